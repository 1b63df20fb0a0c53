import { expect, type Page, test } from '@playwright/test';
import { routesOfFeatures } from '../src/web/page/screenFiles.ts';
import { bearer } from './accounts.ts';
import { demo, enterAs } from './people.ts';
import { complaintsOf, expectLoaded } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/** The screens a feature declares for a mode: for everybody in it, within the frame. */
async function declaredFor(mode: 'company' | 'partner') {
  const routes = await routesOfFeatures();
  return routes.filter((route) => (route.mode ?? mode) === mode && !route.superAdmin && !route.owner && !route.bare);
}

/** Which list has the records that a screen asks for, where it is not named as they are. */
const listOf: Record<string, string> = { team_members: 'people' };

/** Screens that redirect, or need parameters in their address. */
const others = [
  '/commissions/disputes/show/$id',
  '/commissions/opportunities/convert/$id',
  '/commissions/opportunities/notes/$id',
  '/commissions/payouts/account',
  '/referral-pages/opportunities/show/$id',
];

/** In the dark on a phone, where nothing complains or scrolls sideways. @returns how many screens were opened */
async function openEvery(page: Page, who: 'company' | 'partner'): Promise<number> {
  const token = await enterAs(page, demo[who]);
  const headers = bearer(token);
  /** Some row of which there is what a screen asks for; none where the demo has none, or this side has no list of them. */
  const rowFor = async (asks: string): Promise<Record<string, unknown> | undefined> => {
    const resource = asks.split('/')[0]!;
    const answer = await page.request.get(`/api/${listOf[resource] ?? resource}?_end=20`, { headers });
    if (answer.status() === 404) return undefined;
    expect(answer.status(), `${asks}: ${await answer.text()}`).toBe(200);
    for (const row of (await answer.json()) as Record<string, unknown>[]) {
      const one = await page.request.get(`/api/${asks.replace('$id', String(row.id))}`, { headers });
      if (one.status() === 200) return row;
    }
    return undefined;
  };
  if (who === 'company')
    await page.request.post('/api/contact_types', { headers, data: { name: `Champion ${Date.now()}` } });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = complaintsOf(page);
  const unnamed: string[] = [];
  const wide: string[] = [];
  let opened = 0;
  for (const { path, title: name, asks } of await declaredFor(who)) {
    const row = asks ? await rowFor(asks) : {};
    if (!row || others.includes(path)) continue;
    const address = path.replace('$id', String(row.id));
    await page.goto(address);
    await expectLoaded(page);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    // Lists and settings; of records and forms the widths are looked at in other journeys, not of all.
    if (width > 360 && !/\$id|create/.test(path)) wide.push(`${address}: ${width}`);
    // By its own name, or by what names its record.
    const heading = (await page.getByRole('heading', { level: 1 }).first().textContent())!;
    const tab = (await page.title()).replace(' · Tandem', '');
    if (heading === '404' || ![name, heading, ...Object.values(row)].includes(tab))
      unnamed.push(`${address} (${name}): ${heading}, ${tab}`);
    const field = page.getByLabel('Name', { exact: true });
    if (path.includes('/edit/$id') && (await field.count()) === 1)
      expect(Object.values(row), address).toContain(await field.inputValue());
    opened += 1;
  }
  expect(unnamed).toEqual([]);
  expect(wide).toEqual([]);
  expect(complaints).toEqual([]);
  return opened;
}

test('every address of the specification opens, reloaded or sent, under the name of what it shows', async ({
  page,
}) => {
  test.setTimeout(600_000);
  expect(await openEvery(page, 'company')).toBeGreaterThan(70);
});

test('every address of a partner opens, reloaded or sent, under the name of what it shows', async ({ page }) => {
  test.setTimeout(600_000);
  expect(await openEvery(page, 'partner')).toBeGreaterThan(15);
});
