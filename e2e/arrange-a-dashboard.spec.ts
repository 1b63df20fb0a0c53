import { expect, type Page, test } from '@playwright/test';
import { widgetsOf } from '../src/features/reporting/dashboards/catalog.ts';
import type { Figures, Layout } from '../src/features/reporting/dashboards/schema.ts';
import { dashboardPlace } from '../src/features/reporting/dashboards/web/places.ts';
import type { DashboardMode } from '../src/shared/dashboard-widgets.ts';
import { enterAsColleague } from './accounts.ts';
import { demo, enterAs, enterBy, expectAccessible, expectAccessibleInThemes, startAnew, withMotion } from './people.ts';
import { complaintsOf, expectLoaded } from './screens.ts';

test.use(withMotion);

const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const order = (page: Page) =>
  page.locator('main [data-widget]').evaluateAll((all) => all.map((one) => one.getAttribute('data-widget')));

async function ask<T>(page: Page, token: string, path: string, method = 'GET', data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

async function arrange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(page.getByRole('heading', { name: 'Customize your dashboard' })).toBeVisible();
}

/** The layout is saved when the customization is closed; its title contains the dashboard's. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Customize your dashboard' })).toHaveCount(0);
}

test('a user customizes a personal dashboard, in one tab or two', { tag: '@all' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  await test.step('when two tabs customize a dashboard, the second one is warned instead of overwriting', async () => {
    const token = await enterAsColleague(page);
    const other = await context.newPage();
    await enterBy(other, token);
    for (const tab of [page, other]) {
      await tab.goto('/dashboard');
      await expectLoaded(tab);
      await arrange(tab);
    }
    await page.getByRole('button', { name: 'Remove My work' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await other.getByRole('button', { name: 'Remove Program' }).click();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('This dashboard was changed elsewhere in the meantime.')).toBeVisible();
    const { layout } = await ask<{ layout: Layout }>(page, token, 'dashboards');
    expect(layout.items.map(({ widget }) => widget)).toContain('headlines');
  });
  await test.step('a dashboard is customized by keyboard and pointer, and keeps its layout after a reload', async () => {
    await startAnew(page);
    const complaints = complaintsOf(page);
    const token = await enterAsColleague(page);
    await page.goto('/dashboard');
    await expectLoaded(page);
    await expect(widget(page, 'Program')).toBeVisible();
    expect(await page.locator('link[href*=Editor], script[src*=Editor]').count()).toBe(0);

    await arrange(page);
    await page.getByRole('button', { name: 'Remove My work' }).click();
    await expect(widget(page, 'My work')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Recent activity' }).click();

    await page.getByRole('button', { name: 'Add widget' }).click();
    await page.getByRole('textbox', { name: 'Search widgets' }).fill('product mix');
    await page.getByRole('button', { name: 'Add Product mix' }).click();
    await page.keyboard.press('Escape');
    // The closing drawer returns the focus to its button.
    await expect(page.getByRole('textbox', { name: 'Search widgets' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add widget' })).toBeFocused();
    await expect(widget(page, 'Product mix')).toBeVisible();

    // The keyboard moves the widget to the top and makes it one column wider.
    const handle = page.getByRole('button', { name: /^Move Program\./ });
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Program: column 1, row [2-9]\d*, 12 columns wide/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/^Program: column 1, row 1, 12 columns wide, 3 rows high/)).toBeAttached();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText(/^Program: column 1, row 1, 12 columns wide, 4 rows high/)).toBeAttached();

    // The pointer moves the pipeline to the left edge.
    const pipeline = page.getByRole('button', { name: /^Move Open pipeline by stage\./ });
    await pipeline.scrollIntoViewIfNeeded();
    const from = (await pipeline.boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x - 700, from.y + 20, { steps: 12 });
    await page.mouse.up();

    await save(page);
    const { layout } = await ask<{ layout: Layout }>(page, token, 'dashboards');
    expect(layout.source).toBe('own');
    const at = (key: string) => layout.items.find((item) => item.widget === key);
    expect(at('headlines')).toMatchObject({ x: 0, y: 0, w: 12, h: 4 });
    expect(at('pipeline_stages')).toMatchObject({ x: 0 });
    expect(at('my_work')).toBeUndefined();
    expect(at('products')).toBeDefined();

    const before = await order(page);
    await page.reload();
    await expectLoaded(page);
    expect(await order(page)).toEqual(before);

    // The layout is reset to the default.
    await arrange(page);
    await page.getByRole('button', { name: 'More about this layout' }).click();
    await page.getByRole('menuitem', { name: 'Reset to default layout' }).click();
    await save(page);
    await expect(widget(page, 'My work')).toBeVisible();
    expect((await ask<{ layout: Layout }>(page, token, 'dashboards')).layout.source).toBe('built_in');
    expect(complaints).toEqual([]);
  });
  await test.step('leaving unsaved dashboard changes asks first', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expectLoaded(page);
    await arrange(page);
    await page.getByRole('button', { name: 'Remove Top partners' }).click();
    await page.getByRole('link', { name: 'Partners', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /stay|cancel/i })
      .click();
    await expect(page.getByRole('heading', { name: 'Customize your dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(widget(page, 'Top partners')).toBeVisible();
  });
});

const startAsBuiltIn = async (page: Page, token: string) => {
  for (const mode of ['company', 'partner']) await ask(page, token, `dashboards/starts/${mode}`, 'DELETE');
};

test('colleagues see the default dashboard of the company, and partners see the one for partners', {
  tag: '@all',
}, async ({ browser, page }) => {
  const token = await enterAs(page, demo.company);
  // An earlier attempt that failed may have left another layout.
  await startAsBuiltIn(page, token);
  await page.goto('/dashboard');
  await expectLoaded(page);
  await arrange(page);
  await page.getByRole('button', { name: 'Remove Top partners' }).click();
  await page.getByRole('button', { name: 'More about this layout' }).click();
  await page.getByRole('menuitem', { name: 'Set as default layout' }).click();
  await expect(page.getByText('Default layout saved for team members without their own layout')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/dashboard/partners');
  await expect(page.getByRole('heading', { name: 'Customize partner dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Recent activity' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  for (const [who, path, gone, kept] of [
    [demo.finance, '/dashboard', 'Top partners', 'Program'],
    [demo.partner, '/partner-dashboard', 'Recent activity', 'My earnings'],
  ] as const) {
    const other = await browser.newPage();
    await enterAs(other, who);
    await other.goto(path);
    await expectLoaded(other);
    await expect(widget(other, kept)).toBeVisible();
    await expect(widget(other, gone)).toHaveCount(0);
    await other.close();
  }
  await startAsBuiltIn(page, token);
});

test('a dashboard is filtered, opened for details, exported and read on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('filters are part of the address, survive a reload, and widgets that ignore them say so', async () => {
    await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expectLoaded(page);
    const won = widget(page, 'Program').getByRole('link').nth(1);
    const whole = await won.textContent();
    await page.getByRole('button', { name: 'Last 12 months' }).click();
    await page.getByRole('menuitem', { name: 'This quarter' }).click();
    await expect(page).toHaveURL('/dashboard?period=this_quarter');
    await expect(won).not.toHaveText(whole!);
    const quarter = await won.textContent();

    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Region' }).click();
    await page.locator('.ant-select-item-option', { hasText: 'Europe' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/partner_region_id=/);
    await expect(won).not.toHaveText(quarter!);
    await expect(widget(page, 'My work')).toContainText('Not filtered by: region');
    const filtered = await won.textContent();
    await page.reload();
    await expectLoaded(page);
    await expect(won).toHaveText(filtered!);

    await page.getByRole('button', { name: 'This quarter' }).click();
    await page.getByRole('menuitem', { name: 'Compare with previous period' }).click();
    await expect(page).toHaveURL(/compare=off/);
    await expect(widget(page, 'Program')).not.toContainText(/(up|down) from/);

    // The figure opens its rows with the same filters.
    await won.click();
    await expect(page).toHaveURL(/\/commissions\/opportunities\?.*partner_region_id=/);
    await expect(page.getByRole('button', { name: /Partner region is Europe/ })).toBeVisible();
  });
  await test.step('the whole dashboard is one request', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    // Changes of other journeys, which cause new requests, are not received here.
    await page.route(/\/api\/events\b/, (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/dashboards')) asked.push(pathname);
    });
    await page.goto('/dashboard');
    await expectLoaded(page);
    await expect(widget(page, 'Program')).toBeVisible();
    expect(asked).toEqual(['/api/dashboards']);
  });
  await test.step('changes by others appear without a reload', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expectLoaded(page);
    const open = widget(page, 'Program').getByRole('link').first();
    const before = await open.textContent();
    await ask(page, token, 'opportunities', 'POST', { name: 'Fresh deal', amount_minor: 12_345_600, currency: 'USD' });
    await expect(open).not.toHaveText(before!);
  });
  await test.step('a widget is exported as an image and as data, and a dashboard as data', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expectLoaded(page);
    const fetched = async (open: string, item: string) => {
      await page.getByRole('button', { name: open, exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      return { name: download.suggestedFilename(), path: await download.path() };
    };
    const { readFile } = await import('node:fs/promises');
    const picture = await fetched('More about Won over time', 'Download picture (PNG)');
    expect(picture.name).toMatch(/^won-over-time-\d{4}-\d{2}-\d{2}\.png$/);
    expect([...(await readFile(picture.path)).subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe(
      'PNG',
    );
    const figures = await fetched('More about Won over time', 'Download figures (CSV)');
    expect((await readFile(figures.path, 'utf8')).split('\r\n')).toHaveLength(14);
    const all = await fetched('More about this dashboard', 'Download all figures (CSV)');
    expect(all.name).toMatch(/\.zip$/);
    expect((await readFile(all.path)).toString('latin1')).toContain('02-program.csv');

    await page.getByRole('button', { name: 'More about Top partners' }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(widget(page, 'Top partners').getByRole('columnheader', { name: 'Partner' })).toBeVisible();
  });
  await test.step('axe finds no problems on a dashboard, in its editor and in the widget library, in both themes', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'More about Top partners' }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(widget(page, 'Top partners').getByRole('table')).toBeVisible();
    await expectAccessibleInThemes(page);
    await arrange(page);
    await expectAccessibleInThemes(page);
    await page.getByRole('button', { name: 'Add widget' }).click();
    await expect(page.getByRole('textbox', { name: 'Search widgets' })).toBeFocused();
    await expectAccessibleInThemes(page);
  });
  await test.step('every widget is readable on a phone, one below the other', async () => {
    await startAnew(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const token = await enterAsColleague(page);
    let y = 0;
    const items = widgetsOf('company').map((key) => {
      const item = { widget: key, x: 0, y, w: 12, h: 6 };
      y += 6;
      return item;
    });
    await ask(page, token, 'dashboards/layout', 'PUT', { items, row_version: null });
    await page.goto('/dashboard');
    await expectLoaded(page);
    expect(await order(page)).toEqual(items.map(({ widget: key }) => key));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

interface Place {
  place: string;
  list: string;
  asked: URLSearchParams;
  count: number;
}

/** The targets of the figures of all widgets, one of each kind: the same list filtered by the same fields. */
async function placesOf(page: Page, token: string, mode: DashboardMode): Promise<Map<string, Place>> {
  const keys = widgetsOf(mode).map((key) => `widget=${key}`);
  const figures = await ask<Figures>(page, token, `dashboards/figures?${keys.join('&')}`);
  const places = new Map<string, Place>();
  const note = (rows: string | null, count: number | null) => {
    if (!rows || count === null) return;
    const [list, query = ''] = rows.split('?');
    const asked = new URLSearchParams(query);
    places.set(`${list} ${[...new Set(asked.keys())].sort().join()}`, {
      place: dashboardPlace(rows, mode),
      list: list!,
      asked,
      count,
    });
  };
  for (const { measured, listed } of Object.values(figures)) {
    for (const { cells } of measured?.items ?? []) for (const { rows, count } of cells) note(rows, count);
    for (const { all, late } of listed ?? [])
      for (const figure of [all, late]) if (figure) note(figure.rows, figure.count);
  }
  return places;
}

