import { expect, test } from '@playwright/test';
import { otherLinkIn, pathOf } from './mailbox.ts';
import { closeWindows, demo, enterAs, enterBy, signInByCall, startAnew } from './people.ts';

test('the history of deals, partners and payouts links to their receipts', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('the history of a deal and a partner includes commissions, each with its receipt', async () => {
    const token = await enterAs(page, demo.company);
    const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
    const read = async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json();
    const [line] = await read(
      'commission_lines?kind=accrual&status=paid&_sort=effective_on&_order=desc&_start=0&_end=1',
    );

    await page.goto(`/commissions/opportunities/show/${line.opportunity_id}?tab=overview`);
    const ofDeal = page.getByRole('listitem').filter({ hasText: `${line.partner_name} earned` });
    await expect(ofDeal.locator(`a[href="/commissions/show/${line.id}"]`)).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /(moved|created) the deal (from|in)/ })
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
  await test.step('a payout shows who prepared it, approved it and booked it as paid', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
    const answer = await page.request.get('/api/payout_batches?status=paid&_start=0&_end=1', { headers });
    const [paid] = await answer.json();
    await page.goto(`/commissions/payouts/edit/${paid.id}`);
    await page.getByRole('tab', { name: 'History' }).click();
    const happened = page.getByRole('listitem');
    await expect(happened.filter({ hasText: 'Clara Company created this' })).toBeVisible();
    await expect(
      happened.filter({ hasText: 'Clara Company changed the status from Draft to Pending approval' }),
    ).toBeVisible();
    await expect(
      happened.filter({ hasText: 'Fina Finance changed the status from Pending approval to Approved' }),
    ).toBeVisible();
    await expect(happened.filter({ hasText: 'Fina Finance changed the status from Approved to Paid' })).toBeVisible();
  });
});

test('an email to partner users appears in the registration’s history on both sides, without its personal link', {
  tag: '@all',
}, async ({ page, browser }) => {
  const domain = `heron-${Date.now()}.example`;
  const call = async (token: string, mode: string, path: string, data: unknown = {}) => {
    const answer = await page.request.post(`/api/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': mode },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const partner = await signInByCall(page.request, demo.partner);
  const company = await enterAs(page, demo.company);
  const { id } = await call(partner, 'partner', 'deal_registrations', {
    account_name: `Heron ${domain.slice(6, 19)}`,
    account_domain: domain,
    country: 'US',
    contact_email: `ada@${domain}`,
    amount_minor: 1_000_000,
    expected_close_on: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
  });
  const { status } = await call(partner, 'partner', `deal_registrations/${id}/submit`);
  if (status !== 'approved') await call(company, 'company', `deal_registrations/${id}/approve`);

  await page.goto(`/partners/pending/opportunities/show/${id}`);
  const mail = page.getByRole('listitem').filter({ hasText: /^Email to Piet Partner: .*approved/ });
  await expect(mail).toBeVisible();
  // The email asks whether the decision was fair, with a link that answers for the partner.
  await mail.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Email' })).toContainText(
    'Only the recipient can read this email, because it contains a personal link or code.',
  );

  const there = await (await browser.newContext()).newPage();
  await enterBy(there, partner);
  await there.goto(`/revenue/deal-desk/show/${id}`);
  const told = there.getByRole('listitem').filter({ hasText: /^Email to Piet Partner: .*approved/ });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText('Queued');
  await expect(told.getByRole('link')).toHaveCount(0);

  // Opening the link of the email sends nothing, because programs that check links open them, too.
  const sent: string[] = [];
  there.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await there.goto(
    pathOf(await otherLinkIn(demo.partner, '', new RegExp(`https?:\\S+/public/fairness/${id}#\\S+answer=yes`))),
  );
  await expect(there.getByText('You chose “Yes” in the email. Select it here to send your answer.')).toBeVisible();
  await expect(there.getByRole('button', { name: 'Yes' })).toBeFocused();
  expect(sent).toEqual([]);
  await there.getByRole('button', { name: 'Yes' }).click();
  await expect(there.getByText('Your answer: yes, it was fair.')).toBeVisible();
  await closeWindows({ browser });
});
