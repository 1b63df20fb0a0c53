import { escapeMailHtml } from '#features/platform/mails/frame.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { PersonalFact } from '../blocks.schema.ts';
import { exampleValues, type Values, variableText } from '../variables.ts';
import type { Slot } from './template.ts';
import { texts } from './texts.ts';

type Counted = { count: number; names: string[] };
/** The values of an email for one recipient. */
export interface Personal {
  values: Values;
  /** Null for people without access to the portal, who are not told about their partner's deals. */
  facts: ({ tier: string | null } & Record<Exclude<PersonalFact, 'tier'>, Counted>) | null;
}

interface PersonalRow
  extends Record<'open_deals' | 'pending_registrations' | 'open_courses' | 'expiring_certificates', Counted> {
  id: string;
  first_name: string;
  last_name: string;
  full_name: string;
  partner_name: string | null;
  tier: string | null;
  owner_name: string | null;
  has_access: boolean;
}

const listed = (name: string, order: string, rows: string) =>
  `(select jsonb_build_object('count', count(*), 'names', coalesce(jsonb_agg(left(${name}, 120) order by ${order}) filter (where place <= 3), '[]')) from (${rows}) s)`;

/** Reads the personal values of recipients when their emails are sent, so that they are current. */
export const personalOf = (call: Call, ids: readonly string[]): Promise<Map<string, Personal>> =>
  personalValues(call, ids, RECIPIENTS);

/** The personal values of a contact, for a preview. Undefined if there is no such contact. */
export const personalOfContact = async (call: Call, id: string): Promise<Personal | undefined> =>
  (await personalValues(call, [id], CONTACTS)).get(id);

const RECIPIENTS = 'email_campaign_recipients';
const CONTACTS = `(select organization_id, id, id as contact_id, partner_id, email, trim(first_name || ' ' || last_name) as full_name
  from contacts where archived_at is null)`;

async function personalValues(call: Call, ids: readonly string[], people: string): Promise<Map<string, Personal>> {
  const { name: company_name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const rows = await call.rows<PersonalRow>(
    `select r.id, coalesce(c.first_name, split_part(r.full_name, ' ', 1)) as first_name, coalesce(c.last_name, '') as last_name, r.full_name,
       p.name as partner_name, t.name as tier, u.full_name as owner_name,
       a.user_id is not null as has_access,
       ${listed('s.name', 's.name', "select o.name, row_number() over (order by o.name) as place from opportunities o where o.organization_id = $1 and o.partner_id = p.id and o.status = 'open' and o.archived_at is null")} as open_deals,
       ${listed('s.name', 's.name', "select d.account_name as name, row_number() over (order by d.account_name) as place from deal_registrations d where d.organization_id = $1 and d.partner_id = p.id and d.status in ('submitted', 'screening', 'pending_review', 'info_requested')")} as pending_registrations,
       ${listed('s.name', 's.name', "select k.title as name, row_number() over (order by k.title) as place from course_enrollments e join courses k on k.organization_id = e.organization_id and k.id = e.course_id where e.organization_id = $1 and e.partner_id = p.id and e.user_id = a.user_id and e.status in ('assigned', 'in_progress')")} as open_courses,
       ${listed('s.name', 's.name', "select x.program_name as name, row_number() over (order by x.program_name) as place from certificates x where x.organization_id = $1 and x.partner_id = p.id and x.status in ('active', 'expiring') and x.expires_on between $3::date and $3::date + 60 and (x.user_id is null or x.user_id = a.user_id)")} as expiring_certificates
     from ${people} r
     left join contacts c on c.organization_id = r.organization_id and c.id = r.contact_id
     left join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
     left join lateral (select s.user_id from partner_standings(p.id) s
       where s.user_id = c.user_id or lower(s.email) = lower(r.email::text) limit 1) a on true
     left join partner_tiers t on t.organization_id = p.organization_id and t.id = p.tier_id
     left join people u on u.organization_id = p.organization_id and u.id = p.owner_user_id
     where r.organization_id = $1 and r.id = any($2::uuid[])`,
    [call.organization_id, ids, call.today()],
  );
  return new Map(rows.map((row) => [row.id, personal(row, company_name)]));
}

function personal(row: PersonalRow, company_name: string): Personal {
  const { open_deals, pending_registrations, open_courses, expiring_certificates, tier, has_access } = row;
  return {
    values: {
      first_name: row.first_name,
      last_name: row.last_name,
      full_name: row.full_name,
      partner_name: row.partner_name ?? '',
      tier: tier ?? '',
      owner_name: row.owner_name ?? '',
      company_name,
      open_deals: has_access ? String(open_deals.count) : '',
    },
    facts: has_access ? { tier, open_deals, pending_registrations, open_courses, expiring_certificates } : null,
  };
}

/** A recipient for previews and tests. */
export function examplePersonal(company_name: string): Personal {
  return {
    values: { ...exampleValues, company_name },
    facts: {
      tier: 'Gold',
      open_deals: { count: 3, names: ['Hafen AG', 'Lindner Logistik', 'Stadtwerke Kiel'] },
      pending_registrations: { count: 1, names: ['Kranbau Nord'] },
      open_courses: { count: 1, names: ['Selling the platform'] },
      expiring_certificates: { count: 1, names: ['Certified seller'] },
    },
  };
}

/** The personal facts as sentences; facts that do not apply are left out. */
export function factLines(facts: NonNullable<Personal['facts']>, chosen: readonly PersonalFact[]): string[] {
  return chosen.flatMap((key) => {
    if (key === 'tier') return facts.tier ? [texts.facts.tier(facts.tier)] : [];
    const { count, names } = facts[key];
    if (count === 0) return [];
    const more = count - names.length;
    const listed = names.join(', ');
    return [texts.facts[key](count, more > 0 ? texts.andMore(listed, more) : listed)];
  });
}

/** The addresses in an email of one recipient. */
export interface PersonalLinks {
  preferences: string;
  link: (url: string) => string;
  pixel: string | null;
}

/** The content of a slot for one recipient. Values are escaped here, so a name cannot bring markup into an email. */
export function slotValue(
  slot: Slot,
  { values, facts }: Personal,
  links: PersonalLinks,
): { html: string; text: string } {
  const same = (text: string) => ({ html: escapeMailHtml(text), text });
  switch (slot.kind) {
    case 'variable':
      return same(variableText(slot, values).replace(/[\r\n\t\0]+/g, ' '));
    case 'link':
      return same(links.link(slot.url));
    case 'preferences':
      return same(links.preferences);
    case 'pixel':
      return {
        html: links.pixel
          ? `<img src="${escapeMailHtml(links.pixel)}" width="1" height="1" alt="" style="display:block">`
          : '',
        text: '',
      };
    case 'facts': {
      const lines = facts ? factLines(facts, slot.facts) : [];
      if (lines.length === 0) return same(slot.fallback);
      return {
        html: `<ul>${lines.map((line) => `<li>${escapeMailHtml(line)}</li>`).join('')}</ul>`,
        text: lines.map((line) => `- ${line}`).join('\n'),
      };
    }
  }
}
