import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany, registered } from './accounts.ts';
import { demo, enterAs, enterBy, signInByCall, startAnew } from './people.ts';
import { expectLoaded, openFirst } from './screens.ts';

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

test('the pages before sign-in, the settings and the charts are what the specification says', async ({ page }) => {
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
    await enterAs(page, demo.company);
    await page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), modes: ['company', 'partner'] } });
    });
    await page.goto('/partners');
    await expectLoaded(page);
    await page.locator('header').getByRole('button', { name: 'Settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Settings' });
    for (const name of ['Company', 'Partner', 'Light', 'Dark', 'System'])
      await expect(panel.getByRole('radio', { name, exact: true })).toBeAttached();
    await expect(panel.getByRole('radio', { name: 'Company', exact: true })).toBeChecked();
    await expect(panel.getByRole('button', { name: 'Log out' })).toBeVisible();
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
    // What somebody may do is part of the session.
    await page.route('**/api/session', (route) =>
      route.fulfill({ status: 401, json: { message: 'Sign in to continue.', statusCode: 401 } }),
    );
    await page.reload();
    await expect(page).toHaveURL('/login?to=%2Fpartners');
    expect(await page.evaluate(() => localStorage.getItem('tandem.token'))).toBeNull();
  });
});

test('what is not theirs does not exist for partners and those who do not run the installation', async ({
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

test('forms, copies and lists of choices keep the pace of the specification', async ({ page }) => {
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
    // Nothing is shown as done before the server has done it.
    await expect(page).toHaveURL(`/partners/types/edit/${id}`);
    answer!();
    await expect(page).toHaveURL('/partners/types');
    await expect(page.getByRole('main').getByRole('link', { name: 'Agency' })).toBeVisible();
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
  await test.step('what goes on at the record opens the record after it was created', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/commissions/structure/create');
    await expectLoaded(page);
    await page.getByLabel('Name', { exact: true }).fill('Referrals');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/commissions\/structure\/edit\//);

    await page.goto('/commissions/opportunities/types/create');
    await expectLoaded(page);
    await page.getByLabel('Name', { exact: true }).fill('Renewals');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/commissions\/opportunities\/types\/edit\//);

    await page.goto('/report-schedules');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'New report' }).first().click();
    await page.locator('a[href*="/report-schedules/create"]').first().click();
    await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/report-schedules\/show\//);
  });
  await test.step('notices are asked for five at a time, and "Load more" scrolls to the bottom 100 ms later', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.addInitScript(() => {
      const times = { loaded: 0, scrolled: 0 };
      Object.assign(window, { times });
      const scrollTo = Element.prototype.scrollTo;
      Element.prototype.scrollTo = function (this: Element, ...given: unknown[]) {
        if (this.closest('[role=dialog]')) times.scrolled ||= performance.now();
        return scrollTo.apply(this, given as never);
      };
      // When the page has the answer, not when it gets round to say that it has drawn it.
      const asked = window.fetch;
      window.fetch = async (...given) => {
        const answer = await asked(...given);
        if (answer.url.includes('_start=5')) times.loaded ||= performance.now();
        return answer;
      };
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/in_app_notifications')
        asked.push(`${url.searchParams.get('_start')}-${url.searchParams.get('_end')}`);
    });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.locator('section li')).toHaveCount(5);
    await panel.getByRole('button', { name: 'Load more' }).click();
    await expect(panel.locator('section li')).toHaveCount(10);
    expect(new Set(asked)).toEqual(new Set(['0-5', '5-10']));
    const times = () => page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
    await expect.poll(async () => (await times()).scrolled).toBeGreaterThan(0);
    const { loaded, scrolled } = await times();
    expect(scrolled! - loaded!).toBeGreaterThan(60);
    expect(scrolled! - loaded!).toBeLessThan(2_000);
  });
  await test.step('what saves itself waits a second after the last change, and a pick list 300 ms after the last key', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/notification-settings');
    await expectLoaded(page);
    const saves: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().endsWith('/api/notification_preferences'))
        saves.push(Date.now());
    });
    const choice = page.getByRole('switch').nth(1);
    await choice.click();
    const last = Date.now();
    await choice.click();
    await expect.poll(() => saves.length).toBe(1);
    expect(saves[0]! - last).toBeGreaterThanOrEqual(990);
    expect(saves[0]! - last).toBeLessThan(4_000);
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    expect(saves).toHaveLength(1);

    const searches: number[] = [];
    page.on('request', (request) => {
      if (/\/api\/accounts\?.*q=q(&|$)/.test(request.url())) searches.push(Date.now());
    });
    await page.goto('/companies?drawer=create');
    const picker = page.getByRole('combobox', { name: 'Parent account' });
    await picker.click();
    await expectLoaded(page);
    const typed = Date.now();
    await picker.press('q');
    await expect.poll(() => searches.length).toBeGreaterThan(0);
    expect(searches[0]! - typed).toBeGreaterThanOrEqual(295);
    expect(searches[0]! - typed).toBeLessThan(3_000);
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
    await page.goto('/partners');
    await expect(page).toHaveURL('/onboarding/company_details');
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
  await page.goto(`/companies/show/${id}`);
  await expectLoaded(page);
  await page.getByRole('button', { name: /more/i }).last().click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const notice = page.locator('.ant-notification-notice').first();
  await notice.hover();
  await expect(page.locator('.ant-notification-notice-progress')).toBeVisible();
  await page.waitForTimeout(6_500);
  await expect(notice).toBeVisible();
  expect(await isArchived()).toBe(false);
  await page.mouse.move(5, 5);
  await expect(notice).toHaveCount(0);
  await expect.poll(isArchived).toBe(true);
});
