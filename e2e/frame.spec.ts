import { expect, type Page, test } from '@playwright/test';
import { bearer, colleague, enterAsColleague, ownCompany, signInByCall, skipPartnerSetup } from './accounts.ts';
import { linkIn } from './mailbox.ts';
import { demo, enterAs, startAnew, withMotion } from './people.ts';
import { expectLoaded, firstOf, openFirst } from './screens.ts';

test.use(withMotion);

const widthOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())!.width);

test('the frame keeps its widths, its tabs and its colors', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('the menu is 240 wide, 64 when collapsed, and keeps its state', async () => {
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
  await test.step('tabs that do not fit are behind an arrow, and all fit on a usual screen', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openFirst(page, '/companies');
    const bar = page.getByRole('tablist');
    const last = bar.getByRole('tab').last();
    await expect(last).toBeVisible();
    const arrow = page.locator('[data-to="1"]');
    await expect(arrow).toHaveCount(0);
    expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(arrow).toBeVisible();
    // Each press scrolls further, until the last tab is visible.
    await expect(async () => {
      if (await arrow.isVisible()) await arrow.click({ timeout: 2000 });
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 2000 });
    }).toPass();
    await last.click();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-to="-1"]')).toBeVisible();
  });
  await test.step('a drawer is 500 wide, a list shows ten rows, and a pick list asks 300 ms after the last key', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await page.goto('/companies');
    await expect(page.locator('[data-row-link]')).toHaveCount(10);
    expect(asked.some((url) => /\/api\/accounts\?.*_start=0&_end=10/.test(url))).toBe(true);
    await page.goto('/companies?drawer=create');
    await expect.poll(() => widthOf(page, '.ant-drawer-content-wrapper')).toBe(500);
    await page.getByRole('button', { name: 'More fields' }).click();
    asked.length = 0;
    const picker = page.getByRole('combobox', { name: 'Parent account' });
    await picker.click();
    await picker.pressSequentially('qui', { delay: 60 });
    await expect.poll(() => asked.some((url) => /\/api\/accounts\?.*q=qui/.test(url))).toBe(true);
    expect(asked.filter((url) => /\/api\/accounts\?.*q=qu?(&|$)/.test(url))).toEqual([]);
  });
  await test.step('a form in a dialog is 1000 wide, and on a phone as wide as the screen lets it', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Upload', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Upload documents' })).toBeVisible();
    await expect.poll(() => widthOf(page, '.ant-modal')).toBe(1000);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => widthOf(page, '.ant-modal')).toBeLessThanOrEqual(390 - 16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
  await test.step('at 200% zoom, menus of the header fit on the screen', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto('/partners');
    for (const [name, label] of [
      [/^Notifications/, 'Notifications'],
      ['Settings', 'Settings'],
    ] as const) {
      await page.locator('header').getByRole('button', { name }).click();
      const panel = page.getByRole('dialog', { name: label, exact: true });
      await expect(panel).toBeFocused();
      const bottomOf = async () => {
        const box = (await panel.boundingBox())!;
        return box.y + box.height;
      };
      await expect.poll(bottomOf).toBeLessThanOrEqual(400);
      if (label === 'Notifications') await expect(panel.getByRole('button', { name: 'Load more' })).toBeInViewport();
      else await expect(panel.getByRole('button', { name: 'Log out' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  });
  await test.step('without a personal choice, the theme follows the system', async () => {
    await startAnew(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAs(page, demo.otherCompany);
    await page.goto('/partners');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' }).getByRole('radio', { name: 'System' })).toBeChecked();
  });
  await test.step('pages print dark on white in every theme', async () => {
    await startAnew(page);
    await enterAs(page, demo.otherCompany);
    await page.goto('/partners');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const colors = () =>
      page.locator('html').evaluate((html) => [getComputedStyle(html).color, getComputedStyle(html).backgroundColor]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const light = await colors();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await colors()).not.toEqual(light);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await colors()).toEqual(light);
  });
  await test.step('the bell and the settings work by keyboard alone', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners');
    for (const [name, label] of [
      [/^Notifications/, 'Notifications'],
      ['Settings', 'Settings'],
    ] as const) {
      const button = page.locator('header').getByRole('button', { name });
      // Nothing on the page can take the focus before its styles are loaded.
      await expect(async () => {
        await button.focus();
        await expect(button).toBeFocused({ timeout: 200 });
      }).toPass();
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
  await test.step('the bell’s panel keeps the focus while its list loads and when a focused button is disabled', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    let letGo: (() => void) | undefined;
    await page.route(/\/api\/in_app_notifications\?/, async (route) => {
      await new Promise<void>((resolve) => (letGo = resolve));
      await route.continue();
    });
    await page.goto('/partners');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const waiting = page.getByRole('dialog', { name: 'Notifications' });
    await expect(waiting).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press(key);
        expect(await waiting.evaluate((element) => element.contains(document.activeElement)), key).toBe(true);
      }
    await expect(waiting.locator('section li')).toHaveCount(0);
    letGo!();
    await expect(waiting.locator('section li')).toHaveCount(5);
    await page.unroute(/\/api\/in_app_notifications\?/);
    let unread_count = 3;
    // The test answers the request itself, because other journeys share the demo.
    await page.route('**/api/in_app_notifications/unread_count', (route) => route.fulfill({ json: { unread_count } }));
    await page.route('**/api/in_app_notifications/mark_all_as_read', (route) => {
      unread_count = 0;
      return route.fulfill({ json: { unread_count } });
    });
    for (const key of ['Shift+Tab', 'Tab']) {
      unread_count = 3;
      await page.goto('/partners');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel.locator('section li')).toHaveCount(5);
      const all = panel.getByRole('button', { name: 'Mark all as read' });
      await all.focus();
      await page.keyboard.press('Enter');
      await expect(all).toBeDisabled();
      await expect(panel).toBeFocused();
      await page.keyboard.press(key);
      expect(await panel.evaluate((element) => element.contains(document.activeElement)), key).toBe(true);
      await expect(panel, key).not.toBeFocused();
    }
  });
});

test('archiving can be undone for five seconds, with a countdown', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const made = await page.request.post('/api/accounts', { headers, data: { name: `Undone ${Date.now()}` } });
  const { id } = (await made.json()) as { id: string };
  const isArchived = async () =>
    ((await (await page.request.get(`/api/accounts/${id}`, { headers })).json()) as { archived_at: string | null })
      .archived_at !== null;
  // The test controls the time of the page.
  await page.clock.install();
  const archive = async () => {
    await page.goto(`/companies/show/${id}`);
    await page.getByRole('button', { name: /more/i }).last().click();
    const item = page.getByRole('menuitem', { name: 'Archive' });
    // The item must be ready to be pressed before the time stops.
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
  await expect(page.getByText('Undone. No changes were made.')).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await isArchived()).toBe(false);
  await page.clock.resume();
  await archive();
  await page.clock.runFor(4_000);
  expect(await isArchived()).toBe(false);
  await page.clock.runFor(2_000);
  await expect.poll(isArchived).toBe(true);
});

