import { allows, inCommon, standingOf } from '#shared/permissions.ts';
import type { Actor } from '../call.ts';
import type { Settings } from '../config.ts';
import type { Database } from '../db/client.ts';
import { listenTo } from '../db/listen.ts';
import { conflict, Refusal } from '../errors.ts';
import { apiKeyHash, isApiKey } from './api-key.ts';
import { THE_INSTALLATION } from './installation.ts';
import {
  type Company,
  PRINCIPAL_OF_KEY,
  PRINCIPAL_OF_PERSON,
  PRINCIPAL_OF_SESSION,
  PRINCIPAL_OF_TOKEN,
  type Principal,
  type Programme,
  type Seat,
  standing,
} from './principal.ts';
import type { Provider } from './provider.ts';
import { hashOfSecret } from './secret-token.ts';
import { SEEN_EVERY_MS } from './sessions.ts';

export type { Principal } from './principal.ts';

/** How long a principal may be stale in this process; changes announced on `identity_changed` end it at once. */
const KEPT_MS = 5_000;
const MOST_KEPT = 10_000;

const unauthenticated = () => new Refusal(401, 'Sign in to continue.');

/** How often it is noted that a key is in use. */
const NOTED_MS = 60_000;

/** Sessions and keys, and what each lets its owner be. */
export class Identity {
  readonly provider: Provider;
  readonly #system: Database;
  readonly #config: Pick<Settings, 'superAdminDomains' | 'superAdminEmails'>;
  readonly #kept = new Map<string, { principal: Principal; until: number }>();
  readonly #noted = new Map<string, number>();
  readonly #onEnd = new Set<(session_id: string) => void>();
  /** Counts how often everything was forgotten: what was read before that may be stale already. */
  #forgotten = 0;

  constructor(provider: Provider, system: Database, config: Pick<Settings, 'superAdminDomains' | 'superAdminEmails'>) {
    this.provider = provider;
    this.#system = system;
    this.#config = config;
  }

