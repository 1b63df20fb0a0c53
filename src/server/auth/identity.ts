import { isId } from '#shared/ids.ts';
import { grants, type Role } from '#shared/permissions.ts';
import type { Actor } from '../call.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { listenTo } from '../db/listen.ts';
import { Refusal } from '../errors.ts';
import type { Provider } from './provider.ts';
import { SEEN_EVERY_MS } from './sessions.ts';

interface Company {
  id: string;
  name: string;
  slug: string;
  logo_url: string | null;
  region: string;
  currency: string;
  timezone: string;
}
interface Programme {
  partner_id: string;
  partner_name: string;
  category: string;
  role: Role;
  home: { id: string; name: string; slug: string; logo_url: string | null };
  company: Company;
}

/** Everything about the owner of a session that requests need; one indexed read, kept a few seconds. */
export interface Principal {
  session_id: string;
  expires_at: string;
  last_seen_at: string;
  user: { id: string; email: string; email_verified: boolean; full_name: string; image_url: string | null };
  preference: {
    user_mode_state: 'Company' | 'Partner' | null;
    appearance: string;
    /** Formats of dates and numbers; null for the company's. */
    language: 'en' | 'en-ca' | 'en-gb' | null;
    organization_id: string | null;
    programme_id: string | null;
  };
  companies: (Company & { role: Role })[];
  programmes: Programme[];
}

const FIND = `select json_build_object(
  'session_id', s.id, 'expires_at', s.expires_at, 'last_seen_at', s.last_seen_at,
  'user', json_build_object('id', u.id, 'email', u.email, 'email_verified', u.email_verified, 'full_name', u.name, 'image_url', u.image),
  'preference', json_build_object('user_mode_state', p.user_mode_state, 'appearance', coalesce(p.appearance, 'system'), 'language', p.language,
    'organization_id', p.organization_id, 'programme_id', p.programme_id),
  'companies', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'slug', o.slug, 'logo_url', o.logo_url,
      'region', o.region, 'currency', o.base_currency, 'timezone', o.timezone, 'role', m.role) order by o.name), '[]')
    from public.memberships m join public.organizations o on o.id = m.organization_id
    where m.user_id = u.id and m.status = 'active' and o.status = 'active' and o.kind in ('vendor', 'both')
      and (not o.requires_two_factor or s.has_second_factor) and m.role not in ('partner_admin', 'partner_member')),
  'programmes', (select coalesce(json_agg(json_build_object('partner_id', r.id, 'partner_name', r.name, 'category', st.category, 'role', m.role,
      'home', json_build_object('id', h.id, 'name', h.name, 'slug', h.slug, 'logo_url', h.logo_url),
      'company', json_build_object('id', o.id, 'name', o.name, 'slug', o.slug, 'logo_url', o.logo_url,
        'region', o.region, 'currency', o.base_currency, 'timezone', o.timezone)) order by o.name), '[]')
    from public.memberships m
    join public.organizations h on h.id = m.organization_id
    join public.partners r on r.partner_organization_id = h.id and r.archived_at is null
    join public.partner_statuses st on st.organization_id = r.organization_id and st.id = r.status_id
    join public.organizations o on o.id = r.organization_id and o.status = 'active'
    where m.user_id = u.id and m.status = 'active' and m.role in ('partner_admin', 'partner_member')
      and (not h.requires_two_factor or s.has_second_factor)
      and st.category in ('applied', 'invited', 'active', 'suspended'))
)::text
from identity.sessions s join identity.users u on u.id = s.user_id left join identity.preferences p on p.user_id = u.id
where s.token = $1 and s.expires_at > now() and u.status = 'active'`;

/** How long a principal may be stale in this process; changes announced on `identity_changed` end it at once. */
const KEPT_MS = 5_000;
const MOST_KEPT = 10_000;

const unauthenticated = () => new Refusal(401, 'Sign in to continue.');

