import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';
import { expectLoaded } from './screens.ts';

test('a partner holds a free account, releases it, and later joins another partner’s deal with it', {
  tag: '@all',
}, async ({ browser, page }) => {
  const mark = Date.now().toString(36);
  const partnerToken = await enterAs(page, demo.partner);
  await page.goto('/revenue/deal-desk/create');
  await expectLoaded(page);
  await page.getByRole('textbox', { name: 'Account name' }).fill(`Fjord ${mark}`);
  await page.getByRole('textbox', { name: 'Website' }).fill(`fjord-${mark}.example`);
  await page.getByRole('textbox', { name: 'Website' }).blur();
  await expect(page.getByText('You can hold this account for 48 hours while you prepare.')).toBeVisible();
  await page.getByRole('button', { name: 'Hold for 48 hours' }).click();
  await expect(
    page.getByText('Held for another 2 days').or(page.getByText('Held for another 1 day 23 hours')),
  ).toBeVisible();
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByRole('button', { name: 'Hold for 48 hours' })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  const second = await browser.newContext();
  const company = await second.newPage();
  const companyToken = await enterAs(company, demo.company);
  await company.goto('/partners/pending?queue=held');
  await expect(company.getByRole('row', { name: `Fjord ${mark}` })).toContainText(/Held, (2 days|1 day 23 hours) left/);
  await expectAccessible(company);

  await page.getByRole('button', { name: 'Release hold' }).click();
  await expect(page.getByText(/^Held for another /)).toBeHidden();
  await company.reload();
  await expectLoaded(company);
  await expect(company.getByRole('row', { name: `Fjord ${mark}` })).toBeHidden();

  // In the meantime the account is protected for another partner, and both work on one deal.
  const headers = { authorization: `Bearer ${companyToken}` };
  const partnerHeaders = { authorization: `Bearer ${partnerToken}` };
  const others = await (await company.request.get('/api/partners?status_category=active&_end=50', { headers })).json();
  const [own] = await (await page.request.get('/api/deal_registrations?_end=1', { headers: partnerHeaders })).json();
  const claim = {
    account_name: `Fjord ${mark}`,
    account_domain: `fjord-${mark}.example`,
    type_id: own.type_id,
    contact_email: `ada@fjord-${mark}.example`,
    title: `Fjord ${mark}`,
    amount_minor: 500_000,
    country: 'NO',
    expected_close_on: '2099-12-31',
  };
  const register = async (by: Page, data: object, as: Record<string, string>): Promise<string> => {
    const made = await by.request.post('/api/deal_registrations', { headers: as, data });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = await made.json();
    const done = await by.request.post(`/api/deal_registrations/${id}/submit`, { headers: as, data: {} });
    expect(done.status(), await done.text()).toBe(200);
    return id;
  };
  const partner_id = others.find(({ name }: { name: string }) => name !== own.partner_name).id;
  await register(company, { ...claim, partner_id }, headers);
  const id = await register(page, claim, partnerHeaders);
  await company.goto(`/partners/pending/opportunities/show/${id}`);
  await company.getByRole('button', { name: 'Merge into one deal' }).click();
  const dialog = company.getByRole('dialog');
  await dialog.getByLabel('Share of the commission for this role').fill('40');
  await expect(dialog.getByRole('row', { name: own.partner_name })).toContainText('40%');
  await dialog.getByLabel('Reason').click();
  await company.getByTitle('Agreed with all parties').click();
  await dialog.getByLabel('Explanation').fill('Both met the buyer.');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(company.getByText('Merged into an existing deal')).toBeVisible();
  await expectAccessible(company);
  await page.goto(`/revenue/deal-desk/show/${id}`);
  await expect(page.getByText('You take part in an existing deal')).toBeVisible();
  await page.getByRole('link', { name: `Fjord ${mark}` }).click();
  await expect(page.getByText('Your role', { exact: true })).toBeVisible();
  await second.close();
});
