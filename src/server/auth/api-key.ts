import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../errors.ts';

/** Tells a key from a session's token, and a leaked one in somebody's files from any other text. */
const MARK = 'tdm_';
const SHOWN = MARK.length + 6;

/** 256 bits; only the hash is kept. */
export function newApiKey(): { secret: string; prefix: string; hash: string } {
  const secret = `${MARK}${randomBytes(32).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, SHOWN), hash: apiKeyHash(secret) };
}

export const isApiKey = (token: string): boolean => token.startsWith(MARK);

export function apiKeyHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const WINDOW_MS = 60_000;
const MOST_COUNTED = 10_000;

/** How often each key was used in its present minute, in this process. */
export class KeyRates {
  readonly #windows = new Map<string, { ends: number; left: number }>();

  /** Counts one request. @throws 429 when the key has used up its minute */
  take(id: string, perMinute: number, now = Date.now()): { left: number; seconds: number } {
    let window = this.#windows.get(id);
    if (!window || window.ends <= now) {
      if (this.#windows.size >= MOST_COUNTED) this.#windows.clear();
      window = { ends: now + WINDOW_MS, left: perMinute };
      this.#windows.set(id, window);
    }
    const seconds = Math.ceil((window.ends - now) / 1000);
    if (window.left <= 0)
      throw new Refusal(429, `This key may be used ${perMinute} times a minute: try again in ${seconds} s.`);
    window.left -= 1;
    return { left: window.left, seconds };
  }
}
