import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany, registered } from './accounts.ts';
import { demo, enterAs, enterBy, signInByCall, startAnew, withMotion } from './people.ts';
import { expectLoaded, openFirst, visit } from './screens.ts';

test.use(withMotion);

/** Statements of the specification about screens that no other journey asserts on its own. */
const nothingThere = 'Sorry, the page you visited does not exist.';

async function expectOpen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectLoaded(page);
  await expect(page.getByText(nothingThere), address).toHaveCount(0);
  await expect(page, address).toHaveURL(address);
}

async function expectAbsent(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(nothingThere), address).toBeVisible();
}

async function firstId(request: APIRequestContext, token: string, resource: string): Promise<string> {
  const answer = await request.get(`/api/${resource}?_end=1`, { headers: bearer(token) });
  expect(answer.status(), await answer.text()).toBe(200);
  const [row] = (await answer.json()) as { id: string }[];
  expect(row, resource).toBeTruthy();
  return row!.id;
}

/** The hue of a CSS color in degrees. */
const hueOf = (color: string) => {
  const [r, g, b] = (color.match(/\d+/g) ?? []).map(Number) as [number, number, number];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  return max === r ? (60 * (g - b)) / (max - min) : -1;
};

test('the pages before sign-in, the settings and the charts are what the specification says', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await test.step('the pages before sign-in have their fields and lead to one another, and their color is orange', async () => {
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Email or username' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const color = await page
        .locator('button[type=submit]')
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(hueOf(color), color).toBeGreaterThan(12);
      expect(hueOf(color), color).toBeLessThan(45);
    }
    await page.locator('a[href="/register"]').click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.locator('form ~ p a[href="/login"], a[href="/login"]').last().click();
    await expect(page).toHaveURL('/login');
    await page.locator('a[href="/forgot-password"]').click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.locator('button[type=submit]')).toBeVisible();
    // The logo leads to the sign-in page.
    await page.getByRole('link', { name: 'Tandem', exact: true }).click();
    await expect(page).toHaveURL('/login');
  });
  await test.step('the settings popover has the view mode, the appearance and the logout', async () => {
    await startAnew(page);
    const token = await signInByCall(page.request, demo.both);
    await page.request.patch('/api/user/preference', { headers: bearer(token), data: { user_mode_state: 'Company' } });
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('tandem.token', value), token);
    await page.goto('/partners');
    await expectLoaded(page);
    const panel = page.getByRole('dialog', { name: 'Settings' });
    const open = async () => {
      await page.locator('header').getByRole('button', { name: 'Settings' }).click();
      await expect(panel).toBeFocused();
    };
    const choose = (name: string) => panel.locator('label', { hasText: name }).click();
    await open();
    await expect(panel.getByRole('radio', { name: 'Company', exact: true })).toBeChecked();
    await expect(panel.getByRole('radio', { name: 'System', exact: true })).toBeChecked();
    for (const [name, theme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await choose(name);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(panel.getByRole('radio', { name, exact: true })).toBeChecked();
    }
    await choose('System');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await choose('Partner');
    await expect(page).toHaveURL('/partner-dashboard');
    await expectLoaded(page);
    await open();
    await expect(panel.getByRole('radio', { name: 'Partner', exact: true })).toBeChecked();
    await choose('Company');
    await expect(page).toHaveURL('/dashboard');
    await expectLoaded(page);
    await open();
    await panel.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('tandem.token'))).toBeNull();
    expect((await page.request.get('/api/me', { headers: bearer(token) })).status()).toBe(401);
  });
  await test.step('the company dashboard draws its figures as charts', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expectLoaded(page);
    const chart = page.locator('main figure[aria-label]').first();
    await expect(chart).toBeVisible();
    expect(await page.locator('main figure svg, main figure [aria-hidden=true]').count()).toBeGreaterThan(0);
  });
  await test.step('a session that is over when permissions are asked for signs out and leads to /login', async () => {
    await startAnew(page);
    const token = await signInByCall(page.request, demo.company);
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('tandem.token', value), token);
    await page.goto('/partners');
    await expectLoaded(page);
    // The session contains the permissions; later they are requested separately, as below.
    await page.route('**/api/session', (route) =>
      route.fulfill({ status: 401, json: { message: 'Sign in to continue.', statusCode: 401 } }),
    );
    await page.reload();
    await expect(page).toHaveURL('/login?to=%2Fpartners');
    expect(await page.evaluate(() => localStorage.getItem('tandem.token'))).toBeNull();
  });
  await test.step('after five minutes the server is asked again: a refusal hides the button, and no session leads to /login', async () => {
    const asked: string[] = [];
    let answer: { status: number; json: object } = { status: 200, json: { isAllowed: true } };
    /** A page whose deals were loaded five minutes ago, and which now shows partners. */
    const openForFiveMinutes = async () => {
      const other = await (await browser.newContext()).newPage();
      await other.clock.install();
      const token = await signInByCall(other.request, demo.company);
      await other.goto('/login');
      await other.evaluate((value) => localStorage.setItem('tandem.token', value), token);
      await other.route('**/api/permissions/check?**', (route) => {
        asked.push(new URL(route.request().url()).search);
        return route.fulfill(answer);
      });
      await visit(other, '/commissions/opportunities');
      await expect(other.getByRole('button', { name: 'New opportunity' }).first()).toBeVisible();
      await visit(other, '/partners');
      expect(asked).toEqual([]);
      await other.clock.fastForward(5 * 60_000);
      await expect(other.getByRole('button', { name: 'New partner' }).first()).toBeVisible();
      return other;
    };
    answer = { status: 200, json: { isAllowed: false, reason: 'Unauthorized' } };
    const refused = await openForFiveMinutes();
    // The list needs this permission for its button; viewing is still granted.
    await refused.route('**/api/permissions/check?*action=view', (route) =>
      route.fulfill({ status: 200, json: { isAllowed: true } }),
    );
    await visit(refused, '/commissions/opportunities');
    await expect(refused.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
    await expect(refused.getByRole('button', { name: 'New opportunity' })).toHaveCount(0);
    expect(asked).toContain('?resource=opportunities&action=edit');
    await refused.context().close();

    for (const [status, address] of [
      [401, '/login?to=%2Fcommissions%2Fopportunities'],
      [403, '/login'],
    ] as const) {
      asked.length = 0;
      answer = { status, json: { message: 'No.', statusCode: status } };
      const other = await openForFiveMinutes();
      await other
        .getByRole('navigation', { name: 'Main menu' })
        .locator('a[href="/commissions/opportunities"]')
        .click();
      await expect(other).toHaveURL(status === 401 ? address : /\/login/);
      expect(await other.evaluate(() => localStorage.getItem('tandem.token'))).toBeNull();
      await other.context().close();
    }
  });
});

