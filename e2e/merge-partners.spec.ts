import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible } from './people.ts';
import { expectLoaded } from './screens.ts';

test('a duplicate partner is merged after a preview, and the old record leads to the kept one', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const make = async (resource: string, data: object) => {
    const answer = await page.request.post(`/api/${resource}`, { headers: bearer(token), data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const mark = Date.now().toString(36);
  const [north, south] = [`North ${mark}`, `South ${mark}`];
  const region_id = await make('partner_regions', { name: north });
  await make('partner_regions', { name: south });
  const kept = await make('partners', { name: `Northwind ${mark}`, city: 'Bonn', region_id });
  const given = await make('partners', { name: `Nordwind ${mark}`, city: 'Hamburg', domain: `nw-${mark}.example` });
  await make('contacts', { first_name: 'Nora', last_name: 'North', partner_id: given });

  // The partner works in a second region too.
  await page.goto(`/partners/edit/${kept}`);
  await expectLoaded(page);
  await page.getByLabel('Other regions').fill(south);
  await page.getByTitle(south).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(/edit/);

  await page.goto(`/partners/show/${kept}`);
  await expectLoaded(page);
  await expect(page.getByText(`${north} main, ${south}`)).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge another partner…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await dialog.getByLabel('Duplicate partner').fill('Nordwind');
  await page.getByTitle(`Nordwind ${mark}`).click();
  await expect(dialog.getByText(`Moves from Nordwind ${mark} to Northwind ${mark}: 1 contact.`)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Address: Hamburg' }).check();
  await expect(dialog.getByRole('radio', { name: `Name: Northwind ${mark}` })).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Partners merged: 0 deals and 1 contact moved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: `nw-${mark}.example` }).first()).toBeVisible();
  await expect(page.getByText('Hamburg').first()).toBeVisible();
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByText('Nora North')).toBeVisible();

  await page.goto(`/partners/show/${given}`);
  await expect(page.getByText(`Nordwind ${mark} was merged into Northwind ${mark}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
  await expectAccessible(page);
  await page
    .getByRole('alert')
    .getByRole('link', { name: `Northwind ${mark}` })
    .click();
  await expect(page).toHaveURL(new RegExp(kept));
});
