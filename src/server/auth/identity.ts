import { allows, sharedPermissions, standingOf } from '#shared/access/permissions.ts';
import { everyModule, hiddenModules } from '#shared/program/shapes.ts';
import type { Actor } from '../call.ts';
import type { Settings } from '../config.ts';
import type { Database } from '../db/client.ts';
import { listenTo } from '../db/listen.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import { addressRefusal, withinAllowLists } from './allow-list.ts';
import { apiKeyHash, isApiKey } from './api-key.ts';
import { INSTALLATION_ACTOR } from './installation.ts';
import {
  keyStatus,
  PRINCIPAL_OF_KEY,
  PRINCIPAL_OF_PERSON,
  PRINCIPAL_OF_SESSION,
  PRINCIPAL_OF_TOKEN,
  type Principal,
  type Program,
} from './principal.ts';
import type { Provider } from './provider.ts';
import { impliedMode, type RequestedView, viewEnded } from './requested-view.ts';
import type { Company, Seat } from './seat.ts';
import { missingFactor } from './second-factor.ts';
import { hashSecret } from './secret-token.ts';
import { exceededIdleMinutes, idleRefusal, isKeptTooLong, LAST_SEEN_INTERVAL_MS } from './session-policy.ts';
import { unknownToken } from './wrong-guess.ts';

export type { Principal } from './principal.ts';

/**
 * The longest time a principal may be stale in this process; changes announced on `identity_changed` take effect at
 * once.
 */
const KEPT_MS = 5_000;
const MOST_KEPT = 10_000;

const unauthenticated = () => unknownToken(new Refusal(401, 'Sign in to continue.'));

/** Whether the settings name this address as that of an operator. */
export function administers(
  { superAdminEmails, superAdminDomains }: Pick<Settings, 'superAdminDomains' | 'superAdminEmails'>,
  email: string,
): boolean {
  const address = email.toLowerCase();
  return superAdminEmails.includes(address) || superAdminDomains.includes(address.split('@')[1] ?? '');
}

/** Resolves sessions and keys to users and their permissions. */
export class Identity {
  readonly provider: Provider;
  readonly #system: Database;
  readonly #config: Pick<Settings, 'superAdminDomains' | 'superAdminEmails'>;
  readonly #cache = new Map<string, { principal: Principal; until: number }>();
  readonly #noted = new Map<string, number>();
  readonly #onEnd = new Set<(session_id: string) => void>();
  /** Counts cache resets: anything read before the last one may be stale. */
  #forgotten = 0;

  constructor(provider: Provider, system: Database, config: Pick<Settings, 'superAdminDomains' | 'superAdminEmails'>) {
    this.provider = provider;
    this.#system = system;
    this.#config = config;
  }

