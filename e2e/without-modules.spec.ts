import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bearer, colleague, signInByCall } from './accounts.ts';
import { demo, enterBy } from './people.ts';
import { complaintsOf, expectLoaded, menuOf, unfold, visit } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

interface Session {
  user: { id: string };
  flags: Record<string, boolean>;
}
const sessionOf = async (request: APIRequestContext, token: string) =>
  (await (await request.get('/api/session', { headers: bearer(token) })).json()) as Session;

/** Turns off every module for one user. */
async function switchEverythingOff(request: APIRequestContext, user_id: string): Promise<void> {
  const headers = bearer(await signInByCall(request, demo.superAdmin));
  const answer = await request.get('/api/feature_flags?_start=0&_end=200', { headers });
  const flags = (await answer.json()) as { id: string; key: string; is_declared: boolean }[];
  expect(flags.map(({ key }) => key)).toEqual(expect.arrayContaining(['payouts', 'documents', 'commissions']));
  for (const { id } of flags.filter((flag) => flag.is_declared)) {
    const data = { kind: 'user', target: user_id, is_on: false, reason: 'Does without' };
    const switched = await request.put(`/api/feature_flags/${id}/overrides`, { headers, data });
    expect(switched.status(), await switched.text()).toBe(200);
  }
}

/** One address for all screens of a kind, without ids and filters. */
const kindOf = (address: string) => address.split(/[?#]/)[0]!.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '$id');

/** The internal links of a screen. */
async function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!).filter((to) => !to.startsWith('/api/')));
}

async function expectWhole(page: Page): Promise<void> {
  await expectLoaded(page);
  const address = page.url();
  const main = page.getByRole('main');
  await expect(main.getByText('Sorry, the page you visited does not exist.'), address).toHaveCount(0);
  // Information, such as that no mail server is set up, is not an error.
  await expect(main.locator('.ant-alert-error, [role=alert]:not(.ant-alert)'), address).toHaveCount(0);
}

/** Follows all links from the menu on, one screen of each kind, including all tabs. */
async function walk(page: Page, mustMeet: readonly string[]): Promise<void> {
  const complaints = complaintsOf(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${page.url()}: ${response.status()} ${response.url()}`);
  });
  await page.goto('/');
  const waiting = await menuOf(page);
  const met = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (met.has(kindOf(next))) continue;
    met.add(kindOf(next));
    await visit(page, next);
    await expectWhole(page);
    waiting.push(...(await linksOn(page)));
    const tabs = page.getByRole('main').getByRole('tab');
    for (let at = 0; at < (await tabs.count()); at++) {
      await tabs.nth(at).click();
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
      await expectWhole(page);
      await expect(page.getByRole('tabpanel').first(), (await tabs.nth(at).textContent())!).not.toBeEmpty();
      waiting.push(...(await linksOn(page)));
    }
  }
  expect([...met]).toEqual(expect.arrayContaining([...mustMeet]));
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
}

async function enterWithoutModules(page: Page, token: string): Promise<Session> {
  await switchEverythingOff(page.request, (await sessionOf(page.request, token)).user.id);
  const session = await sessionOf(page.request, token);
  expect(Object.entries(session.flags).filter(([, isOn]) => isOn)).toEqual([]);
  await enterBy(page, token);
  return session;
}

test('with every module switched off, the company’s screens work and have no dead links', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { token } = await colleague(page.request, 'admin');
  await enterWithoutModules(page, token);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await unfold(page);
  await expect(menu.getByRole('link', { name: 'Opportunities', exact: true }).first()).toBeVisible();
  for (const gone of ['Documents', 'Audiences', 'Reports', 'Commissions', 'Payouts', 'Deal registrations', 'Imports'])
    await expect(menu.getByRole('link', { name: gone, exact: true })).toHaveCount(0);
  await walk(page, [
    '/dashboard',
    '/partners/show/$id',
    '/commissions/opportunities/show/$id',
    '/companies/show/$id',
    '/contacts/show/$id',
    '/administration/settings',
  ]);
});

test('with every module switched off, a partner’s screens work and have no dead links', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(600_000);
  const { token } = await colleague(page.request, 'partner_admin');
  await enterWithoutModules(page, token);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await unfold(page);
  await expect(menu.getByRole('link', { name: 'Opportunities', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Deals', exact: true })).toHaveAttribute(
    'href',
    '/revenue/opportunities',
  );
  for (const gone of ['Deal desk', 'Documents', 'Commissions', 'Payouts', 'How you earn'])
    await expect(menu.getByRole('link', { name: gone, exact: true })).toHaveCount(0);
  await walk(page, ['/partner-dashboard', '/revenue/opportunities/show/$id', '/contacts/show/$id', '/partner-profile']);
});
