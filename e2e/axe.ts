import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The themes differ in nothing but colours: only what looks at them can find in the dark what it did not find in the light. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Looking {
  /** The menu is the same everywhere: `accessibility.spec.ts` looks at it once for each view and theme. */
  withMenu?: boolean;
  onlyColours?: boolean;
}

/** What axe finds on a screen, once it stands still: half way through, colours are others. */
async function violationsOn(page: Page, { withMenu = false, onlyColours = false }: Looking = {}): Promise<string[]> {
  // A pick list that is still sliding away is not part of it.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
  // Without frames of other sites, the quick way finds the same; what is right need not be described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (!withMenu) axe.exclude('nav[aria-label="Main menu"]');
  if (onlyColours) axe.withRules(ABOUT_COLOURS);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** The same in both themes; the app follows the system's at once. The page is left light. */
export async function violationsInBoth(page: Page, { withMenu = false } = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const violations = await violationsOn(page, { withMenu, onlyColours: colorScheme === 'dark' });
    found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
  }
  return found;
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

export async function expectAccessibleInBoth(page: Page): Promise<void> {
  expect(await violationsInBoth(page)).toEqual([]);
}
