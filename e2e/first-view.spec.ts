import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { demo, enterAs } from './people.ts';
import { expectLoaded } from './screens.ts';

/** The pictures that data names, and the stream that stays open, are no part of the chain. */
const counts = (request: Request) => request.resourceType() !== 'image' && !request.url().endsWith('/api/events');

const addressOf = (request: Request) => request.url().replace(/^https?:\/\/[^/]+/, '');

/** Only what the page itself does: no pointer, under which things load before they are pressed, and no news of what others do. */
async function undisturbed(page: Page) {
  await page.addInitScript(() => {
    for (const kind of ['mouseover', 'mouseout'])
      addEventListener(kind, (event) => event.stopImmediatePropagation(), true);
  });
  await page.route('**/api/events', () => {});
}

/** Everything the first view asks for when each answer comes at once. */
async function askedFor(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (counts(request) && request.resourceType() !== 'document') asked.push(addressOf(request));
  });
  await page.goto(path);
  await expectLoaded(page);
  await expect.poll(() => asked).toContain('/api/in_app_notifications/unread_count');
  await expect.poll(() => asked).toContain('/api/announcements/current');
  return [...asked];
}

/** Holds all answers but the page itself; what is let go is what has been asked by then. */
async function holdAnswers(page: Page) {
  const asked = new Set<string>();
  const held: Route[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document' || !counts(request)) return route.fallback();
    asked.add(addressOf(request));
    held.push(route);
  });
  return {
    asked,
    async letGo() {
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

const missing = (wanted: Iterable<string>, asked: Set<string>) => [...wanted].filter((one) => !asked.has(one));

for (const [who, path] of [
  [demo.company, '/dashboard'],
  [demo.partner, '/'],
  [demo.superAdmin, '/'],
  [demo.otherCompany, '/'],
  [demo.company, '/companies'],
] as const) {
  test(`the page, its files and the session, the data: ${who} at ${path} waits for nothing else, and asks nothing twice`, async ({
    browser,
  }) => {
    const visit = async () => {
      const page = await (await browser.newContext()).newPage();
      await enterAs(page, who);
      await undisturbed(page);
      return page;
    };
    const free = await visit();
    const all = await askedFor(free, path);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    await free.context().close();

    const slow = await visit();
    const { asked, letGo } = await holdAnswers(slow);
    await slow.goto(path, { waitUntil: 'commit' });
    // Nothing but the page has been answered.
    const early = ['/api/session', ...(await filesOf(slow))];
    await expect.poll(() => missing(early, asked)).toEqual([]);
    // Now its files and the session have, and nothing else is.
    await letGo();
    await expect.poll(() => missing(all, asked)).toEqual([]);
    await slow.context().close();
  });
}

test('the sign-in page asks what the provider is beside nothing but its own files', async ({ page }) => {
  const { asked, letGo } = await holdAnswers(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const files = await filesOf(page);
  await expect.poll(() => missing(files, asked)).toEqual([]);
  expect([...asked].filter((one) => one.startsWith('/api/'))).toEqual([]);
  await letGo();
  await expect.poll(() => asked.has('/api/auth/provider')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** What the page names. */
async function filesOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
}
