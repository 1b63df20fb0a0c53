import { expect, test } from '@playwright/test';
import { closeWindows, demo, enterAs, expectAccessible, expectAccessibleInThemes } from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

const pdf = (text: string) => {
  const content = `BT /F 18 Tf 40 120 Td (${text}) Tj ET`;
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\ntrailer<</Root 1 0 R>>\n`,
  );
};

test('a company publishes a resource, a partner finds it by a word inside the PDF, and the company sees the open', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const portal = await (await browser.newContext()).newPage();
  await portal.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true, configurable: true }),
  );
  const stamp = Date.now().toString(36);
  const name = `Guide ${stamp}`;
  const word = `walrus${stamp}`;

  await test.step('the company uploads a PDF and publishes it', async () => {
    await enterAs(page, demo.company);
    await page.goto('/resources');
    await expectLoaded(page);
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'New resource' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: `${name}.pdf`,
      mimeType: 'application/pdf',
      buffer: pdf(`The ${word} is faster than it looks`),
    });
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    // A job reads the text of the file.
    await expect(page.getByText('All of it')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('a partner finds it by a word inside the file and opens it in place', async () => {
    await enterAs(portal, demo.partner);
    await portal.goto('/partner-resources');
    await expectLoaded(portal);
    await expectAccessibleInThemes(portal);
    await portal.getByRole('textbox', { name: 'Search names, tags and text inside files' }).fill(word);
    await expect(portal.getByText('Found inside the file')).toBeVisible();
    await expect(portal.locator('mark')).toHaveText(new RegExp(word, 'i'));
    await portal.getByRole('link', { name }).click();
    await expect(portal.locator(`iframe[title="${name}"]`)).toBeVisible();
    await expect(portal.getByRole('tab', { name: 'Opened by' })).toHaveCount(0);
    const download = portal.waitForEvent('download');
    await portal.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toBe(`${name}.pdf`);
  });

  await test.step('the company sees who opened it', async () => {
    await page.getByRole('tab', { name: 'Opened by' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Downloaded' });
    await expect(row.first()).toContainText('Piet Partner');
    await page.goto(page.url().replace('/show/', '/metrics/').split('?')[0]!);
    await expectLoaded(page);
    await expect(page.getByRole('heading', { name: 'By partner' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a customer opens a link without an account, until it is revoked', async () => {
    await page.goto(page.url().replace('/metrics/', '/share/'));
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
    const address = await page.getByRole('dialog').locator('code').textContent();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address!);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(visitor);
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('tab', { name: 'Opens' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Opened' }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Links' }).click();
    await page.getByRole('button', { name: 'Revoke' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked').first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('alert')).toContainText('withdrawn');
  });
});
