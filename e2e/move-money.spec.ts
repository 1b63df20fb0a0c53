import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible, startAnew } from './people.ts';

const company = (token: string) => ({ ...bearer(token), 'x-tandem-mode': 'company' });

test('payments and refunds are recorded once, and views of a partner’s account are logged', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('an invalid refund amount is rejected and never refunds the whole deal', async () => {
    const token = await enterAs(page, demo.company);
    const lines = await page.request.get('/api/commission_lines?kind=accrual&_sort=number&_order=desc&_end=1', {
      headers: company(token),
    });
    const [line] = (await lines.json()) as { id: string; opportunity_id: string }[];
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/refunds')) sent.push(request.url());
    });
    await page.goto(`/commissions/show/${line!.id}`);
    await page.getByRole('button', { name: 'More', exact: false }).first().click();
    await page.getByRole('menuitem', { name: 'Record refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Credit note number or reference').fill('CN-2026-1');
    await dialog.getByLabel('Reason').fill('Seats returned');
    for (const [typed, told] of [
      ['12x', 'is not an amount'],
      ['12.345', 'at most 2 decimals'],
      ['0', 'Enter an amount above zero'],
      ['999999999', 'The deal amount is'],
    ] as const) {
      await dialog.getByLabel(/Amount refunded/).fill(typed);
      await dialog.getByRole('button', { name: 'Record refund' }).click();
      await expect(dialog).toContainText(told);
    }
    expect(sent).toEqual([]);
  });
  await test.step('finance sees the full account of a partner, and the view is logged', async () => {
    await startAnew(page);
    // The journey uses the other company, because other journeys count the first one's notifications and payouts at the
    // same time.
    const token = await enterAs(page, demo.otherCompany);
    const found = await page.request.get('/api/partners?_end=1', { headers: company(token) });
    const [partner] = (await found.json()) as { id: string }[];
    const made = await page.request.post('/api/payout_methods', {
      headers: company(token),
      data: {
        partner_id: partner!.id,
        rail: 'bank_sepa',
        currency: 'EUR',
        holder_name: 'Alder Partners GmbH',
        country: 'DE',
        details: { iban: 'DE89 3704 0044 0532 0130 00' },
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await page.goto('/commissions/payouts/methods');
    await page
      .getByRole('button', { name: /More about the EUR details/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Show full details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('DE89370400440532013000');
    await expectAccessible(page);
    const log = await page.request.get(`/api/audit_events?ref_id=${id}&_end=10`, { headers: company(token) });
    expect(await log.text()).toContain('Viewed full payout details');
  });
  await test.step('a customer payment is recorded on its won deal, once for each reference', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const deals = await page.request.get('/api/opportunities?status=won&_sort=closed_on&_order=desc&_end=1', {
      headers: company(token),
    });
    const [deal] = (await deals.json()) as { id: string }[];
    await page.goto(`/commissions/opportunities/show/${deal!.id}`);
    const reference = `INV-${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    for (const told of ['Payment recorded', 'This payment was already recorded']) {
      await page.getByRole('button', { name: 'Customer payments' }).click();
      await page.getByRole('menuitem', { name: 'Record payment' }).click();
      await dialog.getByLabel(/Amount paid/).fill('1,000.00');
      await dialog.getByLabel('Invoice number or reference').fill(reference);
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      await expect(page.getByText(told, { exact: false }).last()).toBeVisible();
      if (told === 'Payment recorded') await expect(dialog).toBeHidden();
    }
    // The second part of an invoice is not dropped silently.
    await dialog.getByLabel('Invoice number or reference').fill(`${reference}, second half`);
    // The effect of the new reference moves the buttons.
    await expect(dialog.getByText('already recorded')).toBeHidden();
    await expect(dialog.getByText('The commission is posted to the ledger.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeHidden();
  });
});
