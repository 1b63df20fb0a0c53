import { safeReturn, storeToken } from '../session/credentials.ts';
import { call, post, type Refused } from './call.ts';
import { texts as t } from './texts.ts';

/** The destination after signing in, passed from page to page. */
export function destination(): string {
  return safeReturn(new URLSearchParams(window.location.search).get('to'));
}

/** The address of another page that passes the same destination on. */
export function withDestination(path: string): string {
  const to = destination();
  return to === '/' ? path : `${path}?to=${encodeURIComponent(to)}`;
}

export interface Provider {
  kind: 'embedded' | 'redirect';
  registration: boolean;
}

export function readProvider(): Promise<Provider> {
  return call<Provider>('GET', 'auth/provider');
}

/** The second step that follows the password. */
export interface Challenge {
  challenge: string;
  /** `code` asks for a code of the app; `setup` sets the app up first, because a company requires it. */
  step: 'code' | 'setup';
}

export interface Entered {
  token: string;
}

/** @returns a session token, or the next step. @throws Refused */
export async function provePassword(given: {
  email: string;
  password: string;
  rememberMe: boolean;
}): Promise<Entered | Challenge> {
  try {
    return await post<Entered>('auth/sign-in/email', { ...given, email: given.email.trim() });
  } catch (error) {
    const { challenge, two_factor_setup_required } = error as Refused;
    if (typeof challenge !== 'string') throw error;
    return { challenge, step: two_factor_setup_required ? 'setup' : 'code' };
  }
}

export function proveCode(challenge: string, code: string): Promise<Entered> {
  return post('auth/sign-in/two-factor', { challenge, code: code.trim() });
}

export interface Enrollment {
  secret: string;
  qr_svg: string;
}

export function startSetup(challenge: string): Promise<Enrollment> {
  return post('auth/sign-in/two-factor/begin', { challenge });
}

export function finishSetup(challenge: string, code: string): Promise<Entered & { recovery_codes: string[] }> {
  return post('auth/sign-in/two-factor/enable', { challenge, code: code.trim() });
}

/** Confirms the session and signs this browser in. @throws Refused when the account has no company or program */
export async function submitSignIn(token: string, remember: boolean): Promise<void> {
  await post('login', {}, token);
  storeToken(token, remember);
}

/** The state of this browser's request to the provider; a response to any other was started by someone else. */
const STATE = 'tandem.sign-in';

/** Redirects the browser to the provider. @throws Refused */
export async function signInWithProvider(rememberMe: boolean): Promise<void> {
  const { address, state } = await post<{ address: string; state: string }>('auth/sign-in/oidc', { rememberMe });
  sessionStorage.setItem(STATE, JSON.stringify({ state, to: destination() }));
  window.location.assign(address);
}

/** @param answer the query with which the provider redirected back @throws Refused */
export async function finishProviderSignIn(answer: string): Promise<Entered & { remember: boolean }> {
  const { state } = begun();
  if (!state || new URLSearchParams(answer).get('state') !== state) {
    throw { status: 401, message: t.elsewhere.notOurs } satisfies Refused;
  }
  const refusal = new URLSearchParams(answer).get('error_description') ?? new URLSearchParams(answer).get('error');
  if (refusal) throw { status: 401, message: refusal.slice(0, 300) } satisfies Refused;
  return post('auth/sign-in/oidc/return', { answer });
}

/** The destination stored before the redirect to the provider. */
export function storedDestination(): string {
  return safeReturn(begun().to ?? null);
}

function begun(): { state?: string; to?: string } {
  return JSON.parse(sessionStorage.getItem(STATE) ?? '{}') as { state?: string; to?: string };
}
