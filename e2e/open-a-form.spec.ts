import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, expectAccessible, startAnew, withMotion } from './people.ts';

test.use(withMotion);

/** The record that the window keeps of the observed elements. */
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: unknown }).seen);

let token: string;
/** A mark that separates the data of this attempt from earlier ones. */
const mark = () => Date.now().toString(36);

/** Opens the accounts of the demo, where every part starts. */
async function begin(page: Page): Promise<void> {
  await startAnew(page);
  token = await enterAs(page, demo.company);
  await page.goto('/companies');
  await expect(page.locator('[data-row]').first()).toBeVisible();
}

test.beforeEach(({ page }) => begin(page));

test('a form accepts typing from the first key and submits once', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('text typed right after opening a form by keyboard goes into its first field', async () => {
    const name = `Quick ${mark()}`;
    await page.keyboard.press('c');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${name.replace(' ', '-')}.test`);
    const drawer = page.getByRole('dialog', { name: 'New account' });
    await expect(drawer.getByLabel('Name')).toHaveValue(name);
    await expect(drawer.getByLabel('Domain')).toHaveValue(`${name.replace(' ', '-')}.test`);
    await page.keyboard.press('Control+Enter');
    await expect(drawer).toBeHidden();
    await page.goto(`/companies?q=${name}`);
    await expect(page.locator('[data-row-link]')).toHaveText([name]);
  });
  await test.step('submitting from the first field sends the whole form', async () => {
    await begin(page);
    await page.getByRole('button', { name: 'New account' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New account' });
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
  await test.step('resubmitting a form after a lost response creates one row', async () => {
    await begin(page);
    await page.getByRole('button', { name: 'New account' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New account' });
    const name = `Patient ${mark()}`;
    await drawer.getByLabel('Name').fill(name);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/accounts', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      // The first request reaches the server, but its response does not reach the page.
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
  await test.step('a month field accepts a full date as its month', async () => {
    await begin(page);
    await enterAs(page, demo.partner);
    await page.goto('/revenue/deal-desk/create');
    const month = page.getByLabel('Expected close');
    const told = { 'Jan 20, 2037': 'January 2037', '2037-03-31': 'March 2037', 'May 2037': 'May 2037' };
    for (const [typed, shown] of Object.entries(told)) {
      await month.click();
      await month.fill('');
      await month.pressSequentially(typed);
      await month.press('Tab');
      await expect(month).toHaveValue(shown);
    }
  });
  await test.step('a date out of range shows the reason and blocks submitting', async () => {
    await begin(page);
    const deals = await page.request.get('/api/opportunities?status=open&_end=1', {
      headers: { authorization: `Bearer ${token}` },
    });
    const [{ id }] = await deals.json();
    await page.goto(`/commissions/opportunities/edit/${id}`);
    const opened = page.getByLabel('Opened', { exact: true });
    const before = await opened.inputValue();
    const type = async (text: string, key = 'Tab') => {
      await opened.fill(text);
      await opened.press(key);
    };
    const said = page.locator('.ant-form-item-explain-error');

    await type('2099-01-02');
    await expect(said.filter({ hasText: 'Jan 2, 2099 is in the future' })).toBeVisible();
    await expect(opened).toHaveValue('Jan 2, 2099');
    await type('next week');
    await expect(said.filter({ hasText: '"next week" is not a day. Use a format such as' })).toBeVisible();
    // The text stays to be corrected, also when the field is entered and left again.
    await expect(opened).toHaveValue('next week');
    await opened.click();
    await opened.press('Tab');
    await expect(opened).toHaveValue('next week');
    await expect(said.filter({ hasText: '"next week" is not a day' })).toBeVisible();
    await expectAccessible(page);

    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(said.filter({ hasText: 'is not a day' })).toBeVisible();
    expect(sent).toEqual([]);

    await type(before);
    await expect(opened).toHaveValue(before);
    await opened.click();
    await page.locator('.ant-picker-dropdown:visible .ant-picker-cell-today').click();
    await expect(opened).not.toHaveValue('');
    await expect(said.filter({ hasText: 'is not a day' })).toHaveCount(0);

    await type('2099-01-02', 'Enter');
    await type('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(said.filter({ hasText: 'Opened is required' })).toBeVisible();
    expect(sent).toEqual([]);
  });
  await test.step('outside a form, an invalid date blocks sending', async () => {
    await begin(page);
    await page.goto('/commissions/opportunities?status=open');
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('button', { name: 'Edit next step' }).click();
    const on = page.getByLabel('Due date', { exact: true });
    await on.fill('2026-02-30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '"2026-02-30" is not a day' })).toBeVisible();
    await expect(on).toHaveValue('2026-02-30');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  });
  await test.step('a number out of range is rejected, not rounded to the limit', async () => {
    await begin(page);
    const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
    const data = { name: `Bounds ${mark()}`, template: 'revenue_share' };
    const made = await page.request.post('/api/commission_plans', { headers, data });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await page.goto(`/commissions/structure/edit/${id}`);
    const rate = page.getByLabel('Rate', { exact: true }).first();
    const before = await rate.inputValue();
    await rate.fill('1500');
    await rate.press('Tab');
    await expect(page.getByRole('alert').filter({ hasText: '"1500" is more than' })).toBeVisible();
    await expect(rate).toHaveValue('1500');
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(rate).toHaveValue(before);
  });
  await test.step('text typed right after opening a dialog by keyboard goes into its first field', async () => {
    await begin(page);
    await openWaiting(page);
    await page.getByRole('button', { name: 'Reject' }).press('Enter');
    await page.keyboard.type('Out of their region');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toHaveValue('Out of their region');
    await expectAccessible(page);
  });
});

test('drawers, dialogs and menus open in place, keep the focus and return it', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('an open drawer has the focus and a name, and Tab goes to its first field', async () => {
    const opener = page.getByRole('button', { name: 'New account' }).first();
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'New account' });
    await expect(drawer.getByRole('button', { name: 'Create' })).toBeVisible();
    expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(drawer.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a drawer that closes shows its form to the end', async () => {
    await begin(page);
    await page.goto(`/products?drawer=${await firstOf(page, 'products')}`);
    const drawer = page.getByRole('dialog', { name: 'Edit product' });
    await expect(drawer.getByRole('button', { name: 'Save' })).toBeVisible();
    await page.evaluate(() => {
      const panel = document.querySelector('.ant-drawer-open')!;
      const isWhole = () => !panel.isConnected || panel.querySelector('form input') !== null;
      Object.assign(window, { seen: isWhole() });
      new MutationObserver(() => {
        if (!isWhole()) Object.assign(window, { seen: false });
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await expect(drawer).toBeHidden();
    expect(await seenBy(page)).toBe(true);
  });
  await test.step('a chosen tab is marked at once, before its content loads', async () => {
    await begin(page);
    await page.goto(`/partners/show/${await firstOf(page, 'partners')}`);
    const tab = page.getByRole('tab', { name: 'Program' });
    await tab.waitFor();
    await page.evaluate(() => {
      const marked = () => document.querySelector('[role=tab][aria-selected=true]')!.textContent;
      const before = marked();
      new MutationObserver(() => {
        if (marked() === before || 'seen' in window) return;
        Object.assign(window, { seen: document.querySelector('[role=tabpanel]')!.getAttribute('aria-busy') });
      }).observe(document.body, { attributes: true, subtree: true });
    });
    await tab.click();
    const panel = page.getByRole('tabpanel', { name: 'Program' });
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    await expect(panel).not.toBeEmpty();
    await expect.poll(() => seenBy(page)).toBe('true');
  });
  await test.step('the columns of a list are chosen and ordered with the keyboard alone', async () => {
    await begin(page);
    const display = page.getByRole('button', { name: 'Display' });
    await display.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Display' });
    await expect(panel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'Comfortable' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table')).toHaveAttribute('data-density', 'compact');
    const heads = page.getByRole('columnheader');
    const second = (await heads.nth(2).textContent())!;
    const third = (await heads.nth(3).textContent())!;
    await panel.getByRole('button', { name: `Move ${second} down` }).press('Enter');
    await expect(heads.nth(2)).toHaveText(third);
    await panel.getByRole('checkbox', { name: third }).press('Space');
    await expect(heads.nth(2)).toHaveText(second);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(display).toBeFocused();
  });
  await test.step('a menu opened by keyboard takes the focus, moves with the arrow keys, and returns the focus', async () => {
    await begin(page);
    const opener = page.getByRole('button', { name: 'Filter' });
    await opener.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const entries = menu.getByRole('menuitem');
    // A long menu is searched first, and its entries follow below.
    const box = page.getByRole('searchbox', { name: 'Find a filter' });
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entries.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type('ind');
    await expect(entries).toHaveCount(1);
    const named = (await entries.first().textContent())!;
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog', { name: named })).toBeVisible();
  });
  await test.step('Tab leaves a menu for the element after its button', async () => {
    await begin(page);
    const opener = page.getByRole('button', { name: 'Filter' });
    await opener.press('Enter');
    const menu = page.getByRole('menu');
    await expect(page.getByRole('searchbox', { name: 'Find a filter' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByPlaceholder('Search', { exact: true })).toBeFocused();
  });
  await test.step('a long menu does not cover its button and can be scrolled to the end by keyboard', async () => {
    await begin(page);
    await page.setViewportSize({ width: 1280, height: 360 });
    const opener = page.getByRole('button', { name: 'Filter' });
    await opener.click();
    const entries = page.getByRole('menu').getByRole('menuitem');
    await expect(page.getByRole('searchbox', { name: 'Find a filter' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const button = (await opener.boundingBox())!;
    // It opens where there is more room.
    const first = (await entries.first().boundingBox())!;
    expect(first.y >= button.y + button.height || first.y + first.height <= button.y).toBe(true);
    await expect(entries.last()).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
    await opener.click();
    await expect(entries).toHaveCount(0);
  });
  await test.step('the page behind an open drawer does not scroll', async () => {
    await begin(page);
    const scrolls = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    expect(await scrolls()).toBe('visible');
    await page.getByRole('button', { name: 'New account' }).first().click();
    await expect.poll(scrolls).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'New account' })).toBeHidden();
    await expect.poll(scrolls).toBe('visible');
  });
  await test.step('a dialog opened by mistake can be canceled before it appears', async () => {
    await begin(page);
    await openWaiting(page);
    const reject = page.getByRole('button', { name: 'Reject' });
    await reject.focus();
    // Both events are in one task, so that nothing happens between them.
    await reject.evaluate((button: HTMLElement) => {
      button.click();
      queueMicrotask(() => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(reject).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('clicks during the opening of a dialog or list reach their target, because both open in place', async () => {
    await begin(page);
    await page.goto('/administration/settings?tab=team');
    await page.evaluate(() => {
      const seen: Record<string, string[]> = { button: [], option: [] };
      Object.assign(window, { seen });
      const look = () => {
        for (const [name, part] of [
          ['button', '.ant-modal [type=submit]'],
          ['option', '.ant-select-item-option'],
        ] as const) {
          const place = document.querySelector(part)?.getBoundingClientRect();
          // Elements outside the window are only measured there by the browser.
          if (!place || place.x < 0 || place.width === 0) continue;
          const where = [place.x, place.y, place.width].map(Math.round).join();
          if (seen[name]!.at(-1) !== where) seen[name]!.push(where);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await page.waitForTimeout(400);
    expect(await seenBy(page)).toEqual({ button: [expect.any(String)], option: [expect.any(String)] });
  });
});

async function firstOf(page: Page, address: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const [row] = (await (await page.request.get(`/api/${address}`, { headers })).json()) as { id: string }[];
  return row!.id;
}

const openWaiting = async (page: Page) =>
  page.goto(`/partners/pending/opportunities/show/${await firstOf(page, 'deal_registrations?status=pending_review')}`);
