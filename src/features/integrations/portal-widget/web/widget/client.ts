import { WIDGET_PATH } from '../../addresses.ts';
import type { WidgetToken } from '../../schema.ts';
import { texts as t } from './texts.ts';

/** A refusal that the server explained, with the errors of single fields. */
export class Refused extends Error {
  readonly errors: Record<string, string[]>;
  constructor(message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.errors = errors;
  }
}

export type GiveToken = () => Promise<Pick<WidgetToken, 'token'>>;

interface Place {
  /** The origin of the installation. */
  server: string;
  company: string;
  giveToken: GiveToken;
}

const DEADLINE_MS = 20_000;

/** Sends the requests of one widget. Its token stays in memory and is replaced when it no longer works. */
export class WidgetClient {
  readonly #place: Place;
  #token: string | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  async send<T>(path = '', body?: object, key?: string): Promise<T> {
    const isFirst = this.#token === undefined;
    let answer = await this.#fetch(path, body, key);
    // A token that has just been received and is refused would be refused again.
    if (answer.status === 401 && !isFirst) {
      this.#token = undefined;
      answer = await this.#fetch(path, body, key);
    }
    const content = (await answer.json().catch(() => null)) as { message?: string; errors?: Refused['errors'] } | null;
    if (answer.ok) return content as T;
    if (answer.status === 401) this.#token = undefined;
    throw new Refused(content?.message ?? t.failed, content?.errors);
  }

  async #fetch(path: string, body: object | undefined, key: string | undefined): Promise<Response> {
    this.#token ??= (await this.#place.giveToken()).token;
    return fetch(`${this.#place.server}/api${WIDGET_PATH}/${this.#place.company}${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Refused(t.failed);
    });
  }
}

/** Asks the page's own server for a token, with the page's own session. */
export const tokenFrom =
  (address: string): GiveToken =>
  async () => {
    const url = new URL(address, location.href);
    // The session of the page must not reach another server, and no other server may decide who the person is.
    if (url.origin !== location.origin) throw new Refused(t.foreignTokenUrl);
    const answer = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => null);
    const given = answer?.ok ? ((await answer.json().catch(() => null)) as { token?: unknown } | null) : null;
    if (typeof given?.token !== 'string') throw new Refused(t.noToken);
    return { token: given.token };
  };
