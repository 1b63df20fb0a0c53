import { inAudience } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { type AudienceDraft, type ReachedPeople, skipReasons } from '../schema.ts';

interface Selection {
  /** A query with `contact_id`, `partner_id`, `email`, `full_name` and `skip_reason`: one row for each contact. */
  text: string;
  parameters: Parameters;
  audience: Audience;
}

interface Audience {
  id: string;
  name: string;
  entity: 'partners' | 'contacts' | 'opportunities';
}

/**
 * Selects the contacts that an audience reaches, with the reasons to skip some: an address that gets no such emails, an
 * excluded audience, a partner that is not active, or a second person with the same address.
 * @throws 422 for unknown audiences and those of deals
 */
export async function selectPeople(call: Call, draft: AudienceDraft): Promise<Selection> {
  if (!draft.audience_id) throw invalid({ audience_id: ['is required'] });
  const parameters = new Parameters(call.organization_id);
  const topic = `${parameters.add(draft.topic_id)}::uuid`;
  const now = `${parameters.add(call.now().toISOString())}::timestamptz`;
  const audience = await audienceOf(call, draft.audience_id, 'audience_id');
  const included = await isMember(call, audience, parameters);
  const excluded: string[] = [];
  for (const id of draft.excluded_audience_ids)
    excluded.push(await isMember(call, await audienceOf(call, id, 'excluded_audience_ids'), parameters));
  const reach = { primary: 'c.is_primary', everyone: 'true', portal: 'c.user_id is not null' }[draft.reaches];
  return {
    parameters,
    audience,
    text: `with stopped as (
      select s.email, (array_agg(case s.reason when 'manual' then 'suppressed' else s.reason end
          order by s.reason = 'unsubscribed', s.reason))[1] as reason
      from email_suppressions s
      where s.organization_id = $1::uuid and (s.topic_id is null or s.topic_id = ${topic}) and (s.until is null or s.until > ${now})
      group by s.email
    ), people as (
      select c.id, c.partner_id, nullif(trim(c.email::text), '')::citext as email,
        trim(c.first_name || ' ' || c.last_name) as full_name, c.is_primary,
        case when coalesce(c.email::text, '') !~ '^[^@[:space:],;<>"]+@[^@[:space:],;<>"]+[.][^@[:space:],;<>"]+$' then 'no_email'
          when ${excluded.length === 0 ? 'false' : excluded.join(' or ')} then 'excluded'
          when s.reason is not null then s.reason
          when exists (select from erased_suppressions e where e.organization_id = $1::uuid and (e.topic_id is null or e.topic_id = ${topic})
            and e.email_hash = email_hash(c.organization_id, c.email::text)) then 'suppressed'
          when p.id is not null and (p.archived_at is not null or t.category is distinct from 'active') then 'inactive' end as reason
      from contacts c
      left join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
      left join partner_statuses t on t.organization_id = p.organization_id and t.id = p.status_id
      left join stopped s on s.email = c.email
      where c.organization_id = $1::uuid and c.archived_at is null and ${included}${audience.entity === 'partners' ? ` and ${reach}` : ''}
    )
    select id as contact_id, partner_id, email, full_name, coalesce(reason,
        case when row_number() over (partition by email, reason is null order by is_primary desc, id) > 1 then 'duplicate' end) as skip_reason
      from people`,
  };
}

async function audienceOf(call: Call, id: string, field: string): Promise<Audience> {
  const found = await call.maybe<Audience>(sql`
    select id, name, entity from audiences
    where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  if (!found) throw invalid({ [field]: ['is not an audience'] });
  if (found.entity === 'opportunities') throw invalid({ [field]: ['must be an audience of partners or contacts'] });
  return found;
}

/** A condition on a contact `c`: it, or its partner, is in the audience. */
async function isMember(call: Call, { id, entity }: Audience, parameters: Parameters): Promise<string> {
  const narrowed = await inAudience(entity).prepare(call, [id]);
  const column = entity === 'partners' ? 'c.partner_id' : 'c.id';
  return `${column} in (select t.id from ${entity} t where t.organization_id = $1::uuid and t.archived_at is null and ${narrowed(parameters)})`;
}

/** @throws 422 for audiences that a campaign cannot use */
export async function requireAudiences(
  call: Call,
  {
    audience_id,
    excluded_audience_ids = [],
  }: { audience_id?: string | null; excluded_audience_ids?: readonly string[] },
): Promise<void> {
  if (audience_id) await audienceOf(call, audience_id, 'audience_id');
  for (const id of excluded_audience_ids) await audienceOf(call, id, 'excluded_audience_ids');
}

const MOST_SHOWN = 100;

/** The people a campaign would reach now: counts, and the first of them with the reasons. */
export async function previewPeople(call: Call, draft: AudienceDraft): Promise<ReachedPeople> {
  const { text, parameters, audience } = await selectPeople(call, draft);
  const [counted, listed] = await call.tx.batch([
    {
      text: `select coalesce(json_object_agg(coalesce(skip_reason, ''), count), '{}')::text from (
          select skip_reason, count(*) from (${text}) found group by skip_reason) counted`,
      values: parameters.values,
    },
    {
      text: `select coalesce(json_agg(row_to_json(shown) order by shown.skip_reason nulls first, shown.full_name, shown.contact_id), '[]')::text from (
          select found.contact_id, found.full_name, found.email, p.name as partner_name, found.skip_reason
          from (${text}) found left join partners p on p.organization_id = $1::uuid and p.id = found.partner_id
          order by found.skip_reason nulls first, found.full_name, found.contact_id limit ${MOST_SHOWN}) shown`,
      values: parameters.values,
    },
  ]);
  const counts = JSON.parse(counted![0]!) as Record<string, number>;
  const people = JSON.parse(listed![0]!) as Omit<ReachedPeople['people'][number], 'why'>[];
  const reaches = audience.entity === 'partners' ? reachedAs[draft.reaches] : 'Contact';
  return {
    total: counts[''] ?? 0,
    skipped: skipReasons.flatMap(({ value }) => (counts[value] ? [{ reason: value, count: counts[value] }] : [])),
    people: people.map((person) => ({
      ...person,
      why: person.skip_reason
        ? skipReasons.find(({ value }) => value === person.skip_reason)!.label
        : `${reaches} in the audience “${audience.name}”`,
    })),
  };
}

const reachedAs = {
  primary: 'Primary contact of a partner',
  everyone: 'Contact of a partner',
  portal: 'Contact with portal access of a partner',
};
