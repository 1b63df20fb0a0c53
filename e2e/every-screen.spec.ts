import { expect, type Page, test } from '@playwright/test';
import { IS_ALL } from '../src/server/testing/breadth.ts';
import { routesOfFeatures } from '../src/web/page/screenFiles.ts';
import { bearer } from './accounts.ts';
import { violationsInThemes } from './axe.ts';
import { demo, enterAs } from './people.ts';
import { complaintsOf, expectLoaded, followLink, menuOf } from './screens.ts';

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
  '/forms/edit/$id': /\/forms\/show\//,
  '/commissions/disputes/show/$id': /\/commissions\/show\//,
  '/commissions/opportunities/convert/$id': /\/(partners\/pending\/opportunities|commissions\/opportunities)\/show\//,
  '/commissions/opportunities/notes/$id': /\/commissions\/opportunities\/(show|notes)\//,
  // The demo company is set up.
  '/onboarding': /\/(partner-)?dashboard$/,
  '/onboarding/$step': /\/(partner-)?dashboard$/,
};

/** Screens about a partner that is named by the rest of their address. */
const aboutPartner = ['/commissions/payouts/account'];

/** Screens about a step of a record, with the step and the request that finds a record that waits for it. */
const aboutStep: Record<string, Record<Who, string | undefined>> = {
  '/confirm/$action/$record': {
    company: 'deal_registrations.approve deal_registrations?status=pending_review',
    partner: 'tasks.complete tasks?status=open&side=partner',
    superAdmin: undefined,
  },
};

/** Screens on which axe looks at the menu too, which is the same on all others. */
const withMenu = ['/dashboard', '/partner-dashboard', '/administration/settings'];

/** Violations that axe may report, with the reason. */
const accepted: Record<string, RegExp> = {
  // The headings are those of the text that somebody writes there.
  '/partners/contracts/templates/edit/$id': / heading-order: /,
};

/** Screens with shares that may exceed a hundred percent: what was reached of a target. */
const ofTargets = ['/partners/targets/show/$id', '/partners/targets'];

/** Screens that are not opened here, with the reason. */
const elsewhere: Record<Who, Record<string, string>> = {
  company: {
    '/imports/show/$id': 'import-a-crm-export.spec.ts opens it at every stage of a real import.',
  },
  partner: {
    '/report-schedules/files/$id':
      'The demo sends the partner its report within the email, so there is no file; it is the same screen as the company’s.',
  },
  superAdmin: {},
};

/** Records that the demo lacks. */
function needed(who: Who, part: number): Record<string, object> {
  const name = `Example ${Date.now()} ${part}`;
  if (who === 'company')
    return {
      contact_types: { name },
      roles: { name, permissions: ['partners:view'] },
      commission_recalculations: { reason: 'Nothing should differ' },
    };
  if (who === 'partner')
    return {
      tracks: { name },
      roles: { name, permissions: ['contacts:view'] },
      saved_views: {
        entity: 'opportunities',
        name,
        state: { question: { of: 'opportunities', measure: 'count', by: ['stage'] }, chart: 'bar' },
      },
    };
  const key = `example.${Date.now().toString(36)}`;
  return { prompts: { key, description: 'Greets a partner', template: 'Greet them', model: 'any-model' } };
}

/** The rows of a resource that have a screen. */
const only: Readonly<Record<string, string>> = { saved_views: '&is_report=true' };

/** Without `--all`, one of so many screens is loaded by its address; the others are reached as by a link. */
const LOADED = 8;

const PHONE = { theme: 'dark', size: { width: 360, height: 740 } } as const;
const DESKTOP = { theme: 'light', size: { width: 1440, height: 900 } } as const;

/** The layout shift from which a screen is felt to jump (web.dev/cls). */
const MOST_SHIFT = 0.1;

