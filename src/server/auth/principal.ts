import { inCommon, type Role, type Standing, standingOf } from '#shared/permissions.ts';
import type { Impersonation } from './impersonation.ts';
import { THE_INSTALLATION } from './installation.ts';

export interface Company {
  id: string;
  name: string;
  slug: string;
  logo_url: string | null;
  primary_colour: string | null;
  region: string;
  currency: string;
  timezone: string;
}
/** What somebody is in an organisation; `custom` holds the organisation's own role, when `role` stands for one. */
export interface Seat {
  role: Role;
  custom: (Standing & { id: string; name: string }) | null;
}
export interface Programme extends Seat {
  partner_id: string;
  partner_name: string;
  category: string;
  home: Company;
  company: Company;
}

/** Who looks through somebody's eyes, as far as their right to it goes. */
export interface Looker {
  email: string;
  email_verified: boolean;
  /** In the company they look into. */
  seat: Seat | null;
  owns_partner: boolean;
}

/** Everything about whoever sends a request that requests need; one indexed read, kept a few seconds. */
export interface Principal {
  /** What can be ended to shut this caller out: the session, or the key. */
  session_id: string;
  expires_at: string | null;
  /** Of the session; a key has none. */
  last_seen_at: string | null;
  user: { id: string; email: string; email_verified: boolean; full_name: string; image_url: string | null };
  preference: {
    user_mode_state: 'Company' | 'Partner' | null;
    appearance: string;
    /** Formats of dates and numbers; null for the company's. */
    language: 'en' | 'en-ca' | 'en-gb' | null;
    organization_id: string | null;
    programme_id: string | null;
  };
  companies: (Company & Seat)[];
  programmes: Programme[];
  /** Somebody else looks through this person's eyes, in one company alone. */
  impersonation: Impersonation | null;
  looker?: Looker | null;
  /** A program with a key instead of a person with a session. */
  api_key: { id: string; permissions: string[]; rate_per_minute: number } | null;
}

const company = (o: string) => `'id', ${o}.id, 'name', ${o}.name, 'slug', ${o}.slug, 'logo_url', ${o}.logo_url,
  'primary_colour', ${o}.primary_colour, 'region', ${o}.region, 'currency', ${o}.base_currency, 'timezone', ${o}.timezone`;
const seat = `'role', m.role, 'custom', case when c.id is not null then
  json_build_object('id', c.id, 'name', c.name, 'permissions', c.permissions, 'scope', c.scope) end`;
const seats = `public.memberships m left join public.roles c on c.organization_id = m.organization_id and c.id = m.role_id`;

/** @param caller the tables that tell who it is, with `u` for the user; `seat` and the rest narrow what this caller may be. */
const principalOf = (caller: {
  from: string;
  where: string;
  who: string;
  seat: (home: string) => string;
  companies?: string;
  programmes?: string;
}) =>
  `select json_build_object(${caller.who},
  'user', json_build_object('id', u.id, 'email', u.email, 'email_verified', u.email_verified, 'full_name', u.name, 'image_url', u.image),
  'preference', json_build_object('user_mode_state', p.user_mode_state, 'appearance', coalesce(p.appearance, 'system'),
    'language', p.language, 'organization_id', p.organization_id, 'programme_id', p.programme_id),
  'companies', (select coalesce(json_agg(json_build_object(${company('o')}, ${seat}) order by o.name), '[]')
    from ${seats} join public.organizations o on o.id = m.organization_id
    where m.user_id = u.id and m.status = 'active' and o.status = 'active' and o.kind in ('vendor', 'both')
      and not is_partner_role(m.role) and ${caller.seat('o')} ${caller.companies ?? ''}),
  'programmes', (select coalesce(json_agg(json_build_object('partner_id', r.id, 'partner_name', r.name, 'category', st.category, ${seat},
      'home', json_build_object(${company('h')}), 'company', json_build_object(${company('o')})) order by o.name), '[]')
    from ${seats}
    join public.organizations h on h.id = m.organization_id
    join public.partners r on r.partner_organization_id = h.id and r.archived_at is null
    join public.partner_statuses st on st.organization_id = r.organization_id and st.id = r.status_id
    join public.organizations o on o.id = r.organization_id and o.status = 'active'
    where m.user_id = u.id and m.status = 'active' and is_partner_role(m.role) and ${caller.seat('h')}
      and st.category in ('applied', 'invited', 'active', 'suspended') ${caller.programmes ?? ''})
)::text
from ${caller.from} left join identity.preferences p on p.user_id = u.id
where ${caller.where} and u.status = 'active'`;