test('pages of others do not exist for partners and for users who are not super admins', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await test.step('the Super Admin screens open for a super admin and are absent for everybody else', async () => {
    const token = await enterAs(page, demo.superAdmin);
    const key = `spec.${Date.now().toString(36)}`;
    const made = await page.request.post('/api/prompts', {
      headers: bearer(token),
      data: { key, description: 'Greets a partner', template: 'Greet them', model: 'any-model' },
    });
    expect(made.status(), await made.text()).toBe(201);
    const addresses = [
      '/experimental',
      '/prompts',
      '/prompts/create',
      `/prompts/edit/${((await made.json()) as { id: string }).id}`,
      '/superadmin/companies',
      `/superadmin/companies/edit/${await firstId(page.request, token, 'superadmin/companies')}`,
      '/feature_flags',
      '/feature_flags/create',
      `/feature_flags/edit/${await firstId(page.request, token, 'feature_flags')}`,
      '/debug',
    ];
    for (const address of addresses) await expectOpen(page, address);
    const lists = addresses.filter((address) => !/create|edit/.test(address));
    for (const email of [demo.company, demo.partner]) {
      const other = await (await browser.newContext()).newPage();
      await enterAs(other, email);
      for (const address of lists) await expectAbsent(other, address);
      await other.context().close();
    }
  });
  await test.step('a partner opens its dashboard and its payouts, and nothing of the company’s', async () => {
    await startAnew(page);
    await enterAs(page, demo.partner);
    await expectOpen(page, '/partner-dashboard');
    await expect(page.locator('main [data-widget]').first()).toBeVisible();
    const paid = page.waitForResponse(/\/api\/payout_items\?/);
    await expectOpen(page, '/revenue/payouts');
    expect((await paid).ok()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
    for (const address of ['/dashboard', '/commissions/payouts', '/partners/types']) await expectAbsent(page, address);
  });
});

