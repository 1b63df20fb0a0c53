import { expect, type Page, test } from '@playwright/test';
import { closeWindows, demo, enterAs, startAnew } from './people.ts';
import { openCreated, visit } from './screens.ts';

test.afterEach(closeWindows);

const stamp = Date.now().toString(36);
const accounts = ['harbor', 'meadow', 'summit'].map((name) => `${name}-${stamp}.de`);

async function load(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await visit(page, '/clients/mapping/lists/create');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Source').click();
  await page.getByTitle('CSV file').last().click();
  await page.getByRole('button', { name: /^(Save|Create)/ }).click();
  await openCreated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'accounts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,domain,owner', ...lines].join('\n')),
  });
  await expect(page.getByText('3 accounts loaded')).toBeVisible();
}

async function share(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Share “${name}”` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What you share').click();
  await page.getByTitle('Names', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Change sharing' }).click();
  await expect(page.getByText('Sharing changed')).toBeVisible();
}

test('a partner loads a list, both sides consent, and an introduction is asked for and accepted', async ({ page }) => {
  test.setTimeout(180_000);
  const ours = `Key accounts ${stamp}`;
  const theirs = `Clients ${stamp}`;
  await test.step('the company loads a list and shares names', async () => {
    await enterAs(page, demo.company);
    await load(
      page,
      ours,
      accounts.map((domain) => `Ours ${domain},${domain},Olga`),
    );
    await visit(page, '/clients/mapping');
    await share(page, ours);
  });
  await test.step('the partner loads a CSV file and shares names', async () => {
    await startAnew(page);
    await enterAs(page, demo.partner);
    await load(
      page,
      theirs,
      accounts.map((domain) => `Theirs ${domain},www.${domain},Piet`),
    );
    await visit(page, '/clients/mapping');
    await share(page, theirs);
  });
  await test.step('the partner opens the overlaps and asks for an introduction', async () => {
    await expect(async () => {
      await page.reload();
      await page.getByRole('link', { name: `Open overlaps of ${theirs} with ${ours}` }).click({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText(`Ours ${accounts[0]}`)).toBeVisible();
    await page.getByRole('button', { name: `Actions: Theirs ${accounts[0]}` }).click();
    await page.getByRole('menuitem', { name: 'Ask for introduction…' }).click();
    await page.getByRole('dialog').getByLabel('Request').fill('Please introduce us to the head of logistics.');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for introduction' }).click();
    await expect(page.getByText('Introduction requested')).toBeVisible();
  });
  await test.step('the company accepts and sees who looked', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await visit(page, '/clients/mapping/introductions');
    await page
      .getByRole('link', { name: `Ours ${accounts[0]}` })
      .first()
      .click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Accepted').first()).toBeVisible();
    await visit(page, '/clients/mapping/views');
    await expect(page.getByText(`Ours ${accounts[0]}`).first()).toBeVisible();
  });
});
