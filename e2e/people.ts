import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

export { expectAccessible, expectAccessibleInThemes } from './axe.ts';

/** For journeys about forms, drawers, dialogs, menus and what else moves; the others are made without motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const PASSWORD = 'tandem-demo';

/** The demo users by role. */
export const demo = {
  company: 'company@demo.tandem.test',
  partner: 'partner@demo.tandem.test',
  both: 'both@demo.tandem.test',
  superAdmin: 'super@demo.tandem.test',
  otherCompany: 'other@demo.tandem.test',
  finance: 'finance@demo.tandem.test',
} as const;

/**
 * Each sign-in comes from another address, because all journeys together sign in and register more often than one
 * address may.
 */
export const fromSomewhere = () => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});

/** The bearer token of a user without a second factor. */
export async function signInByCall(request: APIRequestContext, email: string, password = PASSWORD): Promise<string> {
  const answer = await request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: fromSomewhere(),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Makes a page use a bearer token from its next load on. */
export async function enterBy(page: Page, token: string): Promise<void> {
  await entered.get(page)?.dispose();
  entered.set(
    page,
    await page.addInitScript((value) => {
      // Frames without an origin of their own, such as previews of emails, have no storage.
      if (window === window.top) localStorage.setItem('tandem.token', value);
    }, token),
  );
}

/** The sign-in script of each page, until another user replaces it. */
const entered = new WeakMap<Page, { dispose(): Promise<void> }>();

/** Signs a user in without the form, for journeys that start after it. @returns the bearer token */
export async function enterAs(page: Page, email: string): Promise<string> {
  const token = await signInByCall(page.request, email);
  await enterBy(page, token);
  return token;
}

/** Closes the windows of a journey, because an open one receives and renders every change while others run. */
export async function closeWindows({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Resets a page between parts of a journey: one window without stored data and without routes. */
export async function startAnew(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await entered.get(page)?.dispose();
  entered.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen' });
  // A window that has loaded no page stores nothing and cannot be scripted.
  if (page.url() === 'about:blank') return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // The loaded page belongs to the former user.
  await page.goto('about:blank');
}
