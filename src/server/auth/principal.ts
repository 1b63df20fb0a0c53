import { type Standing, sharedPermissions, standingOf } from '#shared/access/permissions.ts';
import type { PageSize } from '#shared/nouns/page-size.ts';
import type { Language } from '#shared/text/languages.ts';
import { allowListOf } from './allowed-networks.ts';
import type { Impersonation } from './impersonation.ts';
import { INSTALLATION_ACTOR } from './installation.ts';
import type { Company, Seat } from './seat.ts';

export interface Program extends Seat {
  partner_id: string;
  partner_name: string;
  category: string;
  home: Company;
  company: Company;
}

/** The impersonator's data that decides whether the impersonation is still allowed. */
export interface Impersonator {
  email: string;
  email_verified: boolean;
  /** The impersonator's role in the company they view. */
  seat: Seat | null;
  owns_partner: boolean;
}

/** Everything that requests need to know about the caller, from one indexed read, cached for a few seconds. */
export interface Principal {
  /** The id of the session or the key; ending it locks the caller out. */
  session_id: string;
  expires_at: string | null;
  /** The start and the last use of the session; null for keys. */
  created_at: string | null;
  last_seen_at: string | null;
  user: { id: string; email: string; email_verified: boolean; full_name: string; image_url: string | null };
  preference: {
    user_mode_state: 'Company' | 'Partner' | null;
    appearance: string;
    /** The formats of dates and numbers in English; null means the company's. */
    region: 'en' | 'en-ca' | 'en-gb' | null;
    /** The language of texts; null means that of the browser. */
    language: Language | null;
    /** The rows per page of all lists; null means the company's. */
    page_size: PageSize | null;
    organization_id: string | null;
    program_id: string | null;
    /** The screens pinned to the menu, by company or program. */
    pins: Record<string, { label: string; to: string }[]>;
    /** The time zones that the user chose, by mode and company. */
    zones: Record<string, string>;
  };
  companies: (Company & Seat)[];
  programs: Program[];
  /** The second factor of the session and its owner; null for keys and background work. */
  second_factor: { has_own: boolean; in_session: boolean; proven_at: string | null } | null;
  /** The company whose identity provider opened the session; null for other sessions and keys. */
  saml_organization_id?: string | null;
  /** The company at whose host name the session works; null for the installation's address and keys. */
  host_organization_id?: string | null;
  /** Another person views the product as this person, in one company only. */
  impersonation: Impersonation | null;
  impersonator?: Impersonator | null;
  /** The API key, if the caller uses one instead of a session. Its resource is the one that an app asked for. */
  api_key: { id: string; permissions: string[]; rate_per_minute: number; resource: string | null } | null;
}

const company = (o: string) => `'id', ${o}.id, 'name', ${o}.name, 'slug', ${o}.slug, 'logo_url', ${o}.logo_url,
  'primary_color', ${o}.primary_color, 'brands_frame', ${o}.brands_frame, 'font', ${o}.font, 'favicon_url', ${o}.favicon_url, 'region', ${o}.region,
  'currency', ${o}.base_currency, 'money_requires_two_factor', ${o}.money_requires_two_factor,
  'session_idle_minutes', ${o}.session_idle_minutes, 'remembers_sessions', ${o}.remembers_sessions, 'allow_list', ${allowListOf(o)}, 'timezone', ${o}.timezone, 'page_size', ${o}.page_size,
  'modules', (select json_build_object('shape', s.program_shape, 'added', s.modules_added, 'removed', s.modules_removed,
    'in_use', array(select n.module from public.modules_in_use n where n.organization_id = ${o}.id))
    from public.program_settings s where s.organization_id = ${o}.id)`;
const seat = `'role', m.role, 'custom', case when c.id is not null then
  json_build_object('id', c.id, 'name', c.name, 'permissions', c.permissions, 'scope', c.scope) end`;
const seats = `public.memberships m left join public.roles c on c.organization_id = m.organization_id and c.id = m.role_id`;

/**
 * @param caller the tables that identify the caller, with `u` for the user; the other parameters restrict their
 * companies and programs
 */
