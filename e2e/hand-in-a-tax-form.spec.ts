import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible, startAnew } from './people.ts';

test('a partner hands in its tax form, the company accepts it, and payments come with invoices', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('the partner fills in a short form, and a forged VAT number is refused beside its field', async () => {
    await enterAs(page, demo.partner);
    await page.goto('/revenue/tax');
    await expectAccessible(page);
    await page.getByRole('button', { name: /Submit a new form|Fill in tax profile/ }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Street and number').fill('Speicherstraße 14');
    await form.getByLabel('VAT number').fill('DE136695977');
    await form.getByLabel('National tax number').fill('27/123/45678');
    // The demo company asks everyone outside the United States for Form W-8.
    for (const name of ['Type of entity', 'FATCA status']) {
      await form.getByRole('combobox', { name }).click();
      await page.locator('.ant-select-item-option:visible').first().click();
    }
    await form.getByRole('checkbox', { name: /I certify/ }).check();
    await form.getByRole('button', { name: 'Submit tax profile' }).click();
    await expect(form).toContainText('This VAT number is not valid in this country.');
    await form.getByLabel('VAT number').fill('DE136695976');
    await form.getByRole('button', { name: 'Submit tax profile' }).click();
    await expect(page.getByText('The company reviews your tax profile')).toBeVisible();
    await expect(page.getByText('ending in 5976')).toBeVisible();
  });
  await test.step('the company compares the full number and accepts the profile', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/commissions/payouts/tax?status=submitted');
    await page.getByText('Hamburg', { exact: false }).or(page.getByRole('row').nth(1)).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Show full numbers' }).click();
    await expect(page.getByRole('dialog')).toContainText('DE136695976');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Accept profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept profile' }).click();
    await expect(page.getByText('The tax profile is accepted')).toBeVisible();
  });
  await test.step('the partner downloads the invoice of a payment', async () => {
    await startAnew(page);
    await enterAs(page, demo.partner);
    await page.goto('/revenue/invoices');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /as PDF/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^SB-\d+-\d{5}\.pdf$/);
  });
});
