import type { Call } from '#server/call.ts';
import type { SourceRow } from './measure.ts';
import { defineTierMetrics, type MetricQuery } from './metrics.ts';

interface Certified extends SourceRow {
  subject: string;
}

/** Each certificate of a person counts from its first day through its last, or until it ended early. */
async function certifiedPeople(call: Call, query: MetricQuery) {
  const rows = await call.rows<Certified>(
    `select partner_id, id, 'certificates' as "table", holder_name || ' (' || program_name || ')' as label, issued_on as "on",
       user_id as key, program_id as subject,
       least(expires_on + 1, case when status in ('revoked', 'renewed') then (ended_at at time zone $4)::date end) as until
     from certificates where organization_id = $1 and partner_id = any(coalesce($2::uuid[], array[partner_id])) and user_id is not null
       and (expires_on is null or expires_on >= $3::date)`,
    [call.organization_id, query.partner_ids, query.from, call.actor.timezone],
  );
  const names = await call.rows<{ id: string; name: string }>(
    'select id, name from certificate_programs where organization_id = $1 and id::text = any($2)',
    [call.organization_id, query.criteria.flatMap(({ subject }) => subject ?? [])],
  );
  const asked = new Map(query.criteria.map(({ id, subject }) => [id, subject]));
  return {
    // Without a program, any certificate counts.
    of: (id: string) => rows.filter(({ subject }) => !asked.get(id) || subject === asked.get(id)),
    subjectOf: (id: string) => names.find(({ id: program }) => program === asked.get(id))?.name ?? null,
  };
}
defineTierMetrics(['certified_people'], certifiedPeople);
