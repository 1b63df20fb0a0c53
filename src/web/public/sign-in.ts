import { safeReturn, storeToken } from '../session/credentials.ts';
import { begunSignIn, leaveForProvider } from '../session/provider-sign-in.ts';
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
  /** At the host name of a company: the address where everyone can sign in. */
  installation: string | null;
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

/** Redirects the browser to the provider of the installation. @throws Refused */
export async function signInWithProvider(rememberMe: boolean): Promise<void> {
  leaveForProvider(await post<Begun>('auth/sign-in/oidc', { rememberMe }), destination());
}

interface Begun {
  address: string;
  state: string;
}

/** The company whose own provider signs in people of an email domain. */
export interface CompanyProvider {
  company: string | null;
  is_required: boolean;
}

export function readCompanyProvider(email: string): Promise<CompanyProvider> {
  return post('auth/sign-in/saml/lookup', { email });
}

/** Redirects the browser to the provider of the company that has the email domain. @throws Refused */
export async function signInWithCompany(email: string, rememberMe: boolean): Promise<void> {
  leaveForProvider(await post<Begun>('auth/sign-in/saml', { email, rememberMe }), destination());
}

const notOurs = (): Refused => ({ status: 401, message: t.elsewhere.notOurs });

/** A session, or what a test of the company's provider brought. */
export interface ProviderAnswer {
  token: string | null;
  remember: boolean;
  test?: TestedSignIn | null;
}

export interface TestedSignIn {
  email: string | null;
  name: string | null;
  groups: string[];
  role: string | null;
  problem: string | null;
}

/**
 * @param search the query with which the installation's provider redirected back
 * @param hash the fragment with which our server did, after the response of a company's provider
 * @throws Refused
 */
export async function finishProviderSignIn(search: string, hash: string): Promise<ProviderAnswer> {
  const company = new URLSearchParams(hash);
  const [ticket, problem] = [company.get('ticket'), company.get('refused')];
  const { state } = begunSignIn();
  if (problem !== null) throw { status: 401, message: refusedText(problem) } satisfies Refused;
  if (ticket !== null) {
    if (!state) throw notOurs();
    return post('auth/sign-in/saml/return', { ticket, state });
  }
  const answer = new URLSearchParams(search);
  if (!state || answer.get('state') !== state) throw notOurs();
  const refusal = answer.get('error_description') ?? answer.get('error');
  if (refusal) throw { status: 401, message: refusal.slice(0, 300) } satisfies Refused;
  return post('auth/sign-in/oidc/return', { answer: search });
}

const refusedText = (problem: string): string =>
  (Object.hasOwn(t.company.refused, problem) && t.company.refused[problem as keyof typeof t.company.refused]) ||
  t.company.refused.structure;

/** The destination stored before the redirect to the provider. */
export function storedDestination(): string {
  return safeReturn(begunSignIn().to ?? null);
}
