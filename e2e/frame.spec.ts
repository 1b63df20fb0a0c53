import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs } from './people.ts';
import { firstOf } from './screens.ts';

const widthOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())!.width);

test('the menu is 240 wide and 64 when collapsed, and stays as it was left', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/partners');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const width = () => menu.evaluate((element) => element.parentElement!.getBoundingClientRect().width);
  await expect.poll(width).toBe(240);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await expect.poll(width).toBe(64);
});

test('tabs that do not fit lie behind an arrow, and at the width of a usual screen all of them fit', async ({
  page,
}) => {
  await enterAs(page, demo.company);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await firstOf(page, '/partners'));
  const bar = page.getByRole('tablist');
  const last = bar.getByRole('tab').last();
  await expect(last).toBeVisible();
  const arrow = page.locator('[data-to="1"]');
  await expect(arrow).toHaveCount(0);
  expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 800 });
  for (let clicks = 0; clicks < 5 && (await arrow.count()) > 0; clicks += 1) {
    const before = await bar.evaluate((row) => row.scrollLeft);
    await arrow.click();
    await expect.poll(() => bar.evaluate((row) => row.scrollLeft)).toBeGreaterThan(before);
    await page.waitForFunction(() => document.getAnimations().length === 0);
  }
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-to="-1"]')).toBeVisible();
});

test('a drawer is 500 wide, a list shows ten rows, and a pick list asks 300 ms after the last key', async ({
  page,
}) => {
  await enterAs(page, demo.company);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/companies');
  await expect(page.locator('[data-row-link]')).toHaveCount(10);
  expect(asked.some((url) => /\/api\/accounts\?.*_start=0&_end=10/.test(url))).toBe(true);
  await page.goto('/companies?drawer=create');
  await expect.poll(() => widthOf(page, '.ant-drawer-content-wrapper')).toBe(500);
  asked.length = 0;
  const picker = page.getByRole('combobox', { name: 'Belongs to' });
  await picker.click();
  await picker.pressSequentially('qui', { delay: 60 });
  await expect.poll(() => asked.some((url) => /\/api\/accounts\?.*q=qui/.test(url))).toBe(true);
  expect(asked.filter((url) => /\/api\/accounts\?.*q=qu?(&|$)/.test(url))).toEqual([]);
});

test('a form in a dialog is 1000 wide, and on a phone as wide as the screen lets it', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Upload documents' })).toBeVisible();
  await expect.poll(() => widthOf(page, '.ant-modal')).toBe(1000);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => widthOf(page, '.ant-modal')).toBeLessThanOrEqual(390 - 16);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('what is archived can be taken back for five seconds, counted down', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const made = await page.request.post('/api/accounts', { headers, data: { name: `Undone ${Date.now()}` } });
  const { id } = (await made.json()) as { id: string };
  const isArchived = async () =>
    ((await (await page.request.get(`/api/accounts/${id}`, { headers })).json()) as { archived_at: string | null })
      .archived_at !== null;
  // The page's own time, which passes as this journey says.
  await page.clock.install();
  const archive = async () => {
    await page.goto(`/companies/show/${id}`);
    await page.getByRole('button', { name: /more/i }).last().click();
    const item = page.getByRole('menuitem', { name: 'Archive' });
    // Ready to be pressed before its time stands still.
    await item.click({ trial: true });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await item.click();
    await page.clock.runFor(200);
  };
  await archive();
  await expect(page.getByRole('button', { name: 'Undo (5)' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Undo (3)' })).toBeVisible();
  await expect(page.locator('.ant-notification-notice-progress')).toBeVisible();
  expect(await isArchived()).toBe(false);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.clock.runFor(200);
  await expect(page.getByText('Undone. Nothing was changed.')).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await isArchived()).toBe(false);
  await page.clock.resume();
  await archive();
  await page.clock.runFor(4_000);
  expect(await isArchived()).toBe(false);
  await page.clock.runFor(2_000);
  await expect.poll(isArchived).toBe(true);
});

test('copying says that it was done, or that it failed', async ({ page, context }) => {
  await enterAs(page, demo.company);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await firstOf(page, '/commissions'));
  const copy = page.getByRole('button', { name: 'Copy the whole hash' });
  await copy.click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await copy.click();
  await expect(page.getByText('Failed to copy')).toBeVisible();
});

test('above 99 the bell says 99+, and what comes with "Load more" is scrolled to', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.route('**/api/in_app_notifications/unread_count', (route) =>
    route.fulfill({ json: { unread_count: 100 } }),
  );
  await page.goto('/dashboard');
  await expect(page.locator('header').getByText('99+')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.locator('section li')).toHaveCount(5);
  await panel.getByRole('button', { name: 'Load more' }).click();
  await expect(panel.locator('section li')).toHaveCount(10);
  await expect(panel.locator('section li').last()).toBeInViewport();
});

test('a notice that leads out of the product opens a tab of its own', async ({ page, context }) => {
  await enterAs(page, demo.company);
  await page.route(/\/api\/in_app_notifications\?/, (route) =>
    route.fulfill({
      json: [
        {
          id: '01900000-0000-7000-8000-000000000000',
          kind: 'x',
          text: 'Read the terms',
          link: 'https://example.com/terms',
          is_read: true,
          mode: 'company',
          created_at: new Date().toISOString(),
        },
      ],
      headers: { 'x-total-count': '1' },
    }),
  );
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'the terms' }));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const opened = context.waitForEvent('page');
  await page.getByText('Read the terms').click();
  expect((await opened).url()).toBe('https://example.com/terms');
  await expect(page).toHaveURL('/dashboard');
});

test('what could not be saved by itself says so, and is saved when it works again', async ({ page }) => {
  await enterAs(page, demo.finance);
  await page.goto('/notification-settings');
  await page.route('**/api/notification_preferences', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  const choice = page.getByRole('switch', { name: 'Decisions that are due: In the bell' });
  const before = await choice.isChecked();
  await choice.click();
  await expect(page.getByText('auto save failure')).toBeVisible();
  await page.unroute('**/api/notification_preferences');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked({ checked: !before });
});

test('settings hold the view, the appearance and the way out', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/partners');
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  for (const name of ['Light', 'Dark', 'System']) await expect(panel.getByText(name, { exact: true })).toBeVisible();
  await expect(panel.getByText('Log out')).toBeVisible();
});

test('the bell and the settings are worked by the keyboard alone', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/partners');
  for (const [name, label] of [
    [/^Notifications/, 'Notifications'],
    ['Settings', 'Settings'],
  ] as const) {
    const button = page.locator('header').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: label });
    await expect(panel).toBeFocused();
    const isInside = () => panel.evaluate((element) => element.contains(document.activeElement));
    const stops = new Set<string>();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
      stops.add(await page.evaluate(() => document.activeElement!.textContent!));
    }
    expect(stops.size).toBeGreaterThan(2);
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('addresses of the specification lead to where the work is done', async ({ page }) => {
  await enterAs(page, demo.company);
  const registration = (await firstOf(page, '/partners/pending?queue=all')).split('/').at(-1)!.split('?')[0]!;
  await page.goto(`/commissions/opportunities/convert/${registration}`);
  await expect(page).toHaveURL(`/partners/pending/opportunities/show/${registration}`);
  const deal = (await firstOf(page, '/commissions/opportunities')).split('/').at(-1)!.split('?')[0]!;
  await page.goto(`/commissions/opportunities/notes/${deal}`);
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
});
