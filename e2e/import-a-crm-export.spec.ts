import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs } from './people.ts';
import { expectLoaded } from './screens.ts';

const files = ['accounts', 'products', 'sales_teams', 'sales_pipeline'].map(
  (name) => `fixtures/crm-sales-opportunities/${name}.csv`,
);

/** From the files to an accepted check, as a person does it. */
async function uploadAndCheck(page: Page): Promise<void> {
  await page.goto('/imports/create');
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Upload and look at them' }).click();
  await page.waitForURL(/\/imports\/show\//);
  await page.getByRole('button', { name: 'Check: what would happen?' }).click();
  await page.getByRole('button', { name: /^Use all \d+ proposals$/ }).click();
}

/** A row of the table of what would happen, or did. */
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });

test('a dirty CRM export comes in whole in one sitting, and a second time doubles nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await enterAs(page, demo.otherCompany);
  await page.goto('/imports');
  await page
    .getByRole('link', { name: 'New import' })
    .or(page.getByRole('button', { name: 'New import' }))
    .first()
    .click();
  await expect(page).toHaveURL('/imports/create');

  await page.locator('input[type=file]').setInputFiles(files);
  for (const name of ['accounts.csv', 'sales_pipeline.csv']) await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Upload and look at them' }).click();
  await page.waitForURL(/\/imports\/show\//);
  await expect(page.getByText('8,800 rows')).toBeVisible();

  await page.getByRole('button', { name: 'Check: what would happen?' }).click();
  await expect(page.getByRole('row', { name: /Product GTXPro 1,480/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Industry technolgy 12/ })).toBeVisible();
  await expect(page.getByText('1,480 rows are refused')).toBeVisible();
  await page.getByRole('button', { name: /^Use all \d+ proposals$/ }).click();
  await expect(page.getByText('1,480 rows are refused')).toBeHidden();
  await expect(row(page, 'Opportunities')).toContainText('8,800');
  const figures: [string, string][] = [
    ['Won', '4,238'],
    ['Lost', '2,473'],
    ['Engaging', '1,589'],
    ['Prospecting', '500'],
  ];
  const card = page.locator('main');
  for (const [stage, count] of figures) await expect(card).toContainText(`${stage}${count}`);

  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible({ timeout: 90_000 });
  for (const [stage, count] of figures) await expect(card).toContainText(`${stage}${count}`);
  await page.goto('/commissions/opportunities?source=import');
  await expectLoaded(page);
  await expect(page.getByText(/ of 8,?800$/)).toBeVisible();

  await uploadAndCheck(page);
  await expect(page.getByRole('button', { name: 'Import now' })).toBeEnabled();
  await expect(row(page, 'Opportunities')).toHaveText(/^Opportunities008,80000$/);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible({ timeout: 90_000 });
  await page.goto('/commissions/opportunities?source=import');
  await expectLoaded(page);
  await expect(page.getByText(/ of 8,?800$/)).toBeVisible();
});
