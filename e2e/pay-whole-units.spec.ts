import { expect, test } from '@playwright/test';
import { bearer, ownCompany } from './accounts.ts';
import { expectAccessible } from './people.ts';

test('a payout in forints is paid in whole ones, and says where the rest is', async ({ page }) => {
  const { token } = await ownCompany(page);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const call = async <T>(method: 'POST' | 'PATCH' | 'GET', path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const { organization } = await call<{ organization: { id: string } }>('GET', 'session');
  await call('PATCH', `programme_settings/${organization.id}`, { requires_second_approver: false });
  const partner = await call<{ id: string }>('POST', 'partners', { name: 'Duna Systems' });
  await call('POST', 'commission_lines/by_hand', {
    ...{ partner_id: partner.id, currency: 'HUF', amount_minor: 123_437, on: '2026-01-10' },
    reason: 'Workshop in Budapest',
  });
  const batch = await call<{ id: string }>('POST', 'payout_batches', { currency: 'HUF' });

  await page.goto(`/commissions/payouts/edit/${batch.id}`);
  await expect(page.getByText('HUF is paid in whole units.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Duna Systems' });
  await expect(row).toContainText(/HUF\s1,234\.00/);
  await expect(row).toContainText(/HUF\s0\.37 carried over/);
  await expectAccessible(page);
  for (const step of ['submit', 'approve']) await call('POST', `payout_batches/${batch.id}/${step}`, {});

  await page.reload();
  await row.getByRole('link').first().click();
  await expect(page.getByText(/^HUF\s0\.37 is carried over: this currency is paid in whole units/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/commissions?kind=carried&status=payable');
  await page.getByRole('row').filter({ hasText: 'Duna Systems' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'How it came about' })).toBeVisible();
  await expect(
    page.getByRole('cell', { name: 'Carried over to the next payout: HUF is paid in whole units' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work it out again' })).toBeHidden();
  await expectAccessible(page);
});