const principalOf = (caller: {
  from: string;
  where: string;
  who: string;
  seat: (home: string) => string;
  companies?: string;
  programs?: string;
}) =>
  `select json_build_object(${caller.who},
  'user', json_build_object('id', u.id, 'email', u.email, 'email_verified', u.email_verified, 'full_name', u.name, 'image_url', u.image),
  'preference', json_build_object('user_mode_state', p.user_mode_state, 'appearance', coalesce(p.appearance, 'system'),
    'region', p.region, 'language', p.language, 'page_size', p.page_size, 'organization_id', p.organization_id, 'program_id', p.program_id,
    'pins', coalesce(p.pins, '{}'), 'zones', (select coalesce(json_object_agg(n.mode || ' ' || n.organization_id, n.timezone), '{}')
      from public.notification_hours n where n.user_id = u.id)),
  'companies', (select coalesce(json_agg(json_build_object(${company('o')}, ${seat}) order by o.name), '[]')
    from ${seats} join public.organizations o on o.id = m.organization_id
    where m.user_id = u.id and m.status = 'active' and o.status = 'active' and o.kind in ('vendor', 'both')
      and not is_partner_role(m.role) and ${caller.seat('o')} ${caller.companies ?? ''}),
  'programs', (select coalesce(json_agg(json_build_object('partner_id', r.id, 'partner_name', r.name, 'category', st.category, ${seat},
      'home', json_build_object(${company('h')}), 'company', json_build_object(${company('o')})) order by o.name), '[]')
    from ${seats}
    join public.organizations h on h.id = m.organization_id
    join public.partners r on r.partner_organization_id = h.id and r.archived_at is null
    join public.partner_statuses st on st.organization_id = r.organization_id and st.id = r.status_id
    join public.organizations o on o.id = r.organization_id and o.status = 'active'
    where m.user_id = u.id and m.status = 'active' and is_partner_role(m.role) and ${caller.seat('h')}
      and st.category in ('applied', 'invited', 'active', 'suspended') ${caller.programs ?? ''})
)::text
from ${caller.from} left join identity.preferences p on p.user_id = u.id
where ${caller.where} and u.status = 'active'`;

/** Impersonation ends after an hour; `#mayImpersonate` checks whether it is still allowed. */
const isOngoing = 'i.ended_at is null and i.ends_at > now()';

/** The impersonator's current role in the company, ownership of the partner, and email address. */
const impersonator = `(select json_build_object('email', v.email, 'email_verified', v.email_verified,
    'seat', (select json_build_object(${seat}) from ${seats} where m.organization_id = i.organization_id and m.user_id = v.id and m.status = 'active'),
    'owns_partner', exists (select from public.partners r where r.organization_id = i.organization_id and r.id = i.partner_id and r.owner_user_id = v.id))
  from identity.users v where v.id = i.impersonator_id and v.status = 'active')`;

/**
 * The SQL condition that a company opens only to sessions of its own identity provider. It concerns people with addresses
 * of the domains that the company has proven; owners keep every way in, so that a broken provider locks nobody out.
 * @param of expressions: the alias of the organization, the person's address, and the role of the membership
 */
export const requiresOwnProvider = (of: { home: string; email: string; role: string }) =>
  `(${of.role} <> 'owner' and exists (select from public.saml_connections c join public.saml_domains d
    on d.organization_id = c.organization_id and d.verified_at is not null
    where c.organization_id = ${of.home}.id and c.mode = 'required'
      and d.domain = lower(substring(${of.email}::text from '@([^@]*)$'))))`;

/** The person `u` can prove more than a password: by an authenticator app or a passkey, which verifies them too. */
const HAS_STRONG_PROOF = `(exists (select from identity.two_factors f where f.user_id = u.id and f.enabled_at is not null)
      or exists (select from identity.passkeys k where k.user_id = u.id))`;

/**
 * A session ends when it is older than any of its owner's organizations allows.
 * @param which the SQL condition on `s`
 */