  /** @throws 401 when the token is unknown, expired or revoked, or its session rested too long */
  async principalOf(token: string): Promise<Principal> {
    const cached = this.#cache.get(token);
    if (cached && cached.until > Date.now()) return cached.principal;
    const forgotten = this.#forgotten;
    const [row] = await this.#system.readUnscoped([
      isApiKey(token)
        ? { text: PRINCIPAL_OF_KEY, values: [apiKeyHash(token)] }
        : { text: PRINCIPAL_OF_TOKEN, values: [hashSecret(token)] },
    ]);
    const principal = row![0] ? (JSON.parse(row![0]) as Principal) : undefined;
    if (!principal) {
      this.#cache.delete(token);
      throw isApiKey(token) ? unauthenticated() : await this.#endOf(token);
    }
    await this.#requireOpen(principal);
    if (this.#cache.size >= MOST_KEPT) this.#cache.clear();
    if (forgotten === this.#forgotten) this.#cache.set(token, { principal, until: Date.now() + KEPT_MS });
    return principal;
  }

  /** Reads the owner of a session, without the cache. @throws 401 when it has ended */
  async principalOfSession(id: string): Promise<Principal> {
    const [row] = await this.#system.readUnscoped([{ text: PRINCIPAL_OF_SESSION, values: [id] }]);
    const principal = row![0] ? (JSON.parse(row![0]) as Principal) : undefined;
    if (!principal) throw unauthenticated();
    await this.#requireOpen(principal);
    return principal;
  }

  /** @throws 401 when the impersonation or the rules of the companies have ended the session */
  async #requireOpen(principal: Principal): Promise<void> {
    const now = Date.now();
    if (!this.#mayImpersonate(principal) || isKeptTooLong(principal, now)) throw unauthenticated();
    const minutes = exceededIdleMinutes(principal, now);
    if (minutes !== null && (await this.#endIdle(principal.session_id, minutes))) throw idleRefusal(minutes);
  }

  /**
   * Ends a session for good, so that a longer limit does not open it again.
   * @returns false if it was used in the meantime
   */
  async #endIdle(session_id: string, minutes: number): Promise<boolean> {
    const ended = await this.#system.unscoped(async (tx) => {
      const count = await tx.run(sql`
        update identity.sessions
        set expires_at = least(expires_at, now()), ended_after_idle_minutes = coalesce(ended_after_idle_minutes, ${minutes})
        where id = ${session_id} and (ended_after_idle_minutes is not null
          or last_seen_at < now() - make_interval(mins => ${minutes}, secs => ${LAST_SEEN_INTERVAL_MS / 1000}))`);
      if (count > 0) await tx.rows(sql`select pg_notify('identity_changed', ${session_id})`);
      return count > 0;
    });
    if (ended) this.forget(session_id);
    return ended;
  }

  /** Why a token opens nothing. */
  async #endOf(token: string): Promise<Refusal> {
    const [session] = await this.#system.unscoped((tx) =>
      tx.rows<{ ended_after_idle_minutes: number | null }>(
        sql`select ended_after_idle_minutes from identity.sessions where token_hash = ${hashSecret(token)}`,
      ),
    );
    return session?.ended_after_idle_minutes ? idleRefusal(session.ended_after_idle_minutes) : unauthenticated();
  }

  /** Impersonation ends when the impersonator loses the permission for it. */
  #mayImpersonate({ impersonation, impersonator }: Principal): boolean {
    if (!impersonation) return true;
    if (!impersonator) return false;
    if (impersonation.is_by_operator) return this.isSuperAdmin({ user: impersonator });
    if (!impersonator.seat) return false;
    const { permissions, scope } = standingOf(impersonator.seat.role, impersonator.seat.custom);
    return allows(permissions, 'impersonations', 'manage') && (scope === 'all' || impersonator.owns_partner);
  }

  /** The number of callers cached in this process. */
  get cachedCallers(): number {
    return this.#cache.size;
  }

  /**
   * Clears the cache: changed memberships, preferences and revocations take effect with the next request.
   * @param ended the session that ended
   */
  forget(ended?: string): void {
    this.#forgotten += 1;
    this.#cache.clear();
    if (ended) for (const hear of this.#onEnd) hear(ended);
  }

  /** Calls a function for each session that ends, for long-lived connections. @returns a function to stop */
  whenSessionEnds(hear: (session_id: string) => void): () => void {
    this.#onEnd.add(hear);
    return () => this.#onEnd.delete(hear);
  }

  /** Whether the settings name this address. The user must have confirmed it as well; see `isSuperAdmin`. */
  administers(email: string): boolean {
    return administers(this.#config, email);
  }

  /**
   * Whether the caller is a user who has confirmed an administrator's address. API keys and impersonators never are, an
   * unconfirmed address could be anyone's, and a company's identity provider or host name is for its company only.
   */
  isSuperAdmin({
    user,
    api_key,
    impersonation,
    saml_organization_id,
    host_organization_id,
  }: Pick<Partial<Principal>, 'api_key' | 'impersonation' | 'saml_organization_id' | 'host_organization_id'> & {
    user: { email: string; email_verified: boolean };
  }) {
    if (api_key || impersonation || saml_organization_id || host_organization_id) return false;
    return user.email_verified && this.administers(user.email);
  }

  modesOf(principal: Principal): ('company' | 'partner')[] {
    return [
      ...(this.companyOf(principal) ? (['company'] as const) : []),
      ...(principal.programs.length > 0 ? (['partner'] as const) : []),
    ];
  }

  /**
   * The actor of this request. The headers select among the memberships and never extend them. A named company or
   * program that is not (or no longer) the caller's is not replaced by another: data meant for one would reach the
   * other. Without a mode, a company or program header implies the mode.
   * @throws 401 when the account belongs to no company and no program, 403 when the allow list of the company does not
   * admit the address, 409 when the account does not belong to the named one
   */
  actorOf(principal: Principal, wanted: RequestedView): Actor {
    const { address } = wanted;
    if (address === null) return this.#actorIn(principal, wanted);
    const { admitted, refused } = withinAllowLists(principal, address);
    try {
      return { ...this.#actorIn(admitted, wanted), address };
    } catch (error) {
      if (refused.size === 0) throw error;
      // Without the lists the caller would act here; if not, they learn nothing about lists.
      const { organization_id, home_organization_id } = this.#actorIn(principal, wanted);
      throw addressRefusal(refused.get(organization_id) ?? refused.get(home_organization_id ?? '')!, address);
    }
  }

  #actorIn(principal: Principal, wanted: Omit<RequestedView, 'address'>): Actor {
    const modes = this.modesOf(principal);
    const implied = wanted.mode === undefined ? impliedMode(wanted) : undefined;
    const requestedMode = (wanted.mode ?? implied ?? principal.preference.user_mode_state)?.toLowerCase();
    const mode = modes.find((one) => one === requestedMode) ?? modes[0];
    if (
      requestedMode !== undefined &&
      mode !== requestedMode &&
      (requestedMode === 'company' ? wanted.organization : wanted.program)
    ) {
      const header = implied === 'partner' ? 'X-Tandem-Program' : 'X-Tandem-Organization';
      throw viewEnded(
        implied
          ? `${header} is set, but you do not have access to ${requestedMode} mode.`
          : `You no longer have access to ${requestedMode} mode.`,
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
    const missing = missingFactor(principal);
    const lacking = missing && { lacks_factor: missing };
    if (mode === 'company') {
      const company = this.companyOf(principal, wanted.organization);
      if (!company) throw viewEnded('You are not a member of this company.');
      const { permissions, scope } = keyStatus(principal, company);
      return {
        ...common,
        ...(company.money_requires_two_factor && lacking),
        mode,
        organization_id: company.id,
        partner_id: null,
        home_organization_id: null,
        own_only: scope === 'own',
        role: company.role,
        permissions,
        hidden_modules: hiddenModules(company.modules ?? everyModule),
        timezone: company.timezone,
        currency: company.currency,
      };
    }
    if (principal.programs.length === 0)
      throw new Refusal(401, 'This account does not belong to any company or program.');
    const program = this.programOf(principal, wanted.program);
    if (!program) throw viewEnded('You are not part of this program.');
    const { permissions } = keyStatus(principal, program);
    return {
      ...common,
      ...((program.company.money_requires_two_factor || program.home.money_requires_two_factor) && lacking),
      mode: 'partner',
      organization_id: program.company.id,
      partner_id: program.partner_id,
      home_organization_id: program.home.id,
      own_only: false,
      role: program.role,
      // The portal of a suspended partner is read-only.
      permissions: program.category === 'suspended' ? sharedPermissions(permissions, ['*:view']) : permissions,
      hidden_modules: hiddenModules(program.company.modules ?? everyModule),
      timezone: program.company.timezone,
      currency: program.company.currency,
    };
  }

  /**
   * The current actor for a person in a company or, with a partner, in its program, without a request: for background
   * work on their behalf. Undefined if the person no longer belongs to it.
   * @param address that of a browser that acts for the person without a session; allow lists judge it
   */
  async actorIn(
    user_id: string,
    organization_id: string,
    partner_id: string | null,
    address: string | null = null,
  ): Promise<Actor | undefined> {
    const [row] = await this.#system.readUnscoped([{ text: PRINCIPAL_OF_PERSON, values: [user_id] }]);
    if (!row![0]) return undefined;
    const whole = JSON.parse(row![0]) as Principal;
    const principal: Principal = {
      ...whole,
      companies: whole.companies.filter(({ id }) => partner_id === null && id === organization_id),
      programs: whole.programs.filter((one) => one.partner_id === partner_id && one.company.id === organization_id),
    };
    if (principal.companies.length + principal.programs.length === 0) return undefined;
    const mode = partner_id === null ? 'company' : 'partner';
    return { ...this.actorOf(principal, { mode, address }), session_id: null, is_super_admin: false };
  }

  /** An administrator of the installation without memberships has no company. */
  companyOf(principal: Principal, wanted?: string): (Company & Seat) | undefined {
    const { companies, programs, preference } = principal;
    const installation = programs.length === 0 && this.isSuperAdmin(principal) ? [INSTALLATION_ACTOR] : [];
    const open = companies.length > 0 ? companies : installation;
    if (wanted) return open.find(({ id }) => id === wanted.toLowerCase());
    return open.find(({ id }) => id === preference.organization_id) ?? open[0];
  }

  programOf({ programs, preference }: Principal, wanted?: string): Program | undefined {
    if (wanted) return programs.find(({ partner_id }) => partner_id === wanted.toLowerCase());
    return programs.find(({ partner_id }) => partner_id === preference.program_id) ?? programs[0];
  }

  /** Records that a session or a key is in use, at most once a minute and without delaying the request. */
  recordUse({ session_id, last_seen_at, api_key }: Principal): void {
    const last = Math.max(this.#noted.get(session_id) ?? 0, last_seen_at ? Date.parse(last_seen_at) : 0);
    if (last > Date.now() - LAST_SEEN_INTERVAL_MS) return;
    if (this.#noted.size >= MOST_KEPT) this.#noted.clear();
    this.#noted.set(session_id, Date.now());
    void this.#system
      .unscoped((tx) =>
        tx.run(
          api_key
            ? sql`update api_keys set last_used_at = now() where id = ${session_id}`
            : sql`update identity.sessions set last_seen_at = now() where id = ${session_id} and expires_at > now()`,
        ),
      )
      .catch(() => this.#noted.delete(session_id));
  }

  async revoke(token: string): Promise<void> {
    await this.#system.unscoped((tx) =>
      tx.rows(sql`
        with ended as (delete from identity.sessions where token_hash = ${hashSecret(token)} returning id)
        select pg_notify('identity_changed', id::text) from ended`),
    );
    this.forget();
  }

  /** Subscribes to changes that other processes announce. @returns a function to stop */
  async listen(): Promise<() => Promise<void>> {
    return listenTo(this.#system.url, 'identity_changed', (ended) => this.forget(ended));
  }

  /** Announces to every process that its cached data about users may be stale. */
  async announceChange(): Promise<void> {
    this.forget();
    await this.#system.unscoped((tx) => tx.run(sql`select pg_notify('identity_changed', '')`));
  }

  async savePreference(user_id: string, changes: Record<string, string | null>): Promise<void> {
    const names = Object.keys(changes).filter((name) =>
      [
        'user_mode_state',
        'appearance',
        'region',
        'language',
        'page_size',
        'organization_id',
        'program_id',
        'pins',
      ].includes(name),
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
