import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'tandem-demo';

/** The demo's people by what they are. */
export const demo = {
  company: 'company@demo.tandem.test',
  partner: 'partner@demo.tandem.test',
  superAdmin: 'super@demo.tandem.test',
  otherCompany: 'other@demo.tandem.test',
  finance: 'finance@demo.tandem.test',
} as const;

/** Signed in without the form, for journeys that begin behind it. Answers the bearer token. */
export async function enterAs(page: Page, email: string): Promise<string> {
  const response = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('tandem.token', value), token);
  return token;
}

/** Nothing that axe knows of is wrong with what is on the screen, once it stands still: half way through, colours are others. */
export async function expectAccessible(page: Page): Promise<void> {
  // A pick list that is still sliding away is not part of it.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}
