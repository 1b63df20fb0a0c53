import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';
import { visit } from './screens.ts';

test.afterEach(closeWindows);

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n',
);
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

test('a company files a document, asks a partner for its insurance, and approves what the partner uploads', {
  tag: '@all',
}, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const stamp = Date.now().toString(36);
  const folder = `Insurances ${stamp}`;
  const name = `Insurance ${stamp}`;
  const portal = await (await browser.newContext()).newPage();
  await enterAs(portal, demo.partner);
  const asPartner = { ...bearer(await signInByCall(portal.request, demo.partner)), 'x-tandem-mode': 'partner' };
  const session = await (await portal.request.get('/api/session', { headers: asPartner })).json();

  await test.step('a team member makes a folder for its partners and puts a file into it', async () => {
    await enterAs(page, demo.company);
    await visit(page, '/document_folders/create');
    await page.getByLabel('Name', { exact: true }).fill(folder);
    await page.getByLabel('Who sees this').click();
    await page.getByTitle('Partners', { exact: true }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: folder })).toBeVisible();
    await page.getByRole('button', { name: 'Upload' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Upload documents' });
    await dialog.locator('input[type=file]').setInputFiles([file(`Rules ${stamp}.pdf`)]);
    await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
    await expect(page.getByRole('link', { name: `Rules ${stamp}` })).toBeVisible();
    await page.getByRole('button', { name: 'Who sees this: All partners' }).click();
    await expect(page.getByRole('dialog').getByText(/^\d+ partners$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('and asks the partner for a document', async () => {
    await visit(page, `/document_requests/create?partner=${session.program.partner_id}`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Request document' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('The partner has not uploaded the document yet.')).toBeVisible();
  });

  await test.step('the partner finds the folder and uploads the document', async () => {
    await visit(portal, '/document_folders');
    await portal.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: folder }).click();
    await expect(portal.getByRole('link', { name: `Rules ${stamp}` })).toBeVisible();
    await expect(portal.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
    await visit(portal, '/document_requests');
    await portal.getByRole('link', { name }).click();
    await portal.getByRole('button', { name: 'Upload document' }).click();
    const dialog = portal.getByRole('dialog', { name: `Upload ${name}` });
    await dialog.locator('input[type=file]').setInputFiles([file('Policy.pdf')]);
    const valid = dialog.getByLabel('Valid until');
    await valid.fill('2099-12-31');
    await valid.press('Enter');
    await dialog.getByRole('button', { name: 'Upload document' }).click();
    await expect(dialog).toBeHidden();
    await expect(portal.getByText('To review').first()).toBeVisible();
    await expectAccessible(portal);
  });

  await test.step('the team member approves it, and the partner sees until when it is valid', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Approve document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve document' });
    await dialog.getByRole('button', { name: 'Approve document' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Approved').first()).toBeVisible();
    await portal.reload();
    await expect(portal.getByText('Approved').first()).toBeVisible();
    await expect(portal.getByText(/Valid until .*2099/).first()).toBeVisible();
  });
});