  /** @throws 401 when the token is unknown, expired or revoked */
  async principalOf(token: string): Promise<Principal> {
    const kept = this.#kept.get(token);
    if (kept && kept.until > Date.now()) return kept.principal;
    const forgotten = this.#forgotten;
    const [found] = await this.#system.readUnscoped([
      isApiKey(token)
        ? { text: PRINCIPAL_OF_KEY, values: [apiKeyHash(token)] }
        : { text: PRINCIPAL_OF_TOKEN, values: [hashOfSecret(token)] },
    ]);
    const principal = found![0] ? (JSON.parse(found![0]) as Principal) : undefined;
    if (!principal || !this.#mayLook(principal)) {
      this.#kept.delete(token);
      throw unauthenticated();
    }
    const { session_id, last_seen_at } = principal;
    if (last_seen_at && Date.now() - Date.parse(last_seen_at) > SEEN_EVERY_MS) void this.#noteSeen(session_id);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    if (forgotten === this.#forgotten) this.#kept.set(token, { principal, until: Date.now() + KEPT_MS });
    return principal;
  }

  /** Whoever has this session, asked anew each time. @throws 401 when it has ended */
  async principalOfSession(id: string): Promise<Principal> {
    const [found] = await this.#system.readUnscoped([{ text: PRINCIPAL_OF_SESSION, values: [id] }]);
    const principal = found![0] ? (JSON.parse(found![0]) as Principal) : undefined;
    if (!principal || !this.#mayLook(principal)) throw unauthenticated();
    return principal;
  }

  /** Looking through another's eyes ends with the right to it. */
  #mayLook({ impersonation, looker }: Principal): boolean {
    if (!impersonation) return true;
    if (!looker) return false;
    if (impersonation.is_by_operator) return this.isSuperAdmin({ user: looker });
    if (!looker.seat) return false;
    const { permissions, scope } = standingOf(looker.seat.role, looker.seat.custom);
    return allows(permissions, 'impersonations', 'manage') && (scope === 'all' || looker.owns_partner);
  }

  /** How many callers are kept in this process. */
  get kept(): number {
    return this.#kept.size;
  }

  /**
   * Forgets what is kept about everybody: memberships, preferences and revocations take effect with the next request.
   * @param ended the session that ended
   */
  forget(ended?: string): void {
    this.#forgotten += 1;
    this.#kept.clear();
    if (ended) for (const hear of this.#onEnd) hear(ended);
  }

  /** For what outlives a request: hears of each session that ends. @returns how to stop */
  whenSessionEnds(hear: (session_id: string) => void): () => void {
    this.#onEnd.add(hear);
    return () => this.#onEnd.delete(hear);
  }

  /** A failure is no reason to refuse the request: the next one notes it. */
  async #noteSeen(session_id: string): Promise<void> {
    await this.#system
      .unscoped((tx) => tx.run('update identity.sessions set last_seen_at = now() where id = $1', [session_id]))
      .catch(() => undefined);
  }

  /** Whether the settings name this address. It takes more to be who owns it. */
  administers(email: string): boolean {
    const address = email.toLowerCase();
    return (
      this.#config.superAdminEmails.includes(address) ||
      this.#config.superAdminDomains.includes(address.split('@')[1] ?? '')
    );
  }

  /**
   * Who has proven to own an address that administers. Programs never do, nor who looks through a super admin's eyes; and
   * whoever only says the address is theirs could say any.
   */
  isSuperAdmin({
    user,
    api_key,
    impersonation,
  }: Pick<Partial<Principal>, 'api_key' | 'impersonation'> & { user: { email: string; email_verified: boolean } }) {
    return !api_key && !impersonation && user.email_verified && this.administers(user.email);
  }

  modesOf(principal: Principal): ('company' | 'partner')[] {
    return [
      ...(this.companyOf(principal) ? (['company'] as const) : []),
      ...(principal.programmes.length > 0 ? (['partner'] as const) : []),
    ];
  }

  /**
   * Who the caller is in this request. The headers choose among what the memberships allow and never widen it. A company or
   * programme that is named and not (any more) the caller's is not replaced by another: what was meant for one would reach
   * the other. Where no mode is named, the header of a company or programme means the mode it belongs to.
   * @throws 401 when the account belongs to no company and no programme, 409 when it does not belong where it says
   */
  actorOf(principal: Principal, wanted: Wanted): Actor {
    const modes = this.modesOf(principal);
    const implied = wanted.mode === undefined ? impliedMode(wanted) : undefined;
    const asked = (wanted.mode ?? implied ?? principal.preference.user_mode_state)?.toLowerCase();
    const mode = modes.find((one) => one === asked) ?? modes[0];
    if (asked !== undefined && mode !== asked && (asked === 'company' ? wanted.organization : wanted.programme)) {
      const header = implied === 'partner' ? 'X-Tandem-Programme' : 'X-Tandem-Organization';
      throw viewEnded(
        implied ? `${header} is set, but you have no ${asked} mode.` : `You have no ${asked} mode any more.`,
      );
    }
    const common = {
      user_id: principal.user.id,
      full_name: principal.user.full_name,
      session_id: principal.session_id,
      is_super_admin: this.isSuperAdmin(principal),
      api_key_id: principal.api_key?.id ?? null,
      impersonator_id: principal.impersonation?.impersonator.id ?? null,
    };
    if (mode === 'company') {
      const company = this.companyOf(principal, wanted.organization);
      if (!company) throw viewEnded('You do not work for this company.');
      const { permissions, scope } = standing(principal, company);
      return {
        ...common,
        mode,
        organization_id: company.id,
        partner_id: null,
        home_organization_id: null,
        own_only: scope === 'own',
        role: company.role,
        permissions,
        timezone: company.timezone,
        currency: company.currency,
      };
    }
    if (principal.programmes.length === 0)
      throw new Refusal(401, 'This account belongs to no company and no programme.');
    const programme = this.programmeOf(principal, wanted.programme);
    if (!programme) throw viewEnded('You do not take part in this programme.');
    const { permissions } = standing(principal, programme);
    return {
      ...common,
      mode: 'partner',
      organization_id: programme.company.id,
      partner_id: programme.partner_id,
      home_organization_id: programme.home.id,
      own_only: false,
      role: programme.role,
      // A suspended partner's portal is there to read.
      permissions: programme.category === 'suspended' ? inCommon(permissions, ['*:view']) : permissions,
      timezone: programme.company.timezone,
      currency: programme.company.currency,
    };
  }

  /**
   * Who somebody is now in a company or, with a partner, in its programme, without their asking: for what is made for them
   * while they are away. Undefined when they are nobody there (any more).
   */
  async actorIn(user_id: string, organization_id: string, partner_id: string | null): Promise<Actor | undefined> {
    const [found] = await this.#system.readUnscoped([{ text: PRINCIPAL_OF_PERSON, values: [user_id] }]);
    if (!found![0]) return undefined;
    const whole = JSON.parse(found![0]) as Principal;
    const principal: Principal = {
      ...whole,
      companies: whole.companies.filter(({ id }) => partner_id === null && id === organization_id),
      programmes: whole.programmes.filter((one) => one.partner_id === partner_id && one.company.id === organization_id),
    };
    if (principal.companies.length + principal.programmes.length === 0) return undefined;
    const mode = partner_id === null ? 'company' : 'partner';
    return { ...this.actorOf(principal, { mode }), session_id: null, is_super_admin: false };
  }

  /** Who runs the installation and belongs nowhere works for no company in particular. */
  companyOf(principal: Principal, wanted?: string): (Company & Seat) | undefined {
    const { companies, programmes, preference } = principal;
    const installation = programmes.length === 0 && this.isSuperAdmin(principal) ? [THE_INSTALLATION] : [];
    const open = companies.length > 0 ? companies : installation;
    if (wanted) return open.find(({ id }) => id === wanted.toLowerCase());
    return open.find(({ id }) => id === preference.organization_id) ?? open[0];
  }

  programmeOf({ programmes, preference }: Principal, wanted?: string): Programme | undefined {
    if (wanted) return programmes.find(({ partner_id }) => partner_id === wanted.toLowerCase());
    return programmes.find(({ partner_id }) => partner_id === preference.programme_id) ?? programmes[0];
  }

  /** Remembers that a key is in use, for whoever looks after it; nobody waits for it. */
  noteUse({ api_key }: Principal): void {
    if (!api_key || (this.#noted.get(api_key.id) ?? 0) > Date.now() - NOTED_MS) return;
    if (this.#noted.size >= MOST_KEPT) this.#noted.clear();
    this.#noted.set(api_key.id, Date.now());
    void this.#system
      .unscoped((tx) => tx.run('update api_keys set last_used_at = now() where id = $1', [api_key.id]))
      .catch(() => this.#noted.delete(api_key.id));
  }

  async revoke(token: string): Promise<void> {
    await this.#system.unscoped((tx) =>
      tx.rows(
        `with ended as (delete from identity.sessions where token_hash = $1 returning id)
         select pg_notify('identity_changed', id::text) from ended`,
        [hashOfSecret(token)],
      ),
    );
    this.forget();
  }

  /** Hears of changes other processes announce. @returns how to stop */
  async listen(): Promise<() => Promise<void>> {
    return listenTo(this.#system.url, 'identity_changed', (ended) => this.forget(ended));
  }

  /** Tells every process that what it keeps about people may be stale. */
  async announceChange(): Promise<void> {
    this.forget();
    await this.#system.unscoped((tx) => tx.run("select pg_notify('identity_changed', '')"));
  }

  async savePreference(user_id: string, changes: Record<string, string | null>): Promise<void> {
    const names = Object.keys(changes).filter((name) =>
      ['user_mode_state', 'appearance', 'language', 'organization_id', 'programme_id'].includes(name),
    );
    if (names.length === 0) return;
    await this.#system.unscoped((tx) =>
      tx.run(
        `insert into identity.preferences (user_id, ${names.join(', ')}) values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')})
         on conflict (user_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
        [user_id, ...names.map((name) => changes[name])],
      ),
    );
    await this.announceChange();
  }
}

/** What the view headers of a request ask for. */
interface Wanted {
  mode?: string | undefined;
  organization?: string | undefined;
  programme?: string | undefined;
}

/** Undefined when both are named, or neither. */
function impliedMode({ organization, programme }: Wanted): 'company' | 'partner' | undefined {
  if (organization !== undefined && programme === undefined) return 'company';
  if (programme !== undefined && organization === undefined) return 'partner';
  return undefined;
}

/** Not 403, which ends the session: elsewhere the caller is welcome. Our screens begin anew there (src/web/api.ts). */
function viewEnded(message: string): Refusal {
  return conflict(message, { view: 'ended' });
}
