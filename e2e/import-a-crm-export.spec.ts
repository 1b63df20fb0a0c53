import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ownCompany } from './accounts.ts';
import { demo, enterAs, expectAccessible, startAnew } from './people.ts';
import { expectLoaded } from './screens.ts';

const files = ['accounts', 'products', 'sales_teams', 'sales_pipeline'].map(
  (name) => `fixtures/crm-sales-opportunities/${name}.csv`,
);

async function upload(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files);
  // The names appear one by one and move the button below them down.
  for (const file of files) await expect(page.getByTitle(basename(file), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Upload and review' }).click();
  await page.waitForURL(/\/imports\/show\//);
}

/** Uploads the files and runs the check. */
async function uploadAndCheck(page: Page): Promise<void> {
  await page.goto('/imports/create');
  await upload(page);
  await page.getByRole('button', { name: 'Check import' }).click();
  const suggestions = page.getByRole('checkbox', { name: /^Use / });
  await suggestions.first().waitFor();
  for (const suggestion of await suggestions.all()) await suggestion.check();
  await page.getByRole('button', { name: /^Use (the|\d+) selected suggestions?$/ }).click();
}

/** A row in the table of planned or performed changes. */
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });

test('imports a dirty CRM export completely, and a second import would duplicate nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await ownCompany(page);
  await page.goto('/imports');
  await page
    .getByRole('link', { name: 'New import' })
    .or(page.getByRole('button', { name: 'New import' }))
    .first()
    .click();
  await expect(page).toHaveURL('/imports/create');

  await upload(page);
  await expect(page.getByText('8,800 rows')).toBeVisible();

  await page.getByRole('button', { name: 'Check import' }).click();
  await expect(page.getByRole('row', { name: /Product GTXPro 1,480/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Industry technolgy 12/ })).toBeVisible();
  await expect(page.getByText('1,480 rows are refused')).toBeVisible();
  const suggestions = page.getByRole('checkbox', { name: /^Use / });
  await suggestions.first().waitFor();
  for (const suggestion of await suggestions.all()) await suggestion.check();
  await page.getByRole('button', { name: /^Use (the|\d+) selected suggestions?$/ }).click();
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
  await expect(page.getByRole('heading', { name: 'Import results' })).toBeVisible({ timeout: 90_000 });
  for (const [stage, count] of figures) await expect(card).toContainText(`${stage}${count}`);
  await page.goto('/commissions/opportunities?source=import');
  await expectLoaded(page);
  await expect(page.getByText(/ of 8,?800$/)).toBeVisible();

  await uploadAndCheck(page);
  await expect(page.getByText('No row would be created or updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import now' })).toBeDisabled();
  await expect(row(page, 'Opportunities')).toHaveText(/^Opportunities008,80000$/);
});

test('imports a list of contacts, downloads the refused rows and undoes the import', { tag: '@all' }, async ({
  page,
}) => {
  await enterAs(page, demo.otherCompany);
  await page.goto('/imports/create');
  const text = 'Contact name;E-Mail;Typ\nAda Journey;ada@journey.example;Byer\nNobody;not an address;Byer\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await page.getByRole('button', { name: 'Upload and review' }).click();
  await page.waitForURL(/\/imports\/show\//);
  await expect(page.getByText('Unused columns: Typ')).toBeVisible();
  await page.getByLabel('Column for Type').click();
  await page.getByTitle('Typ', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Check import' }).click();
  await page.getByLabel('Match for Byer').click();
  await page.getByTitle('Create “Byer”').click();
  await expect(page.getByText('One row is refused')).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download with reasons' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'Nobody,not an address,Byer,"""not an address"" is not an email address"',
  );
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'Import results' })).toBeVisible({ timeout: 30_000 });
  const imported = page.url();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${name} · Tandem`);
  await page.goto('/contacts?q=Ada+Journey');
  await expect(page.getByRole('link', { name: 'Ada Journey' })).toBeVisible();

  await page.goto(imported);
  await page.getByRole('button', { name: 'Undo import' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Created records are removed: contacts (1), contact types (1).');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goto('/contacts?q=Ada+Journey');
  await expectLoaded(page);
  await expect(page.getByRole('link', { name: 'Ada Journey' })).toBeHidden();
});

test('leaving an import mapping asks first, and new records are created together', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('asks before leaving an unsaved mapping, and cannot check an import with all files skipped', async () => {
    await ownCompany(page);
    await page.goto('/imports/create');
    const input = page.locator('input[type=file]');
    await expect(input).toHaveAttribute('accept', /\.xlsx/);
    const buffer = Buffer.from('Acme GmbH,acme.example\nBeta AG,beta.example\n');
    await input.setInputFiles({ name: 'no-header.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload and review' }).click();
    await page.waitForURL(/\/imports\/show\//);
    await expect(page.getByText('The first row is used as column headings: Acme GmbH, acme.example.')).toBeVisible();
    const check = page.getByRole('button', { name: 'Check import' });
    await expect(check).toBeDisabled();

    await page.getByLabel('What is no-header.csv?').fill('Partners');
    await page.getByTitle('Partners', { exact: true }).last().click();
    // A required field needs a column before there is anything to check.
    await expect(page.getByText('Choose a column for Name in no-header.csv.')).toBeVisible();
    await expect(check).toBeDisabled();
    await page.getByRole('link', { name: 'Partners', exact: true }).first().click();
    const asked = page.getByRole('dialog', { name: 'Leave this page?' });
    await asked.getByRole('button', { name: 'Stay' }).click();
    await page.getByLabel('Column for Name').click();
    await page.getByTitle('Acme GmbH', { exact: true }).last().click();
    await expect(check).toBeEnabled();
    await check.click();
    await expect(row(page, 'Partners')).toHaveText(/^Partners1/);
    await page.getByRole('link', { name: 'Partners', exact: true }).first().click();
    await expect(page).toHaveURL('/partners');

    await page.goto('/imports/create');
    await input.setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Email\n') });
    await page.getByRole('button', { name: 'Upload and review' }).click();
    await expect(page.getByText('There are no rows below the headings')).toBeVisible();
    await expect(check).toBeDisabled();
  });
  await test.step('creates new records all at once, and shows the missing column of a recognized file', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/imports/create');
    const names = Array.from(
      { length: 120 },
      (_, index) => `${String.fromCharCode(65 + (index % 26))}${index} customer`,
    );
    const csv = ['Name,Company,Stage,Amount', ...names.map((name) => `Sale to ${name},${name},Prospecting,100`)];
    const buffer = Buffer.from(csv.join('\n'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'our-opportunities.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload and review' }).click();
    await page.waitForURL(/\/imports\/show\//);
    await page.getByLabel('Column for External ID').click();
    await page.locator('.ant-select-item-option:visible', { hasText: /^Name$/ }).click();
    await page.getByRole('button', { name: 'Check import' }).click();
    await expect(page.getByText('120 rows are refused')).toBeVisible();
    await page.getByRole('button', { name: 'Show more (20 left)' }).click();
    await page.getByRole('button', { name: 'Create 120 new records' }).click();
    await expect(row(page, 'Opportunities')).toHaveText(/^Opportunities120/);
    await expect(page.getByRole('row', { name: /^Accounts, added automatically 120/ })).toBeVisible();
    await expect(page.getByText('120 rows are refused')).toBeHidden();
  });
});
