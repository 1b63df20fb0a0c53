import { expect, type Page, test } from '@playwright/test';
import { violationsInBoth } from './axe.ts';
import { demo, enterAs } from './people.ts';
import { menuOf, openFirst, visit } from './screens.ts';

test.describe.configure({ mode: 'parallel' });
// The message contains the violations; recording every screen would take longer than checking it.
test.use({ trace: 'off' });

async function violationsHere(page: Page, { withMenu = false } = {}): Promise<string[]> {
  const address = page.url();
  return (await violationsInBoth(page, { withMenu })).map((violation) => `${address} ${violation}`);
}

const details = {
  company: [
    '/partners',
    '/companies',
    '/commissions/opportunities',
    '/partners/pending?queue=all',
    '/commissions/structure',
    '/commissions',
    '/commissions/payouts',
  ],
  partner: ['/revenue/deal-desk', '/revenue/opportunities', '/revenue/commissions'],
} as const;
const forms = {
  company: ['/partners/create', '/commissions/opportunities/create', '/imports/create', '/partners/pending/create'],
  partner: ['/revenue/deal-desk/create'],
} as const;

/** Checks the screens of the menu that are selected by their index, and lists the violations. */
async function violationsInMenu(page: Page, isMeant: (index: number) => boolean): Promise<string[]> {
  await page.goto('/');
  const found: string[] = [];
  for (const [index, address] of (await menuOf(page)).entries()) {
    if (!isMeant(index)) continue;
    await visit(page, address);
    found.push(...(await violationsHere(page, { withMenu: index === 0 || address === '/administration/settings' })));
  }
  return found;
}

async function violationsOnRecords(page: Page, who: 'company' | 'partner'): Promise<string[]> {
  const found: string[] = [];
  for (const list of details[who]) {
    await openFirst(page, list);
    found.push(...(await violationsHere(page)));
  }
  for (const form of forms[who]) {
    await visit(page, form);
    found.push(...(await violationsHere(page)));
  }
  return found;
}

// The menu is checked in two halves, so that neither delays a whole run.
for (const half of [0, 1]) {
  test(`axe finds nothing on any screen of the company menu, light or dark (${half + 1} of 2)`, async ({ page }) => {
    test.setTimeout(240_000);
    await enterAs(page, demo.company);
    expect(await violationsInMenu(page, (index) => index % 2 === half)).toEqual([]);
  });
}

test('axe finds nothing on the records and forms of the company view, light or dark', async ({ page }) => {
  test.setTimeout(240_000);
  await enterAs(page, demo.company);
  await page.goto('/');
  await menuOf(page);
  expect(await violationsOnRecords(page, 'company')).toEqual([]);
});

test('axe finds nothing on any screen of the partner, light or dark', async ({ page }) => {
  test.setTimeout(240_000);
  await enterAs(page, demo.partner);
  const found = await violationsInMenu(page, () => true);
  expect([...found, ...(await violationsOnRecords(page, 'partner'))]).toEqual([]);
});

test('what has the focus shows it, and a switch is seen with colors of the system', async ({ page }) => {
  await enterAs(page, demo.company);
  await visit(page, '/commissions/opportunities');
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  // The keyboard is used, because a press of the mouse shows no focus ring.
  await page.keyboard.press('Tab');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Partners', exact: true })
    .focus();
  expect(await outline()).toBe('solid');
  await page.keyboard.press('j');
  expect(await outline()).toBe('solid');

  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/administration/program');
  const adjusted = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((part) => getComputedStyle(part).forcedColorAdjust);
  expect(await adjusted('.ant-switch')).toBe('none');
});