test('the bell lists notifications, and each opens in the right place', { tag: '@all' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  await test.step('the bell shows 99+ above 99, and "Load more" scrolls to the new entries', async () => {
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
  await test.step('a notification with an external link opens a new tab', async () => {
    await startAnew(page);
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
  await test.step('the bell separates today’s notifications from older ones, in the company’s time zone', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    const notice = (id: number, text: string, created_at: Date) => ({
      id: `01900000-0000-7000-8000-00000000000${id}`,
      kind: 'x',
      text,
      link: null,
      is_read: true,
      mode: 'company',
      created_at: created_at.toISOString(),
    });
    // The demo company's time zone is UTC.
    const midnight = new Date().setUTCHours(0, 0, 0, 0);
    await page.route(/\/api\/in_app_notifications\?/, (route) =>
      route.fulfill({
        json: [notice(1, 'Of this morning', new Date(midnight)), notice(2, 'Of last night', new Date(midnight - 1))],
        headers: { 'x-total-count': '2' },
      }),
    );
    await page.goto('/partners');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('tab', { name: 'All (2)' })).toBeVisible();
    await expect(panel.getByRole('region', { name: 'NEW' }).getByRole('listitem')).toHaveText([/Of this morning/]);
    await expect(panel.getByRole('region', { name: 'OLDER' }).getByRole('listitem')).toHaveText([/Of last night/]);
    await expect(panel.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });
  await test.step('copying says that it was done, or that it failed', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFirst(page, '/commissions?kind=accrual');
    const copy = page.getByRole('button', { name: 'Copy full hash' });
    await copy.click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await copy.click();
    await expect(page.getByText('Failed to copy')).toBeVisible();
  });
});

test('settings open at their addresses, photos appear, and read-only users can change nothing', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('addresses of the specification lead to where the work is done', async () => {
    await enterAs(page, demo.company);
    const deal = (await firstOf(page, '/commissions/opportunities')).split('/').at(-1)!.split('?')[0]!;
    await page.goto(`/commissions/opportunities/convert/${deal}`);
    await expect(page).toHaveURL(`/commissions/opportunities/show/${deal}`);
    const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('tandem.token'))}` };
    const found = await page.request.get('/api/deal_registrations?status=approved&opportunity_id=&_end=1', { headers });
    const [approved] = (await found.json()) as { id: string }[];
    await page.goto(`/commissions/opportunities/convert/${approved!.id}`);
    await expect(page).toHaveURL(new RegExp(`/partners/pending/opportunities/show/${approved!.id}`));
    await expect(page.getByRole('dialog', { name: 'Convert to opportunity' })).toBeVisible();
    await page.goto(`/commissions/opportunities/notes/${deal}`);
    await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
  });
  await test.step('a failed autosave says so and retries until it succeeds', async () => {
    await startAnew(page);
    await enterAs(page, demo.finance);
    await page.goto('/notification-settings');
    await page.route('**/api/notification_preferences', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    const choice = page.getByRole('switch', { name: 'Decisions that are due: In app' });
    const before = await choice.isChecked();
    await expect(page.getByText('waiting for changes')).toBeVisible();
    await choice.click();
    await expect(page.getByText('auto save failure')).toBeVisible();
    await page.unroute('**/api/notification_preferences');
    let letGo: (() => void) | undefined;
    await page.route('**/api/notification_preferences', async (route) => {
      if (route.request().method() === 'PATCH') await new Promise<void>((resolve) => (letGo = resolve));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('saving...')).toBeVisible();
    letGo!();
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(choice).toBeChecked({ checked: !before });
  });
  await test.step('a new photo appears at once in the header and on the profile', async () => {
    await startAnew(page);
    await enterAsColleague(page, 'read_only');
    await page.goto('/profile');
    const own = page.locator('header').getByRole('button', { name: 'Settings' });
    await expect(own).toHaveText('AL');
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
      'base64',
    );
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(own.locator('img')).toHaveAttribute('src', /^\/api\/pictures\//);
    expect(await own.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
  });
  await test.step('a read-only user sees no controls for changes', async () => {
    await startAnew(page);
    const owner = bearer(await signInByCall(page.request, demo.company));
    const [partner] = (await (await page.request.get('/api/partners?_end=1', { headers: owner })).json()) as [
      { id: string; name: string },
    ];
    const buttons = [
      'New partner',
      'Edit',
      'Change',
      'Upload',
      'Invite team member',
      'Invite user',
      'New role',
      'New API key',
      'Save',
    ];
    const offered = async (address: string) => {
      await page.goto(address);
      await expectLoaded(page);
      const words = await page.locator('main').getByRole('button').allInnerTexts();
      const links = await page.locator('main').getByRole('link').allInnerTexts();
      return buttons.filter((word) => [...words, ...links].includes(word));
    };
    const addresses = ['/partners', `/partners/show/${partner.id}`, '/documents', '/administration/settings?tab=team'];
    await enterAs(page, demo.company);
    const allowed = new Set<string>();
    for (const address of addresses) for (const word of await offered(address)) allowed.add(word);
    expect([...allowed]).toEqual(expect.arrayContaining(['New partner', 'Edit', 'Upload', 'Invite team member']));

    await enterAsColleague(page, 'read_only');
    for (const address of [...addresses, '/administration/settings?tab=details', '/administration/settings?tab=roles'])
      expect(await offered(address), address).toEqual([]);
  });
});

test('rows are reordered, and the switch of the view is permanent', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('rows are dragged or moved by keys, and numbered from 1 after each drop', async () => {
    const { token } = await ownCompany(page);
    for (const name of ['Alpha', 'Beta', 'Gamma'])
      await page.request.post('/api/partner_types', { headers: bearer(token), data: { name } });
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/partner_types/0')) sent.push(request.postDataJSON());
    });
    const stored = async () => {
      const rows = await page.request.get('/api/partner_types?_sort=order', { headers: bearer(token) });
      return ((await rows.json()) as { name: string; order: number }[]).map(({ name, order }) => `${order} ${name}`);
    };
    await page.goto('/partners/types');
    const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
    // A banner above the list moves it down when it appears.
    await expect(page.getByText('Confirm your email address')).toBeVisible();
    await expectLoaded(page);
    const [from, to] = [(await grip('Gamma').boundingBox())!, (await grip('Alpha').boundingBox())!];
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y + 2, { steps: 8 });
    await expect(page.getByText('Gamma is 1 of 3.')).toBeAttached();
    await page.mouse.up();
    await expect.poll(stored).toEqual(['1 Gamma', '2 Alpha', '3 Beta']);
    expect(sent).toEqual([{ updates: [1, 2, 3].map((order) => ({ id: expect.any(String), values: { order } })) }]);
    await grip('Gamma').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Gamma is 1 of 3.')).toBeAttached();
    // A row takes keys a moment after it was picked up.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('Gamma is 2 of 3.')).toBeAttached({ timeout: 3000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(page.getByText('Gamma dropped, 2 of 3.')).toBeAttached();
    await expect.poll(stored).toEqual(['1 Alpha', '2 Gamma', '3 Beta']);
  });
  await test.step('switching the view is stored, opens the home page and reloads the data, and a later choice elsewhere wins', async () => {
    await startAnew(page);
    const { email, token } = await colleague(page.request, 'admin');
    const other = await signInByCall(page.request, demo.otherCompany);
    const made = await page.request.post('/api/partners', {
      headers: bearer(other),
      data: { name: `Both ${Date.now()}` },
    });
    const { id: partner_id } = (await made.json()) as { id: string };
    await page.request.post('/api/invitations', {
      headers: bearer(other),
      data: { email, role: 'partner_admin', partner_id },
    });
    const secret = new URL(await linkIn(email)).hash.slice('#token='.length);
    const joined = await page.request.post('/api/public/invitations/accept', {
      headers: bearer(token),
      data: { token: secret },
    });
    expect(joined.status(), await joined.text()).toBe(200);
    await skipPartnerSetup(page.request, token);

    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('tandem.token', value), token);
    await page.request.patch('/api/user/preference', { headers: bearer(token), data: { user_mode_state: 'Company' } });
    await page.goto('/partners');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByText('Partner', { exact: true }).click();
    await expect(page).toHaveURL('/partner-dashboard');
    expect(documents).toEqual(['/']);
    const [stored, isOld] = await page.evaluate(() => [localStorage.getItem('tandem.mode'), 'isOld' in window]);
    expect([stored, isOld]).toEqual(['partner', false]);
    const preference = await page.request.get('/api/user/preference', { headers: bearer(token) });
    expect(await preference.json()).toMatchObject({ user_mode_state: 'Partner' });

    await page.request.patch('/api/user/preference', { headers: bearer(token), data: { user_mode_state: 'Company' } });
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('tandem.mode'))).toBe('company');
  });
});
