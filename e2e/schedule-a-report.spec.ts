import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible, startAnew } from './people.ts';
import { complaintsOf, expectLoaded, firstOf } from './screens.ts';

test('a report is created from a template, previewed, sent and found in the outbox', async ({ page }) => {
  const complaints = complaintsOf(page);
  await enterAs(page, demo.company);
  const name = `Pipeline ${Date.now().toString(36)}`;

  await page.goto('/report-schedules');
  await expectLoaded(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New report' }).click();
  await page.getByRole('link', { name: /Open pipeline every Monday/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Open pipeline');

  // The preview follows the form.
  const preview = page.getByRole('complementary', { name: 'Report preview' });
  await expect(preview.getByRole('figure', { name: /Amount \(USD\) by stage/ })).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Groups' }).getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Account' }).click();
  await expect(preview.getByRole('columnheader', { name: 'Account' })).toBeHidden();

  // The schedule is shown as a sentence with the next five times.
  const times = page.getByRole('region', { name: 'Next runs' });
  await expect(times.getByText('Every Monday at 08:00')).toBeVisible();
  await expect(times.getByRole('listitem')).toHaveCount(5);
  await expect(times.getByRole('listitem').first()).toHaveText(/^Monday/);

  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('PDF', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('This report has not been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  // The history updates itself.
  const reader = page.getByRole('row', { name: /Clara Company/ });
  await expect(reader.getByText('Delivered')).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    reader.getByRole('button', { name: 'Download the copy for Clara Company' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pipeline-.*\.pdf$/);
  await expectAccessible(page);

  await page.goto('/administration/mails');
  await page
    .getByText(/^Open pipeline, /)
    .first()
    .click();
  const mail = page.getByRole('dialog', { name: 'Email' });
  await expect(mail.getByText('Good morning Clara Company')).toBeVisible();
  await expect(mail.getByRole('list', { name: 'Attachments' }).getByText(download.suggestedFilename())).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a partner reads reports, and a report is created on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a partner finds its own reports in the portal, and none of the company’s', async () => {
    await enterAs(page, demo.partner);
    await page.goto('/report-schedules');
    await expectLoaded(page);
    await expect(page.locator('[data-row-link]')).toHaveCount(1);
    await page.locator('[data-row-link]').first().click();
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Piet Partner/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a report can be created and read on a phone', async () => {
    await startAnew(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, demo.company);
    const expectNarrow = async (path: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(390);
    };
    await page.goto('/report-schedules');
    await expectLoaded(page);
    await expectNarrow('the reports');
    await page.goto('/report-schedules/create?template=payable-commissions');
    await expectLoaded(page);
    // The preview could widen the page, and it appears last.
    const preview = page.getByRole('complementary', { name: 'Report preview' });
    await expect(preview.getByRole('columnheader').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next runs' }).getByRole('listitem')).toHaveCount(5);
    await expectNarrow('a new report');
    await expectAccessible(page);
    // The table of deliveries is wider than the phone and scrolls on its own.
    await page.goto(await firstOf(page, '/report-schedules?q=Protection'));
    await expect(page.getByRole('region', { name: /^Recipients of/ }).first()).toBeVisible();
    await expectNarrow('what was sent');
  });
});
