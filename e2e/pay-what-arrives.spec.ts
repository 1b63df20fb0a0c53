import { expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany, payWithoutCodes } from './accounts.ts';
import { expectAccessible, startAnew } from './people.ts';

/** A company in which one person may pay alone, and one of its partners. */
async function givenCompany(page: Page, settings: object = {}) {
  const { token } = await ownCompany(page);
  await payWithoutCodes(page.request, token);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const call = async <T>(method: 'POST' | 'PATCH' | 'GET', path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const { organization } = await call<{ organization: { id: string } }>('GET', 'session');
  await call('PATCH', `program_settings/${organization.id}`, { requires_second_approver: false, ...settings });
  const partner = await call<{ id: string }>('POST', 'partners', { name: 'Duna Systems', country: 'HU' });
  const earn = (currency: string, amount_minor: number) =>
    call('POST', 'commission_lines/by_hand', {
      partner_id: partner.id,
      currency,
      amount_minor,
      on: '2026-01-10',
      reason: 'Workshop in Budapest',
    });
  const approve = async ({ id }: { id: string }) => {
    for (const step of ['submit', 'approve']) await call('POST', `payout_batches/${id}/${step}`, {});
  };
  return { call, earn, approve };
}

test('payments match what arrives: whole units, withheld tax and bank fees', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a payout in forints pays whole forints and shows the carried remainder', async () => {
    const { call, earn, approve } = await givenCompany(page);
    await earn('HUF', 123_437);
    const batch = await call<{ id: string }>('POST', 'payout_batches', { currency: 'HUF' });

    await page.goto(`/commissions/payouts/edit/${batch.id}`);
    await expect(page.getByText('HUF is paid in whole units.')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Duna Systems' });
    await expect(row).toContainText(/HUF\s1,234(?!\.)/);
    await expect(row).toContainText(/HUF\s0\.37 carried over/);
    await expectAccessible(page);
    await approve(batch);

    await page.reload();
    await row.getByRole('link').first().click();
    await expect(page.getByText(/^HUF\s0\.37 is carried over to the next payout/)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/commissions?kind=carried&status=payable');
    await page.getByRole('row').filter({ hasText: 'Duna Systems' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Details', level: 2 })).toBeVisible();
    await expect(
      page.getByRole('cell', { name: 'Carried over to the next payout: HUF is paid in whole units' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check calculation' })).toBeHidden();
    await expectAccessible(page);

    // The rate of the forint is fetched, and its source is shown.
    await page.goto('/commissions/rates');
    await page.getByRole('switch', { name: /^Fetch European Central Bank/ }).click();
    await expect(page.getByText(/^Latest rates:/)).toBeVisible();
    await page.getByPlaceholder('Search', { exact: true }).fill('HUF');
    const rate = page.getByRole('row').filter({ hasText: /1 HUF = 0\.00270944\d+ USD/ });
    await expect(rate.first()).toContainText('1 EUR = 1.0705 USD = 395.10 HUF');
    await expectAccessible(page);
  });
  await test.step('tax is withheld by the partner’s country, and the company bears the bank fee', async () => {
    await startAnew(page);
    const { call, earn, approve } = await givenCompany(page, { converts_payouts: true });
    await earn('USD', 100_000);

    await page.goto('/commissions/payouts/withholding');
    await page.getByRole('button', { name: 'New rate' }).first().click();
    const form = page.getByRole('dialog', { name: 'New rate' });
    await form.getByLabel('Country').click();
    await page.keyboard.type('Hungary');
    await page.keyboard.press('Enter');
    await form.getByLabel('Withholding rate').fill('15');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Partners in Hungary' })).toContainText('15%');
    await expectAccessible(page);

    await page.goto('/commissions/payouts/methods');
    await page.getByRole('button', { name: 'Enter details' }).first().click();
    const details = page.getByRole('dialog', { name: 'Enter details' });
    await expect(details.getByText('Use for other currencies')).toBeVisible();
    await page.keyboard.press('Escape');

    const batch = await call<{ id: string }>('POST', 'payout_batches', { currency: 'USD' });
    await approve(batch);
    await page.goto(`/commissions/payouts/edit/${batch.id}`);
    const row = page.getByRole('row').filter({ hasText: 'Duna Systems' });
    await expect(row).toContainText('15% tax withheld, $150.00');
    await page.getByRole('button', { name: 'Mark as paid' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Mark as paid' });
    await dialog.getByLabel('Bank fee, USD').fill('2.50');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(row).toContainText('Paid');
    await row.getByRole('button', { name: 'More about Duna Systems' }).click();
    await page.getByRole('menuitem', { name: 'Edit bank fee' }).click();
    const fee = page.getByRole('dialog', { name: 'Bank fee for the payment to Duna Systems' });
    await expect(fee.getByLabel('Bank fee, USD')).toHaveValue('2.50');
    await fee.getByLabel('Bank fee, USD').fill('3');
    await fee.getByRole('button', { name: 'Save fee' }).click();
    await expect(fee).toBeHidden();
    const accounts = await call<{ code: string; balance_minor: number }[]>('GET', 'ledger_accounts?_end=50');
    const balance = (code: string) => accounts.find((account) => account.code === code)?.balance_minor;
    expect([balance('expense:payout_fees'), balance('liability:withholding'), balance('cash:clearing')]).toEqual([
      -300, 15_000, 85_300,
    ]);
  });
});
