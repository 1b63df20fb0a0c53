import { expect, test } from '@playwright/test';
import { demo, PASSWORD } from './people.ts';

test('without HTTPS, within a company’s network, users sign in, create, upload and copy as usual', {
  tag: '@all',
}, async ({ page, baseURL }) => {
  const address = (path: string) => `http://tandem.intern:${new URL(baseURL!).port}${path}`;
  await page.goto(address('/login'));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('Email').fill(demo.otherCompany);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const name = `Plain ${Date.now().toString(36)}`;
  await page.goto(address('/commissions/opportunities/create'));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('tab', { name: 'Lines' }).click();
  await page.getByRole('button', { name: 'Add lines' }).click();
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByLabel('Quantity')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Upload' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload documents' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Prices.csv', mimeType: 'text/csv', buffer: Buffer.from('sku;price\nA;1\n') });
  await dialog.getByRole('button', { name: 'Upload' }).last().click();
  await expect(page.getByRole('rowheader', { name: 'Prices' })).toBeVisible();

  await page.goto(address('/commissions?status=paid'));
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
});
