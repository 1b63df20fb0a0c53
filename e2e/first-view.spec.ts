import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, enterBy } from './people.ts';
import { expectLoaded } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/** Pictures, the open stream, and what appears beside the screen later (announcements, setup checklist) do not count. */
const counts = (request: Request) =>
  request.resourceType() !== 'image' && !/\/api\/events$|announcements|Notices|GoLive|go[-_]live/.test(request.url());

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

/** By who looks: addresses, with the list whose first row is meant. Won deals of other journeys show more. */
const views = {
  [demo.company]: [
    '/dashboard',
    '/companies',
    '/partners/show/{partners}',
    '/commissions/opportunities/show/{opportunities?status=open}',
    '/commissions/payouts/edit/{payout_batches}',
  ],
  [demo.partner]: ['/', '/revenue/deal-desk/show/{deal_registrations}', '/revenue/commissions/show/{commission_lines}'],
};

for (const [who, paths] of Object.entries(views)) {
  test(`the page, its files and the session, the data: ${who} waits for nothing else, and asks nothing twice`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const headers = bearer(await enterAs(page, who));
    const whole = async (path: string) => {
      const list = /\{(.+)\}/.exec(path)?.[1];
      if (!list) return path;
      const first = `/api/${list}${list.includes('?') ? '&' : '?'}_end=1`;
      const [row] = (await (await page.request.get(first, { headers })).json()) as [{ id: string }];
      return path.replace(`{${list}}`, row.id);
    };
    await undisturbed(page);
    for (const path of paths) {
      const address = await whole(path);
      const all = await askedFor(page, address);
      expect(
        all.filter((one, index) => all.indexOf(one) !== index),
        path,
      ).toEqual([]);

      const slow = await context.newPage();
      await enterBy(slow, headers.authorization.slice('Bearer '.length));
      await undisturbed(slow);
      const { asked, letGo } = await holdAnswers(slow);
      await slow.goto(address, { waitUntil: 'commit' });
      // Nothing but the page has been answered, and no more than eight things are asked at once.
      const early = ['/api/session', ...(await namedIn(slow))];
      await expect.poll(() => missing(early, asked), path).toEqual([]);
      expect(early.length, path).toBeLessThanOrEqual(8);
      // Now its files and the session have, and nothing else is.
      await letGo();
      await expect.poll(() => missing(all, asked), path).toEqual([]);
      await slow.close();
    }
  });
}

test('the sign-in page asks what the provider is beside nothing but its own files', async ({ page }) => {
  const { asked, letGo } = await holdAnswers(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const files = await namedIn(page);
  await expect.poll(() => missing(files, asked)).toEqual([]);
  expect([...asked].filter((one) => one.startsWith('/api/'))).toEqual([]);
  await letGo();
  await expect.poll(() => asked.has('/api/auth/provider')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The files the page names, and what the screen is about. */
async function namedIn(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/(?:src|href|data-asks)="(\/(?:assets|api)\/[^"]+)"/g)].map(([, named]) => named!);
}
