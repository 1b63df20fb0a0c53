import { expect, test } from '@playwright/test';
import { ownCompany, payWithoutCodes } from './accounts.ts';
import { expectAccessible } from './people.ts';

const files = ['partners', 'customers', 'rewards'].map((name) => `fixtures/partner-programs/partnerstack-${name}.csv`);

test('a PartnerStack export is imported, and its unpaid commissions are paid once', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { token } = await ownCompany(page);
  await payWithoutCodes(page.request, token);
  await test.step('upload the files, which are recognized', async () => {
    await page.goto('/imports/create');
    await page.locator('input[type=file]').setInputFiles(files);
    await expect(page.getByTitle('partnerstack-rewards.csv', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Upload and review' }).click();
    await expect(page.getByText('PartnerStack: rewards')).toBeVisible();
  });
  await test.step('check and import them as they are mapped', async () => {
    await page.getByRole('button', { name: 'Check import' }).click();
    await expect(page.getByText(/read as cents, as PartnerStack documents them/)).toBeVisible();
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(page.getByRole('heading', { name: 'Import results' })).toBeVisible({ timeout: 60_000 });
  });
  await test.step('read the history on the partner', async () => {
    await page.goto('/partners?q=Analytical');
    await page.getByRole('link', { name: 'Analytical Engines' }).first().click();
    await page.waitForURL(/\/partners\/show\//);
    await page.goto(`${new URL(page.url()).pathname}?tab=before`);
    await expect(page.getByText('Unpaid in the former system')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('pay the unpaid part with one commission', async () => {
    await page.getByRole('button', { name: /^Pay .* in a payout$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add commission/ })
      .click();
    await expect(page.getByText(/^Commission \d+ was added/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay .* in a payout$/ })).toBeHidden();
  });
});