/** Counts how far visible parts move by themselves, from each navigation on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seenShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shift since it was asked for last. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = (window as unknown as { seenShift: { shift: number } }).seenShift;
    const { shift } = seen;
    seen.shift = 0;
    return shift;
  });
}

/** Shares beyond 100 % or below a hundredth of one percent. */
async function oddShares(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: the text of cells is separated only as it is shown
  const text = await page.locator('main').innerText();
  const shares = [...text.matchAll(/(?<![\d.,])(\d[\d,]*(?:\.\d+)?)\s?%/g)];
  return shares
    .filter(([, number = '']) => {
      const share = Number(number.replaceAll(',', ''));
      return share > 100 || (share > 0 && share < 0.01);
    })
    .map(({ index }) => text.slice(Math.max(0, index - 40), index + 20).replace(/\s+/g, ' '));
}

/** Errors beside fields that nobody has touched. */
async function earlyErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is([aria-invalid=true], .ant-form-item-explain-error, .refused)')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent || element.getAttribute('aria-label') || element.id),
  );
}

/** Labels that stand twice in one row of tabs. */
async function doubleLabels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [role=tablist]')].flatMap((row) => {
      const labels = [...row.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent ?? '');
      return labels.filter((label, at) => label && labels.indexOf(label) < at);
    }),
  );
}

/** Current tabs that a person has to scroll to, by their labels. */
async function hiddenTabs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is([role=tab][aria-selected=true], nav [aria-current=page])')]
      .filter((tab) => tab.checkVisibility())
      .flatMap((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        const row = tab.closest('[role=tablist], ul, nav')!.getBoundingClientRect();
        const [start, end] = [Math.max(row.left, 0), Math.min(row.right, innerWidth)];
        return left < start - 1 || right > end + 1 ? [tab.textContent ?? ''] : [];
      }),
  );
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Opens one part of the declared screens, each once: half on a phone in the dark and half on a desktop, for its name, its
 * width, its current tab, how far it moves, its shares and errors before anybody typed, and every second one for axe. With `npm test -- --all` each screen is looked at in both ways and by axe.
 * A screen that is not opened is listed with a reason.
 */