const ofSession = (which: string) =>
  principalOf({
    who: `'session_id', s.id, 'expires_at', s.expires_at, 'created_at', s.created_at, 'last_seen_at', s.last_seen_at, 'api_key', null,
    'second_factor', json_build_object('in_session', s.has_second_factor, 'proven_at', s.factor_proven_at,
      'has_own', ${HAS_STRONG_PROOF}),
    'saml_organization_id', s.saml_organization_id, 'host_organization_id', s.host_organization_id, 'impersonation', case when i.id is not null then json_build_object('id', i.id, 'impersonator', json_build_object('id', i.impersonator_id,
      'name', i.impersonator_name), 'is_by_operator', i.is_by_operator, 'reason', i.reason, 'ends_at', i.ends_at) end,
    'impersonator', case when i.id is not null then ${impersonator} end`,
    from: `identity.sessions s join identity.users u on u.id = s.user_id
    left join public.impersonations i on i.id = s.impersonation_id`,
    // Impersonators have used their own second factor, or their company's provider.
    seat: (home) => `(i.id is not null or ((not ${home}.requires_two_factor or s.has_second_factor)
      and case when s.saml_organization_id is null then not ${requiresOwnProvider({ home, email: 'u.email', role: 'm.role' })}
        else s.saml_organization_id = ${home}.id end))`,
    companies: `and (i.id is null or (i.partner_id is null and m.organization_id = i.organization_id))
      and (s.host_organization_id is null or s.host_organization_id = m.organization_id)`,
    programs: `and (i.id is null or (r.organization_id = i.organization_id and r.id = i.partner_id))
      and (s.host_organization_id is null or s.host_organization_id = r.organization_id)`,
    where: `${which} and s.expires_at > now() and (s.impersonation_id is null or (${isOngoing})) and not exists (
    select from public.memberships m join public.organizations o on o.id = m.organization_id
    where m.user_id = u.id and m.status = 'active' and s.created_at < now() - make_interval(hours => o.session_hours))`,
  });

/** `$1` is the hash of the session's token; the token itself is not stored. */
export const PRINCIPAL_OF_TOKEN = ofSession('s.token_hash = $1');

/** `$1` is the session's id, for anything that was issued in the session and is used without its token. */
export const PRINCIPAL_OF_SESSION = ofSession('s.id = $1::uuid');

/** `$1` is the hash of a key. It gives access to the one company or program it was created in. */
export const PRINCIPAL_OF_KEY = principalOf({
  who: `'session_id', k.id, 'expires_at', k.expires_at, 'created_at', null, 'last_seen_at', null, 'impersonation', null, 'second_factor', null,
    'api_key', json_build_object('id', k.id, 'permissions', k.permissions, 'rate_per_minute', k.rate_per_minute,
      'resource', k.resource)`,
  from: 'public.api_keys k join identity.users u on u.id = k.user_id',
  seat: () => 'true',
  where: 'k.secret_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())',
  companies: 'and k.partner_id is null and m.organization_id = k.organization_id',
  programs: 'and r.organization_id = k.organization_id and r.id = k.partner_id',
});

/**
 * `$1` is a user: the person's rights without a session, for background work. They equal the rights after signing in.
 */
export const PRINCIPAL_OF_PERSON = principalOf({
  who: `'session_id', u.id, 'expires_at', null, 'created_at', null, 'last_seen_at', null, 'impersonation', null,
    'second_factor', null, 'api_key', null`,
  from: 'identity.users u',
  seat: (home) => `(not ${home}.requires_two_factor or ${HAS_STRONG_PROOF})`,
  where: 'u.id = $1::uuid',
});

/** An API key has the permissions it lists, limited to those of its owner, and can never create keys. */
export function keyStatus({ api_key }: Principal, seat: Seat): Standing {
  // The installation actor only sees notifications; nothing else depends on permissions there.
  if (seat === INSTALLATION_ACTOR) return { permissions: ['in_app_notifications:manage'], scope: 'all' };
  const { role, custom } = seat;
  const own = standingOf(role, custom);
  if (!api_key) return own;
  return { ...own, permissions: [...sharedPermissions(api_key.permissions, own.permissions), '!api_keys:manage'] };
}
