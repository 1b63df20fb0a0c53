import type { Dice } from '#server/testing/dice.ts';
import { allows } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';

export interface Visit {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
}
/** Sends a request and resolves with the answer's JSON, or undefined after a fault, which is noted. */
export type Send = (visit: Visit) => Promise<unknown>;

interface Identified {
  id: string;
}
interface Deal extends Identified {
  account_id: string;
  partner_id: string | null;
  type_id: string;
  stage_id: string;
  amount_minor: number | null;
}
type Writes = 'registrations' | 'accounts' | 'nothing';
interface Description {
  paths: Record<string, { get?: { parameters?: { required?: boolean }[] } }>;
}

/** These are files, last as long as their reader, ask another system, or belong to the installation. */
const NO_SCREEN = /\.\w+$|\/(events|export|suggestions)$|\/superadmin|\/auth\/|\/public\//;
const MOST_REMEMBERED = 200;
const OPENING_MS = 60_000;
const SEARCHED = ['north', 'deal', 'partner', 'acme', 'report'];

/** A person of a company or a partner, who reads whatever they may see, and writes now and then. */
export class Person {
  readonly email: string;
  readonly headers: Record<string, string>;
  readonly #screens: readonly string[];
  readonly #hasPages: ReadonlySet<string>;
  readonly #writes: Writes;
  /** Pages of records that lists have shown. */
  readonly #pages: string[] = [];
  #deals: Deal[] = [];

  private constructor(
    email: string,
    headers: Record<string, string>,
    { screens, hasPages, writes }: { screens: string[]; hasPages: Set<string>; writes: Writes },
  ) {
    this.email = email;
    this.headers = headers;
    this.#screens = screens;
    this.#hasPages = hasPages;
    this.#writes = writes;
  }

  /** Signs in to the demo, and reads which lists and figures this person may see. */
  static async signIn(url: string, name: string, password: string): Promise<Person> {
    const email = `${name}@demo.tandem.test`;
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
    const { token } = (await answer.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const get = (path: string) => fetch(url + path, { headers, signal: AbortSignal.timeout(OPENING_MS) });
    const { paths } = (await (await get('/api/openapi.json')).json()) as Description;
    const { mode, permissions } = (await (await get('/api/session')).json()) as { mode: string; permissions: string[] };
    const screens: string[] = [];
    for (const [path, { get: operation }] of Object.entries(paths)) {
      const isScreen = operation && !path.includes('{') && !operation.parameters?.some(({ required }) => required);
      if (isScreen && !NO_SCREEN.test(path) && (await get(path)).status === 200) screens.push(path);
    }
    const hasPages = new Set(screens.filter((path) => paths[`${path}/{id}`]?.get));
    const writes =
      mode === 'partner' ? 'registrations' : allows(permissions, 'accounts', 'manage') ? 'accounts' : 'nothing';
    return new Person(email, headers, { screens, hasPages, writes });
  }

  async step(dice: Dice, send: Send): Promise<void> {
    const chance = dice.next();
    if (chance < 0.12) await this.#write(send, dice);
    else if (chance < 0.2) await send({ method: 'GET', path: `/api/search?q=${dice.pick(SEARCHED)}` });
    else if (chance < 0.4 && this.#pages.length > 0) await send({ method: 'GET', path: dice.pick(this.#pages) });
    else await this.#open(send, dice.pick(this.#screens));
  }

  async #open(send: Send, path: string): Promise<void> {
    const rows = await send({ method: 'GET', path });
    if (!Array.isArray(rows) || !this.#hasPages.has(path)) return;
    this.#pages.push(...(rows as Identified[]).slice(0, 5).map(({ id }) => `${path}/${id}`));
    this.#pages.splice(0, this.#pages.length - MOST_REMEMBERED);
    if (path === '/api/opportunities') this.#deals = (rows as Deal[]).slice(0, 5);
  }

  async #write(send: Send, dice: Dice): Promise<void> {
    const name = `Customer ${newId().slice(-10)}`;
    if (this.#writes === 'registrations') {
      const draft = (await send({
        method: 'POST',
        path: '/api/deal_registrations',
        body: { account_name: name, country: 'DE', contact_email: 'grace@customer.example', amount_minor: 500_000 },
      })) as Identified | undefined;
      if (draft) this.#pages.push(`/api/deal_registrations/${draft.id}`);
      return;
    }
    if (this.#writes === 'nothing') return;
    const account = (await send({ method: 'POST', path: '/api/accounts', body: { name } })) as Identified | undefined;
    if (account)
      await send({
        method: 'PATCH',
        path: `/api/accounts/${account.id}`,
        body: { website: 'https://customer.example' },
      });
    if (account && this.#deals.length > 0) {
      const { partner_id, type_id, stage_id, amount_minor } = dice.pick(this.#deals);
      const body = { name: `Deal with ${name}`, account_id: account.id, partner_id, type_id, stage_id, amount_minor };
      await send({ method: 'POST', path: '/api/opportunities', body });
    }
  }
}
