import { expect, type Page, test } from '@playwright/test';
import { routesOfFeatures } from '../src/web/page/screenFiles.ts';
import { bearer } from './accounts.ts';
import { demo, enterAs } from './people.ts';
import { complaintsOf, expectLoaded } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

type Who = 'company' | 'partner' | 'superAdmin';

/** The declared screens of a role: those of its mode, and those of the installation only for its administrators. */
async function declaredFor(who: Who) {
  const routes = await routesOfFeatures();
  if (who === 'superAdmin') return routes.filter(({ superAdmin }) => superAdmin);
  return routes.filter((route) => (route.mode ?? who) === who && !route.superAdmin);
}

/** Screens that redirect or are shown under another name, with the target. */
const leadsTo: Record<string, RegExp> = {
  '/referral-pages/opportunities/show/$id': /\/partners\/pending\/opportunities\/show\//,
  '/commissions/disputes/show/$id': /\/commissions\/show\//,
  '/commissions/opportunities/convert/$id': /\/partners\/pending\/opportunities\/show\//,
  '/commissions/opportunities/notes/$id': /\/commissions\/opportunities\/(show|notes)\//,
  // The demo company is set up.
  '/onboarding': /\/dashboard$/,
  '/onboarding/$step': /\/dashboard$/,
};

/** Screens about a partner that is named by the rest of their address. */
const aboutPartner = ['/commissions/payouts/account'];

/** Screens that are not opened here, with the reason. */
const elsewhere: Record<Who, Record<string, string>> = {
  company: {
    '/imports/show/$id': 'The demo has none: import-a-crm-export.spec.ts opens it by a real import.',
  },
  partner: {
    '/report-schedules/files/$id':
      'The demo sends the partner its report within the email, so there is no file; it is the same screen as the company’s.',
  },
  superAdmin: {},
};

/** Bodies of records to create, because the demo lacks them. */
function needed(who: Who): Record<string, object> {
  const name = `Example ${Date.now()}`;
  if (who === 'company')
    return {
      contact_types: { name },
      roles: { name, permissions: ['partners:view'] },
      commission_recalculations: { reason: 'Nothing should differ' },
    };
  if (who === 'partner') return { tracks: { name }, roles: { name, permissions: ['contacts:view'] } };
  const key = `example.${Date.now().toString(36)}`;
  return { prompts: { key, description: 'Greets a partner', template: 'Greet them', model: 'any-model' } };
}

/**
 * Opens every declared screen that is not listed above, in dark mode on a phone; none may report errors or scroll
 * sideways.
 */
async function openEvery(page: Page, who: Who): Promise<void> {
  const token = await enterAs(page, demo[who]);
  const headers = bearer(token);
  /** Finds a row for the first request of a screen. */
  const rowFor = async (asks: string): Promise<Record<string, unknown> | undefined> => {
    const resource = asks.split('/$id')[0]!;
    const answer = await page.request.get(`/api/${resource}?_end=100`, { headers });
    if (answer.status() === 404) return undefined;
    expect(answer.status(), `${asks}: ${await answer.text()}`).toBe(200);
    for (const row of (await answer.json()) as Record<string, unknown>[]) {
      const one = await page.request.get(`/api/${asks.replace('$id', String(row.id))}`, { headers });
      if (one.status() === 200) return row;
    }
    return undefined;
  };
  for (const [resource, data] of Object.entries(needed(who))) {
    const made = await page.request.post(`/api/${resource}`, { headers, data });
    expect(made.status(), `${resource}: ${await made.text()}`).toBe(201);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = complaintsOf(page);
  const unopened: string[] = [];
  const unnamed: string[] = [];
  const wide: string[] = [];
  for (const { path, title: name, asks } of await declaredFor(who)) {
    if (path in elsewhere[who]) continue;
    const row = asks ? await rowFor(asks) : {};
    if (!row) {
      unopened.push(`${path} (${asks})`);
      continue;
    }
    const partner = aboutPartner.includes(path) ? await rowFor('partners/$id') : undefined;
    const address = `${path.replace('$id', String(row.id))}${partner ? `?partner_id=${partner.id}` : ''}`;
    await page.goto(address);
    await expectLoaded(page);
    await expect(page).toHaveURL(leadsTo[path] ?? address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    // Only lists and settings are measured here; other journeys measure records and forms.
    if (width > 360 && !/\$id|create/.test(path)) wide.push(`${address}: ${width}`);
    // The title is the screen's own or the name of its record.
    const heading = (await page.getByRole('heading', { level: 1 }).first().textContent())!;
    const tab = (await page.title()).replace(' · Tandem', '');
    if (heading === '404' || ![name, heading, ...Object.values(row)].includes(tab))
      unnamed.push(`${address} (${name}): ${heading}, ${tab}`);
    const field = page.getByLabel('Name', { exact: true });
    if (path.includes('/edit/$id') && (await field.count()) === 1)
      expect(Object.values(row), address).toContain(await field.inputValue());
  }
  expect(unopened).toEqual([]);
  expect(unnamed).toEqual([]);
  expect(wide).toEqual([]);
  expect(complaints).toEqual([]);
}

test('every address of the specification opens, reloaded or sent, under the name of what it shows', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openEvery(page, 'company');
});

test('every address of a partner opens, reloaded or sent, under the name of what it shows', async ({ page }) => {
  test.setTimeout(600_000);
  await openEvery(page, 'partner');
});

test('every address of the installation opens for who runs it', async ({ page }) => {
  test.setTimeout(600_000);
  await openEvery(page, 'superAdmin');
});
