import type { Page } from '@playwright/test';

export { expectAccessible, expectAccessibleInBoth } from './axe.ts';

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
