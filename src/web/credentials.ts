import { isPublicPath } from '#shared/pages.ts';

/**
 * The bearer token, the view mode and the program this browser works in. With "remember me" the token
 * outlives the browser (local storage), without it the tab (session storage).
 */
export type Mode = 'company' | 'partner';

export const tokenKey = 'tandem.token';
const modeKey = 'tandem.mode';
const programKey = 'tandem.program';
/** The records last opened, for the command palette: they go with the token. */
export const recentKey = 'tandem.recent';

export function readToken(): string | null {
  return sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey);
}

export function storeToken(token: string, remember: boolean): void {
  removeToken();
  (remember ? localStorage : sessionStorage).setItem(tokenKey, token);
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

/** Looks through another's eyes in this tab alone; one's own token waits, with the place to come back to. */
export function startImpersonation(token: string): void {
  sessionStorage.setItem(ownTokenKey, sessionStorage.getItem(tokenKey) ?? '');
  sessionStorage.setItem(ownPlaceKey, window.location.pathname + window.location.search);
  sessionStorage.setItem(tokenKey, token);
}

export function isImpersonating(): boolean {
  return sessionStorage.getItem(ownTokenKey) !== null;
}

/** @returns where one was, or null for who wears none */
export function endImpersonation(): string | null {
  const own = sessionStorage.getItem(ownTokenKey);
  const place = sessionStorage.getItem(ownPlaceKey);
  sessionStorage.removeItem(ownTokenKey);
  sessionStorage.removeItem(ownPlaceKey);
  if (own === null) return null;
  // A remembered token lies where all tabs find it.
  if (own) sessionStorage.setItem(tokenKey, own);
  else sessionStorage.removeItem(tokenKey);
  return place ?? '/';
}

/** The view of this tab. Stored for the next one, but never read again: another tab may switch while this one works on. */
let tabMode: Mode | null = null;
let tabProgram: string | null = null;
/** The company this tab works in: of two tabs each may work in another. */
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

/** The sign-in page, carrying the place to return to. */
export function loginAddress(): string {
  const here = window.location.pathname + window.location.search;
  return here === '/' ? '/login' : `/login?to=${encodeURIComponent(here)}`;
}

/** A `to` parameter may only lead back into this application, never to another site. */
export function safeReturn(to: string | null): string {
  const { origin } = window.location;
  if (!to || !URL.canParse(to, origin)) return '/';
  const target = new URL(to, origin);
  // A path that begins with two slashes is, followed by itself, the name of another site.
  return target.origin === origin && !target.pathname.startsWith('//') && !isPublicPath(target.pathname)
    ? target.pathname + target.search + target.hash
    : '/';
}

const logoutErrorKey = 'tandem.logout-error';

/** The sign-in page says that the server did not hear of it. */
export function storeLogoutError(): void {
  sessionStorage.setItem(logoutErrorKey, '1');
}

export function readLogoutError(): boolean {
  const isKept = sessionStorage.getItem(logoutErrorKey) !== null;
  sessionStorage.removeItem(logoutErrorKey);
  return isKept;
}
