import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkIn } from './mailbox.ts';
import { demo, enterBy, fromSomewhere, signInByCall } from './people.ts';

export { signInByCall };

/** A password that is in no list of leaked ones. */
export const SECRET = 'quiet otter on a bicycle';

export const uniqueEmail = (domain: string) =>
  `ann-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}@${domain}`;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Registers a user with a company that has not started its setup. */
export async function registered(
  request: APIRequestContext,
  domain = 'nordwind.example',
): Promise<{ email: string; token: string }> {
  const email = uniqueEmail(domain);
  const answer = await request.post('/api/auth/register', {
    headers: fromSomewhere(),
    data: { email, password: SECRET, full_name: 'Ann Nord' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { email, token: ((await answer.json()) as { token: string }).token };
}

/** Creates a company that is set up and signs its owner in, so that changes do not affect other journeys. */
export async function ownCompany(page: Page, domain?: string): Promise<{ email: string; token: string }> {
  const owner = await registered(page.request, domain);
  await page.request.post('/api/onboarding/skip', { headers: bearer(owner.token), data: {} });
  await enterBy(page, owner.token);
  return owner;
}

const code = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Lets the people of a registered company pay without a code; only an owner who has entered one may turn that on. */
export async function payWithoutCodes(request: APIRequestContext, token: string): Promise<void> {
  const headers = bearer(token);
  const call = async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };
  const { secret } = await call<{ secret: string }>('POST', 'profile/two_factor', { password: SECRET });
  await call('POST', 'profile/two_factor/enable', { code: code(secret) });
  const { organization } = await call<{ organization: { id: string } }>('GET', 'session');
  await call('PATCH', `organizations/${organization.id}`, { money_requires_two_factor: false });
  await call('POST', 'profile/two_factor/disable', { password: SECRET });
}

/** Ends the setup of a new partner, for journeys that start after it. */
export async function skipPartnerSetup(request: APIRequestContext, token: string): Promise<void> {
  const skipped = await request.post('/api/onboarding/skip', {
    headers: { ...bearer(token), 'x-tandem-mode': 'partner' },
    data: {},
  });
  expect(skipped.status(), await skipped.text()).toBe(200);
}

/** Creates a colleague at the demo company, which is set up; with a partner role, at the demo partner. */
export async function colleague(
  request: APIRequestContext,
  role = 'read_only',
  domain = 'lumenfleet.example',
): Promise<{ email: string; token: string }> {
  const owner = bearer(await signInByCall(request, demo.company));
  const isPartner = ['partner_admin', 'partner_finance'].includes(role);
  const headers = isPartner
    ? { ...bearer(await signInByCall(request, demo.partner)), 'x-tandem-mode': 'partner' }
    : owner;
  const email = uniqueEmail(domain);
  const invited = await request.post('/api/invitations', { headers, data: { email, role } });
  expect(invited.status(), await invited.text()).toBe(201);
  const link = await linkIn(email);
  const accepted = await request.post('/api/public/invitations/accept', {
    headers: fromSomewhere(),
    data: { token: new URL(link).hash.slice('#token='.length), password: SECRET, full_name: 'Ann Lumen' },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return { email, token: ((await accepted.json()) as { token: string }).token };
}

/** Signs such a colleague in, so that personal settings do not affect other journeys. @returns the bearer token */
export async function enterAsColleague(page: Page, role = 'admin'): Promise<string> {
  const { token } = await colleague(page.request, role);
  await enterBy(page, token);
  return token;
}
