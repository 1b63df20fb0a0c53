import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, expectAccessibleInThemes, startAnew } from './people.ts';
import { expectLoaded, firstOf, undo, visit } from './screens.ts';

test.afterEach(closeWindows);

const pdf = (text: string) => {
  const content = `BT /F 18 Tf 40 120 Td (${text}) Tj ET`;
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\ntrailer<</Root 1 0 R>>\n`,
  );
};
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** A deal of the demo partner, from its own list. */
async function dealOfPartner(page: Page): Promise<string> {
  await enterAs(page, demo.partner);
  const address = await firstOf(page, '/revenue/opportunities');
  return address.split('/').at(-1)!;
}

test('a company shares a file on a deal, the partner opens it in place and uploads another, and the company sees who did what', {
  tag: '@all',
}, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const portal = await (await browser.newContext()).newPage();
  // The headless browser reports that it cannot show PDFs and would be offered the download, so the test reports
  // otherwise.
  await portal.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true, configurable: true }),
  );
  const deal = await dealOfPartner(portal);
  const name = `Offer ${Date.now()}`;

  // The company uploads three files at once; one of them is not what its name says.
  await enterAs(page, demo.company);
  await page.goto(`/commissions/opportunities/show/${deal}?tab=documents`);
  await page.getByRole('button', { name: 'Upload' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload documents' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      file(`${name}.pdf`, pdf('For you')),
      file('Prices.csv', Buffer.from('sku;price\nA;1\n')),
      file('Logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    ]);
  await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'Shared with partners' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(dialog.getByText('Uploaded')).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toHaveText(
    /“Logo\.png” is named like an image, but it contains HTML, SVG or a script/,
  );
  await dialog.getByRole('button', { name: 'Remove Logo.png' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name })).toBeVisible();

  // The partner finds the document on its deal, and the browser's viewer gets it.
  await portal.goto(`/revenue/opportunities/show/${deal}?tab=documents`);
  const shown = portal.waitForResponse((response) => response.url().includes('/api/document_files/'));
  await portal.getByRole('link', { name }).click();
  await expect(portal.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(portal.locator(`iframe[title="${name}"]`)).toBeVisible();
  const answer = await shown;
  expect(answer.status()).toBe(200);
  // The browser's viewer hides the response, so the headers are requested again.
  expect((await portal.request.get(answer.url())).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline;/),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  });
  await expect(portal.getByRole('tab', { name: 'Opened by' })).toHaveCount(0);
  const download = portal.waitForEvent('download');
  await portal.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.pdf`);

  // The partner uploads a document.
  await portal.goto(`/revenue/opportunities/show/${deal}?tab=documents`);
  await portal.getByRole('button', { name: 'Upload' }).first().click();
  const mine = portal.getByRole('dialog', { name: 'Upload documents' });
  await mine.locator('input[type=file]').setInputFiles([file('Signed order.png', PNG)]);
  await mine.getByRole('textbox', { name: 'Name of Signed order.png' }).fill(`Signed ${name}`);
  await mine.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(mine).toBeHidden();
  await expect(portal.getByRole('link', { name: `Signed ${name}` })).toBeVisible();

  // The company sees it, and sees who opened its own document.
  await page.reload();
  await page.getByRole('link', { name: `Signed ${name}` }).click();
  await expect(page.getByRole('img', { name: `Signed ${name}` })).toBeVisible();
  await page.goto(`/commissions/opportunities/show/${deal}?tab=documents`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('tab', { name: 'Opened by' }).click();
  const log = page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'Piet Partner' });
  await expect(log.filter({ hasText: 'Viewed' })).toHaveCount(1);
  await expect(log.filter({ hasText: 'Downloaded' })).toHaveCount(1);

  // A new version has the same address, and the former one stays.
  await page.getByRole('button', { name: 'New version' }).click();
  const version = page.getByRole('dialog', { name: `New version of ${name}` });
  await version.locator('input[type=file]').setInputFiles([file('Second.pdf', pdf('Second'))]);
  await version.getByRole('button', { name: 'Upload version 2' }).click();
  await expect(page.getByText('Second.pdf').first()).toBeVisible();
  await page.getByRole('button', { name: 'Older version' }).click();
  await expect(page).toHaveURL(/\?version=1$/);
  await expect(page.getByText(`${name}.pdf`).first()).toBeVisible();

  // The document is found with Ctrl+K, archived and restored.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /search/i }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: /more/i }).last().click();
  await undo(page, page.getByRole('menuitem', { name: 'Archive' }));
  await expect(page.getByText('Undone. No changes were made.')).toBeVisible();
});

test('an upload is stopped, and documents are read on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a running upload can be stopped and leaves nothing behind', async () => {
    await enterAs(page, demo.company);
    await page.goto(`${await firstOf(page, '/companies')}?tab=documents`);
    // The connection is slow enough to cancel the upload.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400_000,
    });
    // A file is dropped on the list.
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(8_000_000).fill(7)], 'film.bin'));
      return transfer;
    });
    const list = page.getByRole('region', { name: 'documents' });
    await expect(list).toBeVisible();
    await list.dispatchEvent('dragenter', { dataTransfer: dropped });
    await list.dispatchEvent('drop', { dataTransfer: dropped });
    const dialog = page.getByRole('dialog', { name: 'Upload documents' });
    await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel film.bin' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/film\.bin: Canceled/);
    await dialog.getByRole('button', { name: 'Remove film.bin' }).click();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  });
  await test.step('documents and the screen of one are accessible and fit a phone, light or dark', async () => {
    await startAnew(page);
    for (const who of ['company', 'partner'] as const) {
      const headers = bearer(await enterAs(page, demo[who]));
      const some = async (kind: string) => {
        const [row] = (await (await page.request.get(`/api/documents?kind=${kind}&_end=1`, { headers })).json()) as [
          { id: string },
        ];
        return `/documents/${row.id}`;
      };
      const [text, picture] = await Promise.all([some('text'), some('image')]);
      await page.goto('/documents');
      await expectLoaded(page);
      // The list on a wide screen is among those that `every-screen.spec.ts` looks at.
      for (const [width, addresses] of [
        ...(who === 'company' ? ([[1440, [text]]] as const) : []),
        [390, ['/documents', picture, `${picture}?tab=versions`]],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        for (const address of addresses) {
          await visit(page, address);
          await expectAccessibleInThemes(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
        }
      }
    }
  });
});
