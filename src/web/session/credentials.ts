import { isPublicPath } from '#shared/pages.ts';

/**
 * The bearer token, the mode and the program of this browser. With "remember me" the token stays in local storage when
 * the browser closes; otherwise it is in session storage.
 */
export type Mode = 'company' | 'partner';

export const tokenKey = 'tandem.token';
const modeKey = 'tandem.mode';
const programKey = 'tandem.program';
/** The storage key of recent records, for the command palette; they are removed with the token. */
export const recentKey = 'tandem.recent';

export function readToken(): string | null {
  return sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey);
}

export function storeToken(token: string, remember: boolean): void {
  removeToken();
  (remember ? localStorage : sessionStorage).setItem(tokenKey, token);
}

/** Keeps the token in this tab only, because the company does not let browsers keep it when they close. */
export function keepTokenInTab(): void {
  const token = localStorage.getItem(tokenKey);
  if (token === null || isImpersonating()) return;
  if (sessionStorage.getItem(tokenKey) === null) sessionStorage.setItem(tokenKey, token);
  localStorage.removeItem(tokenKey);
}

export function removeToken(): void {
  sessionStorage.removeItem(tokenKey);
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(programKey);
  localStorage.removeItem(recentKey);
  tabOrganization = null;
  tabProgram = null;
}

const ownTokenKey = 'tandem.token.own';
const ownPlaceKey = 'tandem.place.own';

const portalKey = 'tandem.portal';

/** The company in whose name the sign-in page is shown: the short name in its address; null for the product's own. */
export function readPortal(): string | null {
  return localStorage.getItem(portalKey);
}

export function storePortal(slug: string | null): void {
  if (slug) localStorage.setItem(portalKey, slug);
  else localStorage.removeItem(portalKey);
}

/** Starts an impersonation in this tab only. The user's own token is kept, with the address to return to. */
export function startImpersonation(token: string): void {
  sessionStorage.setItem(ownTokenKey, sessionStorage.getItem(tokenKey) ?? '');
  sessionStorage.setItem(ownPlaceKey, window.location.pathname + window.location.search);
  sessionStorage.setItem(tokenKey, token);
}

const registrationKey = 'tandem.registration';

/** The key with which the link of the email finishes a registration in this browser; another tab opens the link. */
export const readRegistrationKey = (): string | null => localStorage.getItem(registrationKey);
export const storeRegistrationKey = (key: string): void => localStorage.setItem(registrationKey, key);
export const removeRegistrationKey = (): void => localStorage.removeItem(registrationKey);

export function isImpersonating(): boolean {
  return sessionStorage.getItem(ownTokenKey) !== null;
}

/** @returns the address where the impersonation started; null if there is none */
export function endImpersonation(): string | null {
  const own = sessionStorage.getItem(ownTokenKey);
  const place = sessionStorage.getItem(ownPlaceKey);
  sessionStorage.removeItem(ownTokenKey);
  sessionStorage.removeItem(ownPlaceKey);
  if (own === null) return null;
  // A remembered token is in local storage, where all tabs find it.
  if (own) sessionStorage.setItem(tokenKey, own);
  else sessionStorage.removeItem(tokenKey);
  return place ?? '/';
}

/**
 * The mode of this tab. It is stored for new tabs but not read again, because another tab may switch while this one is
 * in use.
 */
let tabMode: Mode | null = null;
let tabProgram: string | null = null;
/** The company of this tab; two tabs can show different companies. */
let tabOrganization: string | null = null;

export function readMode(): Mode | null {
  const stored = tabMode ?? localStorage.getItem(modeKey);
  return stored === 'company' || stored === 'partner' ? stored : null;
}

export function storeMode(mode: Mode): void {
  tabMode = mode;
  localStorage.setItem(modeKey, mode);
}

export function readProgram(): string | null {
  return tabProgram ?? localStorage.getItem(programKey);
}

export function storeProgram(partnerId: string): void {
  tabProgram = partnerId;
  localStorage.setItem(programKey, partnerId);
}

export function readOrganization(): string | null {
  return tabOrganization;
}

export function storeOrganization(organizationId: string | null): void {
  tabOrganization = organizationId;
}

/** The address of the sign-in page, with the page to return to. */
export function loginAddress(): string {
  const here = window.location.pathname + window.location.search;
  return here === '/' ? '/login' : `/login?to=${encodeURIComponent(here)}`;
}

/** Checks a `to` parameter, which must lead into this application and never to another site. */
export function safeReturn(to: string | null): string {
  const { origin } = window.location;
  if (!to || !URL.canParse(to, origin)) return '/';
  const target = new URL(to, origin);
  // A path that begins with two slashes would be read as the name of another site.
  return target.origin === origin && !target.pathname.startsWith('//') && !isPublicPath(target.pathname)
    ? target.pathname + target.search + target.hash
    : '/';
}

const endOfSessionKey = 'tandem.session-ended';

/** Makes the sign-in page say why the server ended the session. */
export function storeEndOfSession(reason: string): void {
  sessionStorage.setItem(endOfSessionKey, reason);
}

export function readEndOfSession(): string | null {
  const reason = sessionStorage.getItem(endOfSessionKey);
  sessionStorage.removeItem(endOfSessionKey);
  return reason;
}

const logoutErrorKey = 'tandem.logout-error';

/** Makes the sign-in page report that the sign-out did not reach the server. */
export function storeLogoutError(): void {
  sessionStorage.setItem(logoutErrorKey, '1');
}

export function readLogoutError(): boolean {
  const isKept = sessionStorage.getItem(logoutErrorKey) !== null;
  sessionStorage.removeItem(logoutErrorKey);
  return isKept;
}
