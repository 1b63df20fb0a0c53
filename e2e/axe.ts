import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { IS_ALL } from '../src/server/testing/breadth.ts';

/** The themes differ only in colors, so the second theme only needs the rules about colors. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Axe leaves a text unjudged where a pseudo element lies behind it, and looking for those takes four fifths of its time. It
 * judges every text here, by what is behind it apart from them.
 */
const JUDGE_ALL_COLORS = "axe.configure({ checks: [{ id: 'color-contrast', options: { ignorePseudo: true } }] });";

interface Looking {
  /** The menu is the same everywhere: `every-screen.spec.ts` looks at it once for each view and theme. */
  withMenu?: boolean;
  colors?: 'only' | 'none';
  /** The step that opened the dialog waits behind it, with its button. */
  waitsBehind?: boolean;
}

/** The violations on a screen after its animations, because colors differ during them. */
async function violationsOn(page: Page, { withMenu = false, colors, waitsBehind }: Looking = {}): Promise<string[]> {
  // A screen that still loads has no title or content to judge.
  await expectContent(page);
  await changeAtOnce(page);
  // A select list that is still closing does not count.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  // A dialog that closes after a reload does not count either; its waiting button is paler.
  if (!waitsBehind) await expect(page.locator('.ant-btn-loading')).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      // Scroll-driven animations end only when someone scrolls, so they are not waited for.
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    const stands = Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
    // Animations do not proceed in a hidden window.
    return Promise.race([stands, new Promise((done) => setTimeout(done, 2000))]);
  });
  // A document has it from the first look on: what was compiled for one screen serves for those it leads to.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}\n${JUDGE_ALL_COLORS}`);
  const options: RunOptions = {
    // Only violations are reported in detail.
    resultTypes: ['violations'],
    // No rule that is on reads the style sheets, which take longer to parse than the screen to check.
    preload: { assets: ['media'] },
    ...(colors === 'only' && { runOnly: { type: 'rule', values: ABOUT_COLORS } }),
    ...(colors === 'none' && { rules: Object.fromEntries(ABOUT_COLORS.map((rule) => [rule, { enabled: false }])) }),
  };
  const exclude = withMenu ? [] : ['nav[aria-label="Main menu"], nav[aria-label="Settings"]'];
  return page.evaluate(
    async ({ exclude, how }) => {
      // Screen readers ignore everything behind a dialog, and the screen was checked before it opened.
      const dialog = '[role=dialog][aria-modal=true]';
      const isOpen = [...document.querySelectorAll(dialog)].some((element) => element.checkVisibility());
      const context = { include: [isOpen ? dialog : 'html'], exclude };
      const { axe: here } = window as unknown as { axe: { run(on: object, how: object): Promise<AxeResults> } };
      const { violations } = await here.run(context, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    { exclude, how: options },
  );
}

/** Waits until the page has its title, or a dialog is over it, and nothing in it loads. */
async function expectContent(page: Page): Promise<void> {
  const hasContent = () =>
    page.evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility();
      const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].find(isShown);
      const waits = '[role=status][aria-label="Loading…"], [aria-busy=true]';
      if (!dialog && ![...document.querySelectorAll('h1')].some(isShown)) return false;
      return ![...(dialog ?? document).querySelectorAll(waits)].some(isShown);
    });
  // A page that is just replaced by the next one has no content either.
  await expect.poll(() => hasContent().catch(() => false)).toBe(true);
}

/** Turns off transitions, because during a change of the theme colors belong to neither. */
async function changeAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation-duration: 0.01ms !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Checks the current theme and, with `npm test -- --all`, the other one; the app follows the system's theme at once.
 */
export async function violationsInThemes(page: Page, { withMenu = false } = {}): Promise<string[]> {
  const root = page.locator('html');
  const first = (await root.getAttribute('data-theme')) === 'dark' ? 'dark' : 'light';
  const second = first === 'dark' ? 'light' : 'dark';
  const found = [await violationsOn(page, { withMenu })];
  if (!IS_ALL) return found.flat().map((violation) => `${first} ${violation}`);
  await page.emulateMedia({ colorScheme: second });
  await expect(root).toHaveAttribute('data-theme', second);
  found.push(await violationsOn(page, { withMenu, colors: 'only' }));
  return found.flatMap((each, index) => each.map((violation) => `${[first, second][index]} ${violation}`));
}

/** Colors take most of the time of axe. Without `--all` they are left to the crawl of every screen. */
export async function expectAccessible(page: Page, looking: Looking = {}): Promise<void> {
  expect(await violationsOn(page, IS_ALL ? looking : { colors: 'none', ...looking })).toEqual([]);
}

export async function expectAccessibleInThemes(page: Page): Promise<void> {
  if (IS_ALL) expect(await violationsInThemes(page)).toEqual([]);
  else await expectAccessible(page);
}
