import { NoConnection } from '../requests/connection.ts';
import { isImpersonating, readToken } from '../session/credentials.ts';
import { type Copy, deleteCopies, readCopy, writeCopy } from './database.ts';
import type { OfflineSession } from './model.ts';
import { hasAnsweredSince, noteOffline, noteOnline } from './status.ts';

/**
 * Copies of answers of the API for partners without a network. A copy belongs to one person in one program; nothing is
 * copied for companies, during an impersonation, or where a company does not let browsers keep sessions.
 */

const SESSION = '/api/session';
/** The answers that every screen needs. */
const everywhere = ['session', 'me'];
/** With a copy at hand, a slower answer counts as none. */
const PATIENCE_MS = 6_000;
/** Characters. A phone should not be filled. */
const MOST_CHARACTERS = 1_000_000;
const LONGEST_DAYS = 14;
const COPIED_HEADERS = ['content-type', 'x-total-count', 'x-total-count-exact', 'etag'];

/** @returns null for a session of which nothing is copied */
export function copiesKey({ user, mode, program, impersonation, rules }: OfflineSession): string | null {
  return mode === 'partner' && program && !impersonation && rules.is_remembered
    ? `${user.id} ${program.partner_id}`
    : null;
}

let owner: string | null = null;

let patterns: readonly RegExp[] = [];

/** Declares the addresses below `/api` whose answers are copied. */
export function declareCopies(addresses: readonly string[]): void {
  patterns = [...everywhere, ...addresses].map(addressPattern);
}

/** Whether the answers of an address are copied. */
export function isCopied(address: string): boolean {
  const path = address.split('?')[0]!;
  return patterns.some((pattern) => pattern.test(path));
}

/** `deal_registrations/$id` covers one segment for each `$`. */
const addressPattern = (declared: string): RegExp =>
  new RegExp(`^/api/${declared.replace(/[^\w/$-]/g, '\\$&').replace(/\$\w+/g, '[^/]+')}$`);

/** Without the session, its copy is found by a digest of the token, which is not kept. */
async function ownerOf(address: string, token: string): Promise<string | null> {
  if (address !== SESSION) return owner;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return `session ${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Answers from the network, and from the copy while there is none. */
export async function answerOrCopy(address: string, ask: () => Promise<Response>): Promise<Response> {
  const token = readToken();
  const isKept = address === SESSION || (owner !== null && isCopied(address));
  if (!token || isImpersonating() || !window.isSecureContext || !isKept) return ask();
  const begun = performance.now();
  const answer = ask();
  // It is awaited below, after the copy was looked for.
  answer.catch(() => {});
  const key = await ownerOf(address, token).catch(() => null);
  const copy = key === null ? undefined : await readCopy(key, address).catch(() => undefined);
  const isUsable = copy !== undefined && isFresh(copy);
  try {
    const response = await (isUsable ? Promise.race([answer, failAfter(PATIENCE_MS)]) : answer);
    // A proxy answers while the server is away.
    if (isUsable && response.status >= 502 && !hasAnsweredSince(begun)) throw new NoConnection(response.status);
    if (response.status < 502) noteOnline();
    if (response.ok) void keep(address, token, response.clone()).catch(() => {});
    return response;
  } catch (error) {
    if (!(error instanceof NoConnection)) throw error;
    // This answer alone is slow.
    if (error === TOO_SLOW && hasAnsweredSince(begun)) return answer;
    noteOffline(isUsable ? copy.at : null);
    if (!isUsable) throw error;
    return new Response(copy.body, { headers: copy.headers });
  }
}

/** A session that rested longer than the company allows has ended, even if the server cannot say so. */
function isFresh({ address, at, body }: Copy): boolean {
  const age = Date.now() - at;
  const idle = address === SESSION ? (JSON.parse(body) as OfflineSession).rules.idle_minutes : null;
  return age < LONGEST_DAYS * 86_400_000 && (idle === null || age < idle * 60_000);
}

/** Someone may have left while the answer was on its way, so the copy is kept only for the present person. */
async function keep(address: string, token: string, response: Response): Promise<void> {
  const body = await response.text();
  const key = address === SESSION && !copiesKey(JSON.parse(body)) ? null : await ownerOf(address, token);
  if (key === null || body.length > MOST_CHARACTERS || readToken() !== token) return;
  const headers = COPIED_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  await writeCopy({ owner: key, address, at: Date.now(), body, headers });
}

const TOO_SLOW = new NoConnection('slow');

function failAfter(ms: number): Promise<never> {
  return new Promise((_, fail) => setTimeout(fail, ms, TOO_SLOW));
}

/** Notes whose session this is, and removes the copies of everyone else. */
export async function noteOwner(session: OfflineSession): Promise<void> {
  // The copies of the person who is impersonating stay theirs.
  if (session.impersonation || typeof indexedDB === 'undefined') return;
  owner = copiesKey(session);
  const token = readToken();
  if (!token || !window.isSecureContext) return;
  const own = owner === null ? [] : [owner, await ownerOf(SESSION, token)];
  await deleteCopies((copy) => own.includes(copy.owner)).catch(() => {});
}

export async function forgetCopies(): Promise<void> {
  owner = null;
  if (typeof indexedDB !== 'undefined') await deleteCopies().catch(() => {});
}
