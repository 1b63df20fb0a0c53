import { expect, test } from '@playwright/test';
import { demo, enterAs } from './people.ts';

test('what a deal and a partner earned stands among what else happened to them, each figure with its receipt', async ({
  page,
}) => {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const read = async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json();
  const [line] = await read('commission_lines?kind=accrual&status=paid&_sort=effective_on&_order=desc&_start=0&_end=1');

  await page.goto(`/commissions/opportunities/show/${line.opportunity_id}?tab=history`);
  const ofDeal = page.getByRole('listitem').filter({ hasText: `${line.partner_name} earned` });
  await expect(ofDeal.locator(`a[href="/commissions/show/${line.id}"]`)).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /(moved it from|opened it in)/ })
      .first(),
  ).toBeVisible();

  const [payment] = await read(
    `payout_items?partner_id=${line.partner_id}&status=paid&_sort=paid_on&_order=desc&_start=0&_end=1`,
  );
  await page.goto(`/partners/show/${line.partner_id}?tab=activity`);
  const happened = page.getByRole('listitem');
  await expect(happened.filter({ hasText: `${line.partner_name} earned` }).first()).toBeVisible();
  await expect(
    happened.filter({ hasText: 'was paid' }).getByRole('link', { name: payment.batch_name }).first(),
  ).toBeVisible();
  await expect(happened.filter({ hasText: 'created this' })).toBeVisible();
});

test('a payout tells who prepared it, who approved it and who booked it as paid', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const answer = await page.request.get('/api/payout_batches?status=paid&_start=0&_end=1', { headers });
  const [paid] = await answer.json();
  await page.goto(`/commissions/payouts/edit/${paid.id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  const happened = page.getByRole('listitem');
  await expect(happened.filter({ hasText: 'Clara Company created this' })).toBeVisible();
  await expect(happened.filter({ hasText: 'Clara Company changed the status from Draft to To approve' })).toBeVisible();
  await expect(
    happened.filter({ hasText: 'Fina Finance changed the status from To approve to Approved' }),
  ).toBeVisible();
  await expect(happened.filter({ hasText: 'Fina Finance changed the status from Approved to Paid' })).toBeVisible();
});
