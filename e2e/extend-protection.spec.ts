import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';

test.afterEach(closeWindows);

test('a partner asks for longer protection, and the company grants it within its rules', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  const mark = Date.now().toString(36);
  const asPartner = { ...bearer(await signInByCall(page.request, demo.partner)), 'x-tandem-mode': 'partner' };
  const portal = await (await browser.newContext()).newPage();
  await enterAs(portal, demo.partner);
  const asCompany = { ...bearer(await enterAs(page, demo.company)), 'x-tandem-mode': 'company' };
  const post = async (headers: Record<string, string>, path: string, data: object = {}) => {
    const answer = await page.request.post(`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id } = await post(asPartner, 'deal_registrations', {
    account_name: `Longer ${mark}`,
    account_domain: `longer-${mark}.example`,
    country: 'NL',
    contact_email: `ada@longer-${mark}.example`,
    amount_minor: 100_000,
    expected_close_on: '2027-12-31',
  });
  const { status } = await post(asPartner, `deal_registrations/${id}/submit`);
  if (status !== 'approved') await post(asCompany, `deal_registrations/${id}/approve`);
  const { opportunity_id } = await post(asCompany, `deal_registrations/${id}/convert`);

  await portal.goto(`/revenue/deal-desk/show/${id}`);
  await expect(portal.getByText(/^Protection lasts .* It can be extended .* You can ask until /)).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Ask for an extension' })).toBeDisabled();
  await post(asPartner, 'opportunity_notes', { opportunity_id, body: 'Met the CFO' });
  await portal.reload();
  await portal.getByRole('button', { name: 'Ask for an extension' }).click();
  const asking = portal.getByRole('dialog', { name: 'Ask for an extension' });
  await asking.getByLabel('Reason').fill('The customer signs next quarter.');
  await asking.getByRole('button', { name: 'Ask for an extension' }).click();
  await expect(portal.getByText(/^You asked for an extension on/)).toBeVisible();
  await expectAccessible(portal);

  await page.goto(`/partners/pending/opportunities/show/${id}`);
  await expect(page.getByText('The customer signs next quarter.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Grant extension' }).click();
  const granting = page.getByRole('dialog', { name: 'Grant extension' });
  await expect(granting.getByLabel('Protected until')).not.toHaveValue('');
  await granting.getByRole('button', { name: 'Grant extension' }).click();
  await expect(granting).toBeHidden();
  await expect(page.getByText('extended the protection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grant extension' })).toHaveCount(0);
});
