import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';

/** The screen has nothing left to do: all styles that are written ahead are there. */
async function expectPrepared(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => /\.tandem-\w+\.ant-alert/.test(document.head.textContent ?? '')))
    .toBe(true);
}

let token: string;
/** Of this try: what another wrote stays. */
const mark = () => Date.now().toString(36);

test.beforeEach(async ({ page }) => {
  token = await enterAs(page, demo.company);
  await page.goto('/companies');
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

test('who opens a form by key and goes on typing has typed into its first field', async ({ page }) => {
  const name = `Quick ${mark()}`;
  await page.keyboard.press('c');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${name.replace(' ', '-')}.test`);
  const drawer = page.getByRole('dialog', { name: 'New company' });
  await expect(drawer.getByLabel('Name')).toHaveValue(name);
  await expect(drawer.getByLabel('Domain')).toHaveValue(`${name.replace(' ', '-')}.test`);
  await page.keyboard.press('Control+Enter');
  await expect(drawer).toBeHidden();
  await page.goto(`/companies?q=${name}`);
  await expect(page.locator('[data-row-link]')).toHaveText([name]);
});

test('a form that is sent before all of it is there is sent as a whole', async ({ page }) => {
  await page.getByRole('button', { name: 'New company' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New company' });
  const name = `Hasty ${mark()}`;
  await drawer.getByLabel('Name').evaluate((field: HTMLInputElement, text) => {
    field.focus();
    document.execCommand('insertText', false, text);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  }, name);
  await expect(drawer).toBeHidden();
  await page.goto(`/companies?q=${name}`);
  await expect(page.locator('[data-row-link]')).toHaveText([name]);
});

test('a form whose answer was lost on the way is sent again, and has made one row', async ({ page }) => {
  await page.getByRole('button', { name: 'New company' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New company' });
  const name = `Patient ${mark()}`;
  await drawer.getByLabel('Name').fill(name);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/accounts', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    // The first reaches the server; what it says does not reach us.
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer).toBeHidden();
  expect(keys).toEqual([keys[0], keys[0]]);
  await page.goto(`/companies?q=${name}`);
  await expect(page.locator('[data-row-link]')).toHaveText([name]);
});

test('an opened drawer holds the focus under its name, and the next stop is its first field', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'New company' }).first();
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New company' });
  await expect(drawer.getByRole('button', { name: 'Create' })).toBeVisible();
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('opening a drawer, a filter and a menu writes no style: they are written while the screen has nothing to do', async ({
  page,
}) => {
  await expectPrepared(page);
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const { textContent } of addedNodes) if (textContent?.includes('.ant-')) written.push(textContent);
      }
    }).observe(document.head, { childList: true });
  });
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Added' }).click();
  await expect(page.getByRole('dialog', { name: 'Added' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New company' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New company' });
  await expect(drawer.getByRole('button', { name: 'Create' })).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Country' }).click();
  await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual([]);
});

test('who asks for a dialog by key and goes on typing has typed into its first field', async ({ page }) => {
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const answer = await page.request.get('/api/deal_registrations?status=pending_review', { headers });
  const [waiting] = (await answer.json()) as { id: string }[];
  await page.goto(`/partners/pending/opportunities/show/${waiting!.id}`);
  await page.getByRole('button', { name: 'Reject' }).press('Enter');
  await page.keyboard.type('Out of their region');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Out of their region');
  await expectAccessible(page);
});
