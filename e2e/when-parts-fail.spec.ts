import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, startAnew } from './people.ts';
import { menuLink, visit } from './screens.ts';

const failed = (page: Page) => page.getByRole('main').getByText('This page could not be displayed.').first();

async function failRequests(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  // Failed requests are repeated three times, after one, two and four seconds; the test shortens the waits.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (run: TimerHandler, ms = 0) => later(run, [1000, 2000, 4000].includes(ms) ? 20 : ms);
    window.setTimeout = soon as typeof window.setTimeout;
  });
  // Live events of other changes must not cause another request.
  await page.route(/\/api\/events\b/, (route) => route.abort());
  await page.route(pattern, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'overloaded' }));
  return () => page.unroute(pattern);
}

async function first(page: Page, token: string, list: string): Promise<string> {
  const answer = await page.request.get(`/api/${list}`, { headers: bearer(token) });
  const [row] = (await answer.json()) as { id: string }[];
  return row!.id;
}

test('failed requests are shown and can be retried', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a failed action says so', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const headers = bearer(token);
    const made = await page.request.post('/api/contacts', { headers, data: { first_name: 'Gone' } });
    const { id } = (await made.json()) as { id: string };
    expect((await page.request.delete(`/api/contacts/${id}`, { headers })).ok()).toBe(true);
    await page.goto(`/contacts/show/${id}`);
    await page.route('**/api/contacts/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: 'overloaded' }) : route.continue(),
    );
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(page.getByText('Error (status code: 503)')).toBeVisible();
  });
  await test.step('a screen whose files fail to load during a restart opens when the server is back', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expect(menu(page)).toBeVisible();
    // A proxy would answer like this while the server is unavailable, for the page itself as well.
    const away = /\/assets\/|\/healthz|\/contacts/;
    await page.route(away, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }));
    await (await menuLink(page, 'Contacts')).click();
    await expect(page.getByRole('alert')).toContainText('Tandem cannot be reached');
    await expect(menu(page)).toBeVisible();
    await page.unroute(away);
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  await test.step('panels open on one record are closed on the next', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const answer = await page.request.get('/api/opportunities?status=won&_end=2', { headers: bearer(token) });
    const [one, other] = (await answer.json()) as { id: string; name: string }[];
    await page.goto(`/commissions/opportunities/show/${one!.id}`);
    await expect(page.getByRole('heading', { level: 1, name: one!.name })).toBeVisible();
    await visit(page, `/commissions/opportunities/show/${other!.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Amend amount or date' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: one!.name })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
  // From here on the page does not wait between its attempts.
  await test.step('a registration can be approved only once its conflicts are shown', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const id = await first(page, token, 'deal_registrations?status=pending_review&_end=1');
    const restore = await failRequests(page, /\/api\/(deal_conflicts|deal_registration_events)\?/);
    await page.goto(`/partners/pending/opportunities/show/${id}`);
    const approve = page.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeDisabled();
    await expect(failed(page)).toBeVisible();
    await expect(approve).toBeDisabled();
    await expect(page.getByText('Nothing has happened yet.')).toBeHidden();
    await restore();
    const retries = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retries.first().click();
    await retries.first().click();
    await expect(retries).toHaveCount(0);
    await expect(page.getByText('sent it for review').first()).toBeVisible();
  });
  await test.step('a failed request is not shown as an empty list', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const partner = await first(page, token, 'partners?_end=1');
    const deal = await first(page, token, 'opportunities?status=won&_end=1');
    const restore = await failRequests(
      page,
      /\/api\/(opportunities\/totals|audit_events|opportunity_\w+|commission_lines)\b/,
    );
    await page.goto(`/partners/show/${partner}`);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('$0.00')).toHaveCount(0);
    await page.goto(`/commissions/opportunities/show/${deal}`);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('alert').getByText('Stages could not be loaded.')).toBeVisible();
    for (const tab of ['Lines', 'Partners', 'Overview']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(failed(page)).toBeVisible();
    }
    await restore();
    const retries = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retries.first().click();
    await expect(page.getByRole('list', { name: 'Stage' }).getByRole('listitem').first()).toBeVisible();
    // A live event of another change may have caused another request already.
    const history = page.getByRole('tabpanel');
    await expect(async () => {
      if (await retries.first().isVisible()) await retries.first().click();
      await expect(history).toContainText('created the deal in', { timeout: 2_000 });
    }).toPass();
  });
  await test.step('a pick list that failed to load says so and loads when opened again', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    const restore = await failRequests(page, /\/api\/partner_tiers\?/);
    await page.goto('/partners/create');
    const tier = page.getByRole('combobox', { name: 'Tier' });
    const list = page.locator('.ant-select-dropdown:visible');
    await tier.click();
    await expect(list).toContainText('could not be loaded');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await restore();
    await tier.click();
    await expect(list).toContainText('Gold');
  });
  await test.step('the palette says that it could not search the records', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await failRequests(page, /\/api\/search\?/);
    await page.goto('/partners');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('nobody is called so');
    await expect(page.getByText('Records could not be searched. Try again.')).toBeVisible();
    await expect(page.getByText('No results.')).toHaveCount(0);
  });
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
