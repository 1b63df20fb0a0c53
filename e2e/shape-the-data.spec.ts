import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';

/** In a select of the library: opens it, writes, takes the one that is offered. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option', { hasText: option }).last().click();
  await page.keyboard.press('Escape');
}

test('a field of one’s own is made, filled in, filtered by and exported', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/custom-fields');
  // An empty list offers it a second time.
  await page.getByRole('button', { name: 'New field' }).first().click();
  await page.getByLabel('Label', { exact: true }).fill('Go-to-market fit');
  await choose(page, 'Type', 'One choice');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Strategic');
  await page.getByRole('button', { name: 'Colour of Strategic' }).click();
  await page.getByRole('radio', { name: '#2f9e5b' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Opportunistic');
  await page.getByRole('button', { name: /^(Create|Save)/ }).click();
  await expect(page.getByText('Go-to-market fit')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/partners');
  const name = (await page.locator('[data-row-link]').first().textContent())!.trim();
  const address = (await page.locator('[data-row-link]').first().getAttribute('href'))!;
  await page.goto(address.replace('/show/', '/edit/'));
  await choose(page, 'Go-to-market fit', 'Strategic');
  await page.getByRole('button', { name: /^(Create|Save)/ }).click();
  await expect(page).toHaveURL(/\/partners$/);

  await page.goto('/partners?custom.go_to_market_fit=option_1');
  await expect(page.locator('[data-row-link]')).toHaveText([name]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [heading, ...rows] = file.trim().split('\r\n');
  expect(heading).toContain('custom.go_to_market_fit');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(name);
  expect(rows[0]).toContain('Strategic');
});

test('two tags that mean the same are merged, wherever they stand', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  for (const [name, tag] of [
    ['Merge journey one', 'Journey DACH'],
    ['Merge journey two', 'Journey D-A-CH'],
  ]) {
    const made = await page.request.post('/api/accounts', { headers, data: { name, tags: [tag] } });
    expect(made.ok()).toBe(true);
  }
  await page.goto('/tags?entity=accounts&q=Journey');
  await expect(page.getByText('Journey D-A-CH')).toBeVisible();
  await page.getByRole('checkbox', { name: /Journey D-A-CH/ }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Merge' }).click();
  await choose(page, 'Into', 'Journey DACH');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Journey D-A-CH')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/companies?q=Merge%20journey%20two');
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByText('Journey DACH')).toBeVisible();
});
