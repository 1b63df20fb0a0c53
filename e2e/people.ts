import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

export { expectAccessible, expectAccessibleInBoth } from './axe.ts';

/** For journeys about forms, drawers, dialogs, menus and what else moves; the others are made without motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const PASSWORD = 'tandem-demo';

/** The demo's people by what they are. */
export const demo = {
  company: 'company@demo.tandem.test',
  partner: 'partner@demo.tandem.test',
  both: 'both@demo.tandem.test',
  superAdmin: 'super@demo.tandem.test',
  otherCompany: 'other@demo.tandem.test',
  finance: 'finance@demo.tandem.test',
} as const;

/** Everybody comes from somewhere else: all journeys together sign in and register more often than one address may. */
export const fromSomewhere = () => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});

/** The bearer token of somebody who has no second proof. */
export async function signInByCall(request: APIRequestContext, email: string, password = PASSWORD): Promise<string> {
  const answer = await request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: fromSomewhere(),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** A window of whoever has the bearer token, from the next address on. */
export async function enterBy(page: Page, token: string): Promise<void> {
  await entered.get(page)?.dispose();
  entered.set(page, await page.addInitScript((value) => localStorage.setItem('tandem.token', value), token));
}

/** Who is in a window, until somebody else comes. */
const entered = new WeakMap<Page, { dispose(): Promise<void> }>();

/** Signed in without the form, for journeys that begin behind it. Answers the bearer token. */
export async function enterAs(page: Page, email: string): Promise<string> {
  const token = await signInByCall(page.request, email);
  await enterBy(page, token);
  return token;
}

/** After a journey of several people: a window left open goes on being told of every change, and draws it, while others run. */
export async function closeWindows({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Between the parts of a journey: one window as it was at first, with nothing remembered and nothing in the way. */
export async function startAnew(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await entered.get(page)?.dispose();
  entered.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen' });
  // A window that has been nowhere remembers nothing, and may not be asked.
  if (page.url() === 'about:blank') return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // What is open was somebody's who is signed in.
  await page.goto('about:blank');
}