/** The number of rows in the list that `open` opens. */
async function totalOf(page: Page, { list, asked }: Place, open: () => Promise<unknown>): Promise<number> {
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return (
      pathname === `/api/${list}` &&
      searchParams.has('_start') &&
      searchParams.get('_end') === '10' &&
      [...asked].every(([name, value]) => searchParams.getAll(name).includes(value))
    );
  });
  await open();
  return Number((await answered).headers()['x-total-count']);
}

test('every kind of figure opens exactly its rows, for the company and the partner', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const mode of ['company', 'partner'] as const) {
    const token = await enterAs(page, demo[mode]);
    const places = await placesOf(page, token, mode);
    expect(places.size).toBeGreaterThan(mode === 'company' ? 25 : 8);
    await page.goto('/');
    const silent: string[] = [];
    for (const [sort, counted] of places) {
      // The address changes as by a link, because loading a page each time would test nothing more.
      const total = await totalOf(page, counted, () =>
        page.evaluate((address) => history.pushState(null, '', address), counted.place),
      ).catch(() => null);
      if (total === null) silent.push(counted.place);
      if (total === null || total === counted.count) continue;
      // Other journeys write at the same time, so a figure that differs is counted again.
      const again = (await placesOf(page, token, mode)).get(sort)!;
      expect(await totalOf(page, again, () => page.goto(again.place)), again.place).toBe(again.count);
    }
    // If a list does not support a filter in its address, it does not send the request.
    expect(silent).toEqual([]);
  }
});