/** Looking through another's eyes ends with the hour; whether whoever looks still may, `mayLook` says. */
const stillLooks = 'i.ended_at is null and i.ends_at > now()';

/** What whoever looks through another's eyes is now: in the company, to the partner looked at, and by their own address. */
const looker = `(select json_build_object('email', v.email, 'email_verified', v.email_verified,
    'seat', (select json_build_object(${seat}) from ${seats} where m.organization_id = i.organization_id and m.user_id = v.id and m.status = 'active'),
    'owns_partner', exists (select from public.partners r where r.organization_id = i.organization_id and r.id = i.partner_id and r.owner_user_id = v.id))
  from identity.users v where v.id = i.impersonator_id and v.status = 'active')`;

/** A session ends when it is older than any organisation of its owner allows. @param which the condition on `s` */
const ofSession = (which: string) =>
  principalOf({
    who: `'session_id', s.id, 'expires_at', s.expires_at, 'last_seen_at', s.last_seen_at, 'api_key', null,
    'impersonation', case when i.id is not null then json_build_object('id', i.id, 'impersonator', json_build_object('id', i.impersonator_id,
      'name', i.impersonator_name), 'is_by_operator', i.is_by_operator, 'reason', i.reason, 'ends_at', i.ends_at) end,
    'looker', case when i.id is not null then ${looker} end`,
    from: `identity.sessions s join identity.users u on u.id = s.user_id
    left join public.impersonations i on i.id = s.impersonation_id`,
    // Whoever looks through another's eyes has shown proofs of their own.
    seat: (home) => `(not ${home}.requires_two_factor or s.has_second_factor or i.id is not null)`,
    companies: 'and (i.id is null or (i.partner_id is null and m.organization_id = i.organization_id))',
    programmes: 'and (i.id is null or (r.organization_id = i.organization_id and r.id = i.partner_id))',
    where: `${which} and s.expires_at > now() and (s.impersonation_id is null or (${stillLooks})) and not exists (
    select from public.memberships m join public.organizations o on o.id = m.organization_id
    where m.user_id = u.id and m.status = 'active' and s.created_at < now() - make_interval(hours => o.session_hours))`,
  });

/** `$1` is the hash of the session's token, which is all that is kept of it. */
export const PRINCIPAL_OF_TOKEN = ofSession('s.token_hash = $1');

/** `$1` is the session's id: for what was given out in it and is used without its token. */
export const PRINCIPAL_OF_SESSION = ofSession('s.id = $1::uuid');

/** `$1` is the hash of a key. It opens the one company, or the one programme, it was made in. */
export const PRINCIPAL_OF_KEY = principalOf({
  who: `'session_id', k.id, 'expires_at', k.expires_at, 'last_seen_at', null, 'impersonation', null,
    'api_key', json_build_object('id', k.id, 'permissions', k.permissions, 'rate_per_minute', k.rate_per_minute)`,
  from: 'public.api_keys k join identity.users u on u.id = k.user_id',
  seat: () => 'true',
  where: 'k.secret_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())',
  companies: 'and k.partner_id is null and m.organization_id = k.organization_id',
  programmes: 'and r.organization_id = k.organization_id and r.id = k.partner_id',
});

/** `$1` is a user: what this person may be without a session, for what is made for them. They see what they could sign in to. */
export const PRINCIPAL_OF_PERSON = principalOf({
  who: `'session_id', u.id, 'expires_at', null, 'last_seen_at', null, 'impersonation', null, 'api_key', null`,
  from: 'identity.users u',
  seat: (home) =>
    `(not ${home}.requires_two_factor or exists (select from identity.two_factors f where f.user_id = u.id and f.enabled_at is not null))`,
  where: 'u.id = $1::uuid',
});

/** A program has what its key names, of what the key's owner may; and never makes keys. */
export function standing({ api_key }: Principal, seat: Seat): Standing {
  // Only the bell; what else there is to do is no matter of permissions.
  if (seat === THE_INSTALLATION) return { permissions: ['in_app_notifications:manage'], scope: 'all' };
  const { role, custom } = seat;
  const own = standingOf(role, custom);
  if (!api_key) return own;
  return { ...own, permissions: [...inCommon(api_key.permissions, own.permissions), '!api_keys:manage'] };
}