test('forms, copies and pick lists have the timing of the specification', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await test.step('a form shows what the server refuses at its field, waits for the answer, and leads to the list', async () => {
    await ownCompany(page);
    await page.goto('/partners/types/create');
    await expectLoaded(page);
    await page.getByLabel('Name', { exact: true }).fill('Reseller');
    await page.route('**/api/partner_types', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: { message: 'Check the form.', statusCode: 422, errors: { name: ['is refused by the server'] } },
          })
        : route.continue(),
    );
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.ant-form-item', { has: page.getByLabel('Name', { exact: true }) })).toContainText(
      'is refused by the server',
    );
    await expect(page).toHaveURL('/partners/types/create');
    await page.unroute('**/api/partner_types');
    await page.getByLabel('Name', { exact: true }).fill('Value-added reseller');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/partners/types');
    const row = page.getByRole('main').getByRole('link', { name: 'Value-added reseller' });
    await expect(row).toBeVisible();

    const id = (await row.getAttribute('href'))!.split('/').at(-1)!;
    await page.goto(`/partners/types/edit/${id}`);
    await expectLoaded(page);
    await page.getByLabel('Name', { exact: true }).fill('Agency');
    let answer: (() => void) | undefined;
    await page.route(`**/api/partner_types/${id}`, async (route) => {
      if (route.request().method() === 'PATCH') await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => answer !== undefined).toBe(true);
    // The screen shows nothing as done before the server has confirmed it.
    await expect(page).toHaveURL(`/partners/types/edit/${id}`);
    answer!();
    await expect(page).toHaveURL('/partners/types');
    await expect(page.getByRole('main').getByRole('link', { name: 'Agency' })).toBeVisible();
  });
  await test.step('a resource and a course are deleted at their own addresses, after a question', async () => {
    await startAnew(page);
    const { token } = await ownCompany(page);
    const headers = bearer(token);
    const made = async (resource: string, data: object) => {
      const answer = await page.request.post(`/api/${resource}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    };
    const archivedAt = async (address: string) => {
      const row = await (await page.request.get(address, { headers })).json();
      return (row as { archived_at: string | null }).archived_at;
    };
    const resource = await made('resources', { name: 'Old guide', kind: 'link', url: 'https://example.com' });
    await page.goto(`/resources/delete/${resource}`);
    const question = page.getByRole('dialog', { name: 'Archive “Old guide”?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`/resources/show/${resource}`);
    expect(await archivedAt(`/api/resources/${resource}`)).toBeNull();
    await page.goto(`/resources/delete/${resource}`);
    await question.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page).toHaveURL('/resources');
    await expectLoaded(page);
    await expect(page.getByRole('main').getByText('Old guide')).toHaveCount(0);
    expect(await archivedAt(`/api/resources/${resource}`)).not.toBeNull();

    const course = await made('courses', { title: 'Old course' });
    await page.goto(`/training/delete/${course}`);
    await expect(page.getByText('Delete “Old course”')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`/training/edit/${course}`);
    expect((await page.request.get(`/api/courses/${course}`, { headers })).status()).toBe(200);
    await page.goto(`/training/delete/${course}`);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL('/training');
    expect((await page.request.get(`/api/courses/${course}`, { headers })).status()).toBe(404);
  });
  await test.step('every form of the specification leads to its list, with the new row first', async () => {
    await startAnew(page);
    await ownCompany(page);
    for (const [list, label, name] of [
      ['/commissions/opportunities/types', 'Name', 'Renewals'],
      ['/enablement/entitlements', 'Name', 'Demo license'],
      ['/partners_directory', 'Name', 'Find a partner'],
      ['/partners/prospecting', 'Name', 'Skyline Robotics'],
      ['/tasks', 'Title', 'Call them back'],
    ] as const) {
      await page.goto(`${list}/create`);
      await expectLoaded(page);
      await page.getByRole('textbox', { name: new RegExp(`^\\*? ?${label}$`) }).fill(name);
      await page.keyboard.press('Control+Enter');
      await expect(page, list).toHaveURL((url) => url.pathname === list);
      const told = page.getByRole('status').filter({ hasText: name });
      await expect(told.getByRole('button', { name: 'Open', exact: true }), list).toBeVisible();
      await expect(page.locator('main [data-fresh]'), list).toContainText(name);
    }
  });
  await test.step('a copied opportunity leads to the list', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await openFirst(page, '/commissions/opportunities');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.goto(`/commissions/opportunities/create?copy_of=${id}`);
    await expectLoaded(page);
    await page.getByLabel('Name', { exact: true }).fill(`Copy ${Date.now()}`);
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/commissions\/opportunities$/);
  });
  await test.step('a form that continues on the record opens it after creating', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/commissions/structure/create');
    await expectLoaded(page);
    await page.getByLabel('Name', { exact: true }).fill('Referrals');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/commissions\/structure\/edit\//);

    await page.goto('/report-schedules');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'New report' }).first().click();
    await page.locator('a[href*="/report-schedules/create"]').first().click();
    await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/report-schedules\/show\//);

    await page.goto('/automations/create');
    await page
      .getByRole('button', { name: /^Use recipe: / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/automations\/edit\//);

    await page.goto('/feedback/surveys/create');
    await expectLoaded(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Spring survey');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/feedback\/surveys\/show\//);

    await enterAs(page, demo.company);
    const choose = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('option', { name: text }).or(page.getByTitle(text)).last().click();
    };
    await page.goto('/referral-pages/create');
    await expectLoaded(page);
    await page.getByRole('textbox', { name: /^\*? ?Name$/ }).fill(`Partner form ${Date.now()}`);
    await choose('Partner', 'Ember Partners');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/referral-pages\/edit\//);

    await page.goto('/email_campaign/create');
    await expectLoaded(page);
    await page.getByRole('textbox', { name: /^\*? ?Name$/ }).fill(`Spring news ${Date.now()}`);
    await choose('Topic', 'Program news');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/email_campaign\/show\//);

    await page.goto('/partners/meetings/create');
    await expectLoaded(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Plan the spring');
    await choose('Partner', 'Ember Partners');
    await page.getByLabel('Time 1').fill('Jan 12, 2027, 10:00 AM');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/partners\/meetings\/show\//);
  });
  await test.step('notifications load five at a time, and "Load more" scrolls to the bottom 100 ms later', async () => {
    // The journey uses a separate window, because the time of a page stays as it is set.
    const other = await (await browser.newContext()).newPage();
    await other.clock.install();
    await enterAs(other, demo.company);
    await other.addInitScript(() => {
      const scrolls: { at: number; top: number; height: number }[] = [];
      Object.assign(window, { scrolls });
      const scrollTo = Element.prototype.scrollTo;
      Element.prototype.scrollTo = function (this: Element, ...given: unknown[]) {
        if (this.closest('[role=dialog]'))
          scrolls.push({ at: Date.now(), top: (given[0] as { top: number }).top, height: this.scrollHeight });
        return scrollTo.apply(this, given as never);
      };
    });
    const asked: string[] = [];
    other.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/in_app_notifications')
        asked.push(`${url.searchParams.get('_start')}-${url.searchParams.get('_end')}`);
    });
    await other.goto('/dashboard');
    await other.getByRole('button', { name: /^Notifications/ }).click();
    const panel = other.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.locator('section li')).toHaveCount(5);
    const more = panel.getByRole('button', { name: 'Load more' });
    await more.click({ trial: true });
    // From here the test controls the time of the page, so that a slow machine changes nothing.
    await other.clock.pauseAt((await other.evaluate(() => Date.now())) + 10_000);
    await more.click();
    const rows = panel.locator('section li');
    await expect(async () => {
      await other.clock.runFor(1);
      await expect(rows).toHaveCount(10, { timeout: 100 });
    }).toPass();
    const scrolls = () =>
      other.evaluate(() => (window as unknown as { scrolls: { at: number; top: number; height: number }[] }).scrolls);
    // The rows are drawn and the wait starts within a millisecond of the page's time.
    const drawn = await other.evaluate(() => Date.now());
    await other.clock.runFor(95);
    expect(await scrolls()).toEqual([]);
    await other.clock.runFor(10);
    const [scroll, ...others] = await scrolls();
    expect(others).toEqual([]);
    expect(scroll!.top).toBe(scroll!.height);
    expect(Math.abs(scroll!.at - drawn - 100)).toBeLessThanOrEqual(5);
    expect(new Set(asked)).toEqual(new Set(['0-5', '5-10']));
    await other.context().close();
  });
  await test.step('autosave waits a second after the last change, and a pick list 300 ms after the last key', async () => {
    await startAnew(page);
    await page.clock.install();
    await enterAs(page, demo.company);
    await page.goto('/notification-settings');
    await expectLoaded(page);
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().endsWith('/api/notification_preferences')) saves += 1;
    });
    const choice = page.getByRole('switch').nth(1);
    await choice.click({ trial: true });
    // From here the test controls the time of the page, so that a slow machine changes nothing.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await choice.click();
    await page.clock.runFor(900);
    await choice.click();
    await page.clock.runFor(999);
    expect(saves).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => saves).toBe(1);
    await page.clock.resume();
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    expect(saves).toBe(1);

    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/accounts' && searchParams.get('q')) searches.push(searchParams.get('q')!);
    });
    await page.goto('/companies?drawer=create');
    await page.getByRole('button', { name: 'More fields' }).click();
    const picker = page.getByRole('combobox', { name: 'Parent account' });
    await picker.click();
    await expectLoaded(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await picker.press('q');
    await page.clock.runFor(200);
    await picker.press('u');
    await page.clock.runFor(299);
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => searches).toEqual(['qu']);
  });
});

test('a company is led to its setup until it is done', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('the onboarding status is asked for again when the window has the focus again', async () => {
    const { token } = await registered(page.request);
    await enterBy(page, token);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/onboarding/status')) asked += 1;
    });
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/onboarding/company_details');
    await expectLoaded(page);
    const before = asked;
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => asked).toBeGreaterThan(before);
  });
  await test.step('a company that is not set up is led to /onboarding, and one that is done leads from there to /dashboard', async () => {
    await startAnew(page);
    const { token } = await registered(page.request);
    await enterBy(page, token);
    for (const address of ['/partners', '/profile']) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/onboarding/company_details');
    }
    await page.request.post('/api/onboarding/skip', { headers: bearer(token), data: {} });
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/partners');
    await expectLoaded(page);
    await expect(page).toHaveURL('/partners');
  });
});

test('a notification shows its progress and pauses while the pointer is on it', async ({ page }) => {
  const { token } = await ownCompany(page);
  const headers = bearer(token);
  const made = await page.request.post('/api/accounts', { headers, data: { name: `Paused ${Date.now()}` } });
  const { id } = (await made.json()) as { id: string };
  const isArchived = async () =>
    ((await (await page.request.get(`/api/accounts/${id}`, { headers })).json()) as { archived_at: string | null })
      .archived_at !== null;
  await page.clock.install();
  await page.goto(`/companies/show/${id}`);
  await expectLoaded(page);
  await page.getByRole('button', { name: /more/i }).last().click();
  const item = page.getByRole('menuitem', { name: 'Archive' });
  // The item must be ready to be pressed before the time stops.
  await item.click({ trial: true });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await item.click();
  await page.clock.runFor(200);
  const notice = page.locator('.ant-notification-notice').first();
  await notice.hover();
  await expect(page.locator('.ant-notification-notice-progress')).toBeVisible();
  const countdown = await notice.getByRole('button', { name: /^Undo/ }).textContent();
  expect(countdown).toMatch(/^Undo \([45]\)$/);
  await page.clock.runFor(20_000);
  await expect(notice.getByRole('button', { name: countdown!, exact: true })).toBeVisible();
  expect(await isArchived()).toBe(false);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expect.poll(isArchived).toBe(true);
  await page.clock.resume();
  await expect(notice.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  // Short messages show their time, too.
  await page.goto('/partners/types/create');
  await expectLoaded(page);
  await page.getByLabel('Name', { exact: true }).fill('Timed');
  await page.keyboard.press('Control+Enter');
  const message = page.locator('.ant-message-notice').first();
  await expect(message).toBeVisible();
  const bar = await message.evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element, '::before');
    return [animationName, animationDuration];
  });
  expect(bar).toEqual(['run-out', '3s']);
});
