import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';

/** The screen has nothing left to do: all styles that are written ahead are there. */
async function expectPrepared(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => /\.tandem-\w+\.ant-alert/.test(document.head.textContent ?? '')))
    .toBe(true);
}

/** The window's own record of what it was asked to look out for. */
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: unknown }).seen);

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
  await drawer.getByRole('combobox', { name: 'Country' }).first().click();
  await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual([]);
});

test('a list that is pressed and left before it is there stays away', async ({ page }) => {
  await page.getByRole('button', { name: 'New company' }).first().click();
  const country = page.getByRole('dialog', { name: 'New company' }).getByRole('combobox', { name: 'Country' }).first();
  const openAfter = (act: 'stay' | 'leave') =>
    country.evaluate(async (field: HTMLInputElement, does) => {
      field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      if (does === 'leave') field.blur();
      await new Promise((painted) => setTimeout(painted, 500));
      return field.getAttribute('aria-expanded');
    }, act);
  expect(await openAfter('leave')).toBe('false');
  expect(await openAfter('stay')).toBe('true');
});

async function firstOf(page: Page, address: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const [row] = (await (await page.request.get(`/api/${address}`, { headers })).json()) as { id: string }[];
  return row!.id;
}

test('a drawer that closes shows its form to the end', async ({ page }) => {
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

test('another tab is marked at once, and what it holds follows', async ({ page }) => {
  await page.goto(`/partners/show/${await firstOf(page, 'partners')}`);
  const tab = page.getByRole('tab', { name: 'Status and tier' });
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
  const panel = page.getByRole('tabpanel', { name: 'Status and tier' });
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await expect(panel).not.toBeEmpty();
  await expect.poll(() => seenBy(page)).toBe('true');
});

test('the columns of a list are chosen and ordered with the keyboard alone', async ({ page }) => {
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

test('a menu holds the focus when a key opened it, is walked with the arrows, and gives the focus back', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Filter' });
  await opener.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const entries = menu.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries.first()).toBeFocused();
  const named = (await entries.first().textContent())!;
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog', { name: named })).toBeVisible();
});

test('who leaves a menu with Tab comes to what stands after its button', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Filter' });
  await opener.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByPlaceholder('Search', { exact: true })).toBeFocused();
});

test('a menu that is longer than its room leaves its button free and is walked to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  const opener = page.getByRole('button', { name: 'Filter' });
  await opener.click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  const button = (await opener.boundingBox())!;
  expect((await entries.first().boundingBox())!.y).toBeGreaterThanOrEqual(button.y + button.height);
  await expect(entries.last()).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeInViewport({ ratio: 1 });
  await opener.click();
  await expect(entries).toHaveCount(0);
});

test('behind an open drawer the page stands still', async ({ page }) => {
  const scrolls = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await scrolls()).toBe('visible');
  await page.getByRole('button', { name: 'New company' }).first().click();
  await expect.poll(scrolls).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'New company' })).toBeHidden();
  await expect.poll(scrolls).toBe('visible');
});

const openWaiting = async (page: Page) =>
  page.goto(`/partners/pending/opportunities/show/${await firstOf(page, 'deal_registrations?status=pending_review')}`);

test('a dialog that was asked for by mistake is called off before it is there', async ({ page }) => {
  await openWaiting(page);
  const reject = page.getByRole('button', { name: 'Reject' });
  await reject.focus();
  // In one task, so that nothing comes between the two keys.
  await reject.evaluate((button: HTMLElement) => {
    button.click();
    queueMicrotask(() => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reject).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who asks for a dialog by key and goes on typing has typed into its first field', async ({ page }) => {
  await openWaiting(page);
  await page.getByRole('button', { name: 'Reject' }).press('Enter');
  await page.keyboard.type('Out of their region');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Out of their region');
  await expectAccessible(page);
});

test('what is pressed while it appears is not missed: a dialog and a list come where they are', async ({ page }) => {
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
        // What is laid out beside the window is only measured there.
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

test('where a month is asked for, a whole day that is typed is taken as its month', async ({ page }) => {
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

test('of a day that may not be chosen it is said why, and nothing is sent before it is one', async ({ page }) => {
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
  await expect(said.filter({ hasText: 'Jan 2, 2099 is still to come' })).toBeVisible();
  await expect(opened).toHaveValue('Jan 2, 2099');
  await type('next week');
  await expect(said.filter({ hasText: '"next week" is no day: write it like' })).toBeVisible();
  await expectAccessible(page);

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(said.filter({ hasText: 'is no day' })).toBeVisible();
  expect(sent).toEqual([]);

  await type(before);
  await expect(opened).toHaveValue(before);
  await opened.click();
  await page.locator('.ant-picker-dropdown:visible .ant-picker-cell-today').click();
  await expect(opened).not.toHaveValue('');
  await expect(said.filter({ hasText: 'is no day' })).toHaveCount(0);

  await type('2099-01-02', 'Enter');
  await type('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(said.filter({ hasText: 'Opened is required' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('where no form is around it, a day that is none holds back what would be sent', async ({ page }) => {
  await page.goto('/commissions/opportunities');
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'Change the next step' }).click();
  const on = page.getByLabel('On', { exact: true });
  await on.fill('2026-02-30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '"2026-02-30" is no day' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('a number out of bounds is not taken for the nearest within them', async ({ page }) => {
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