/** Sessions, and what each lets its owner be. */
export class Identity {
  readonly provider: Provider;
  readonly #system: Database;
  readonly #config: Pick<Config, 'superAdminDomains' | 'superAdminEmails'>;
  readonly #kept = new Map<string, { principal: Principal; until: number }>();
  readonly #onEnd = new Set<(session_id: string) => void>();
  /** Counts how often everything was forgotten: what was read before that may be stale already. */
  #forgotten = 0;

  constructor(provider: Provider, system: Database, config: Pick<Config, 'superAdminDomains' | 'superAdminEmails'>) {
    this.provider = provider;
    this.#system = system;
    this.#config = config;
  }

  /** @throws 401 when the token is unknown, expired or revoked */
  async principalOf(token: string): Promise<Principal> {
    const kept = this.#kept.get(token);
    if (kept && kept.until > Date.now()) return kept.principal;
    const forgotten = this.#forgotten;
    const [found] = await this.#system.readUnscoped([{ text: FIND, values: [token] }]);
    if (!found![0]) {
      this.#kept.delete(token);
      throw unauthenticated();
    }
    const principal = JSON.parse(found![0]) as Principal;
    if (Date.now() - Date.parse(principal.last_seen_at) > SEEN_EVERY_MS) void this.#noteSeen(principal.session_id);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    if (forgotten === this.#forgotten) this.#kept.set(token, { principal, until: Date.now() + KEPT_MS });
    return principal;
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

  isSuperAdmin({ user }: Principal): boolean {
    const email = user.email.toLowerCase();
    return (
      this.#config.superAdminEmails.includes(email) ||
      this.#config.superAdminDomains.includes(email.split('@')[1] ?? '')
    );
  }

  modesOf({ companies, programmes }: Principal): ('company' | 'partner')[] {
    return [
      ...(companies.length > 0 ? (['company'] as const) : []),
      ...(programmes.length > 0 ? (['partner'] as const) : []),
    ];
  }

  /**
   * Who the caller is in this request. The headers choose among what the memberships allow and never widen it.
   * @throws 401 when the account belongs to no company and no programme
   */
  actorOf(principal: Principal, wanted: { mode?: string | undefined; programme?: string | undefined }): Actor {
    const modes = this.modesOf(principal);
    const asked = wanted.mode ?? principal.preference.user_mode_state?.toLowerCase();
    const mode = modes.find((one) => one === asked) ?? modes[0];
    const common = {
      user_id: principal.user.id,
      full_name: principal.user.full_name,
      session_id: principal.session_id,
      is_super_admin: this.isSuperAdmin(principal),
    };
    if (mode === 'company') {
      const company = this.companyOf(principal)!;
      return {
        ...common,
        mode,
        organization_id: company.id,
        partner_id: null,
        role: company.role,
        permissions: grants[company.role] ?? [],
        timezone: company.timezone,
      };
    }
    const programme = this.programmeOf(principal, wanted.programme);
    if (!programme) throw new Refusal(401, 'This account belongs to no company and no programme.');
    return {
      ...common,
      mode: 'partner',
      organization_id: programme.company.id,
      partner_id: programme.partner_id,
      role: programme.role,
      // A suspended partner's portal is there to read.
      permissions: programme.category === 'suspended' ? ['*:view'] : (grants[programme.role] ?? []),
      timezone: programme.company.timezone,
    };
  }

  companyOf({ companies, preference }: Principal): (Company & { role: Role }) | undefined {
    return companies.find(({ id }) => id === preference.organization_id) ?? companies[0];
  }

  programmeOf({ programmes, preference }: Principal, wanted?: string): Programme | undefined {
    const id = isId(wanted) ? wanted : preference.programme_id;
    return programmes.find(({ partner_id }) => partner_id === id) ?? programmes[0];
  }

  async revoke(token: string): Promise<void> {
    await this.#system.unscoped((tx) =>
      tx.rows(
        `with ended as (delete from identity.sessions where token = $1 returning id)
         select pg_notify('identity_changed', id::text) from ended`,
        [token],
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
