import { expect, test } from '@playwright/test';
import { ownCompany, payWithoutCodes } from './accounts.ts';
import { expectAccessibleInThemes } from './people.ts';

const OFFICE = '203.0.113.9';

test('a company is used from its own networks only, and nobody locks themselves out', async ({ page }) => {
  const { token } = await ownCompany(page);
  await payWithoutCodes(page.request, token);
  const comeFrom = (address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const save = () => page.getByRole('button', { name: 'Save' }).click();

  await comeFrom(OFFICE);
  await page.goto('/administration/settings?tab=security');
  await expect(page.getByText(`Your address is ${OFFICE}.`)).toBeVisible();
  await page.getByLabel('Sign out when idle, in minutes').fill('15');
  await page.getByRole('button', { name: 'Add network' }).click();
  await page.getByLabel('Network', { exact: true }).fill('198.51.100.7/24');
  await page.getByLabel('Note', { exact: true }).fill('Office in Berlin');
  await page.getByRole('switch', { name: 'Restrict your people to these networks' }).click();
  await save();
  await expect(page.getByText('198.51.100.7/24 is an address inside of 198.51.100.0/24.').first()).toBeVisible();
  await page.getByLabel('Network', { exact: true }).fill('198.51.100.0/24');
  await save();
  await expect(page.getByText(`Add a network with your own address, ${OFFICE}.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add your address' }).click();
  await save();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Network', { exact: true })).toHaveCount(2);
  await expect(page.getByLabel('Network', { exact: true }).nth(1)).toHaveValue(`${OFFICE}/32`);
  await expectAccessibleInThemes(page);

  await comeFrom('198.18.0.7');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This network is not allowed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your address is 198.18.0.7.');
  await comeFrom(OFFICE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`Your address is ${OFFICE}.`)).toBeVisible();
});