async function openEvery(page: Page, who: Who, part = 0, parts = 1): Promise<void> {
  test.setTimeout(600_000);
  const token = await enterAs(page, demo[who]);
  const headers = bearer(token);
  /** Finds a row for the first request of a screen. */
  const rowFor = async (asks: string): Promise<Record<string, unknown> | undefined> => {
    const resource = asks.split('/$id')[0]!;
    const answer = await page.request.get(`/api/${resource}?_end=100${only[resource] ?? ''}`, { headers });
    if (answer.status() === 404) return undefined;
    expect(answer.status(), `${asks}: ${await answer.text()}`).toBe(200);
    for (const row of (await answer.json()) as Record<string, unknown>[]) {
      const one = await page.request.get(`/api/${asks.replace('$id', String(row.id))}`, { headers });
      if (one.status() === 200) return row;
    }
    return undefined;
  };
  for (const [resource, data] of Object.entries(needed(who, part))) {
    const made = await page.request.post(`/api/${resource}`, { headers, data });
    expect(made.status(), `${resource}: ${await made.text()}`).toBe(201);
  }
  const complaints = complaintsOf(page);
  await watchShifts(page);
  const unopened: string[] = [];
  const unnamed: string[] = [];
  const wide: string[] = [];
  const hidden: string[] = [];
  const violations: string[] = [];
  const moved: string[] = [];
  const shares: string[] = [];
  const doubled: string[] = [];
  const early: string[] = [];
  const screens = (await declaredFor(who)).filter(({ path }) => !(path in elsewhere[who]));
  const own = screens.filter((_, index) => index % parts === part);
  for (const [index, { path, title: name, asks }] of own.entries()) {
    const row = asks ? await rowFor(asks) : {};
    if (!row) {
      unopened.push(`${path} (${asks})`);
      continue;
    }
    const partner = aboutPartner.includes(path) ? await rowFor('partners/$id') : undefined;
    const [step, request] = aboutStep[path]?.[who]?.split(' ') ?? [];
    const about = request && (await (await page.request.get(`/api/${request}&_end=1`, { headers })).json())[0];
    const filled = about ? path.replace('$action', step!).replace('$record', about.id) : path.replace('$page', 'deals');
    const address = `${filled.replace('$id', String(row.id))}${partner ? `?partner_id=${partner.id}` : ''}`;
    const [first, ...others] = IS_ALL ? [PHONE, DESKTOP] : [index < own.length / 2 ? PHONE : DESKTOP];
    await page.emulateMedia({ colorScheme: first.theme });
    await page.setViewportSize(first.size);
    // A link costs a sixth of a load; with `--all` each address is loaded.
    if (IS_ALL || index % LOADED === 0) await page.goto(address);
    else {
      // Parts that moved while axe changed the theme of the screen before do not count.
      await shiftOf(page);
      await followLink(page, address);
    }
    await expectLoaded(page);
    await expect(page).toHaveURL(leadsTo[path] ?? address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', first.theme);
    const shift = await shiftOf(page);
    if (shift >= MOST_SHIFT) moved.push(`${address} at ${first.size.width}: ${shift.toFixed(2)}`);
    for (const error of await earlyErrors(page)) early.push(`${address}: ${error}`);
    for (const label of await doubleLabels(page)) doubled.push(`${address}: ${label}`);
    for (const share of ofTargets.includes(path) ? [] : await oddShares(page)) shares.push(`${address}: ${share}`);
    // By its own name, or by what names its record.
    const heading = (await page.getByRole('heading', { level: 1 }).first().textContent())!;
    const tab = (await page.title()).replace(/ · [^·]+$/, '');
    if (heading === '404' || ![name, heading, ...Object.values(row)].includes(tab))
      unnamed.push(`${address} (${name}): ${heading}, ${tab}`);
    const field = page.getByLabel('Name', { exact: true });
    if (path.includes('/edit/$id') && (await field.count()) === 1)
      expect(Object.values(row), address).toContain(await field.inputValue());
    for (const { size } of [first, ...others]) {
      await page.setViewportSize(size);
      await expectLoaded(page);
      const width = await widthOf(page);
      if (width > size.width) wide.push(`${address}: ${width}`);
      for (const label of await hiddenTabs(page)) hidden.push(`${address} at ${size.width}: ${label}`);
    }
    // Another screen stands there, which is looked at under its own address.
    if (path in leadsTo) continue;
    // Half of the phones and half of the desktops; axe takes longer than the rest of a screen.
    if (!IS_ALL && index % 4 > 1) continue;
    for (const violation of await violationsInThemes(page, { withMenu: withMenu.includes(path) }))
      if (!accepted[path]?.test(violation)) violations.push(`${address} ${violation}`);
  }
  expect(unopened).toEqual([]);
  expect(unnamed).toEqual([]);
  expect(wide).toEqual([]);
  expect(hidden).toEqual([]);
  expect(moved).toEqual([]);
  expect(shares).toEqual([]);
  expect(doubled).toEqual([]);
  expect(early).toEqual([]);
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
  // Every entry of the menu is among the declared screens, which this part and the others open.
  if (part > 0) return;
  const shown = who === 'superAdmin' ? [...screens, ...(await declaredFor('company'))] : screens;
  const paths = shown.map(({ path }) => path);
  await page.setViewportSize(DESKTOP.size);
  await page.goto('/');
  expect((await menuOf(page)).filter((link) => !paths.includes(link.split('?')[0]!))).toEqual([]);
}

const PARTS = 4;

test.describe('every address of the specification opens after a reload or from a link, with the right title', () => {
  for (let part = 0; part < PARTS; part += 1)
    test(`axe finds no problems in either theme, and no screen is too wide: company, part ${part + 1} of ${PARTS}`, {
      // The first quarter has screens of every kind.
      tag: part === 0 ? [] : '@all',
    }, async ({ page }) => {
      await openEvery(page, 'company', part, PARTS);
    });
});

test.describe('every address of a partner opens after a reload or from a link, with the right title', () => {
  for (const part of [0, 1])
    test(`axe finds no problems in either theme, and no screen is too wide: partner, part ${part + 1} of 2`, async ({
      page,
    }) => {
      await openEvery(page, 'partner', part, 2);
    });
});

test('every address of the installation opens for a super admin', async ({ page }) => {
  await openEvery(page, 'superAdmin');
});
