import { expect, test } from '@playwright/test';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

test('a partner registers deals from its own CRM and sees their state written back', { tag: '@all' }, async ({
  page,
}) => {
  await enterAs(page, demo.partner);

  await test.step('the deal desk leads to the open deals of the CRM', async () => {
    await page.goto('/revenue/deal-desk');
    await page.getByRole('button', { name: 'Register from your CRM' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Register from your CRM' })).toBeVisible();
    const registered = page.getByRole('row', { name: /Bergen: cold chain tracking/ });
    await expect(registered.getByText('In review')).toBeVisible();
    await expect(registered.getByRole('checkbox')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('two chosen deals are registered at once', async () => {
    for (const name of ['Calder: mill planning', 'Lumen: campus rollout'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Register 2 deals' }).click();
    await expect(page.getByText('2 deals registered.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Calder: mill planning/ }).getByText('In review')).toBeVisible();
  });

  await test.step('a value can be changed before a deal is registered', async () => {
    await page
      .getByRole('row', { name: /Quarry: site pilot/ })
      .getByRole('button', { name: 'Register' })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Customer', { exact: true })).toHaveValue('Quarry & Stone');
    await dialog.getByLabel('Deal name').fill('Site pilot in Porto');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('row', { name: /Quarry: site pilot/ }).getByText('In review')).toBeVisible();
  });

  await test.step('the state reaches the CRM', async () => {
    await page.getByText('Registered', { exact: true }).click();
    await expect(page.getByRole('row', { name: /Calder: mill planning/ })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
    }).toPass({ timeout: 30_000 });
    await expectAccessible(page);
  });

  await test.step('the settings of the connection tell which fields are read and written', async () => {
    await page.goto('/connections/catalog?drawer=demo_crm');
    await page.getByRole('button', { name: 'Choose fields' }).click();
    await expect(page.getByRole('switch', { name: 'Write the state of registrations back' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
});
