import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible } from './people.ts';
import { expectLoaded } from './screens.ts';

test('duplicate accounts are merged value by value, and the old name leads to the kept one', { tag: '@all' }, async ({
  page,
}) => {
  const token = await enterAs(page, demo.company);
  const post = async (resource: string, data: object) => {
    const answer = await page.request.post(`/api/${resource}`, { headers: bearer(token), data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const make = (data: object) => post('accounts', data);
  const mark = Date.now().toString(36);
  const kept = await make({ name: `Northwind ${mark}`, industry: 'Retail', country: 'DE' });
  const given = await make({ name: `Northwind Traders ${mark}`, industry: 'Food', domain: `nw-${mark}.example` });
  await post('contacts', { first_name: 'Nora', last_name: 'North', account_id: given });
  const stages = await page.request.get('/api/opportunity_stages?category=lost&_end=1', { headers: bearer(token) });
  const [lost] = (await stages.json()) as { id: string; type_id: string }[];
  const deal = { name: `Lost ${mark}`, account_id: given, type_id: lost!.type_id, stage_id: lost!.id };
  await post('opportunities', { ...deal, closed_on: '2026-01-10', lost_reason: 'price' });

  await page.goto(`/companies/show/${kept}`);
  await expectLoaded(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge another account…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await dialog.getByLabel('Duplicate account').fill('Northwind Traders');
  await page.getByTitle(`Northwind Traders ${mark}`).click();
  await dialog.getByRole('radio', { name: 'Industry: Food' }).check();
  await expect(dialog.getByRole('radio', { name: `Name: Northwind ${mark}` })).toBeChecked();
  await expect(dialog.getByRole('row', { name: 'Domain' })).toContainText(`nw-${mark}.example`);
  await expectAccessible(page);
  // The dialog is 1000 pixels wide, because it compares two records.
  expect((await page.locator('.ant-modal').boundingBox())!.width).toBe(1000);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Accounts merged. 1 deal and 1 contact moved.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('heading', { level: 1, name: `Northwind ${mark}` })).toBeVisible();
  await expect(page.getByText(`nw-${mark}.example`).first()).toBeVisible();
  // All deals are kept, including lost ones.
  await expect(page.getByRole('tab', { name: 'Deals 1' })).toBeVisible();
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await expect(page.getByText('Nora North')).toBeVisible();

  await page.goto(`/companies/show/${given}`);
  await page.getByRole('link', { name: `Northwind ${mark}` }).click();
  await expect(page).toHaveURL(new RegExp(kept));
});
