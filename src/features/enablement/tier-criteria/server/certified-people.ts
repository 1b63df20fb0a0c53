import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { MeasuredRows } from '#shared/measures.ts';
import type { SourceRow } from './measure.ts';
import { defineTierMetrics, type MetricQuery } from './metrics.ts';

interface Certified extends SourceRow {
  subject: string;
}

/** Each certificate of a person counts from its first day through its last, or until it ended early. */
async function certifiedPeople(call: Call, query: MetricQuery) {
  const rows = await call.rows<Certified>(sql`
    select partner_id, id, 'certificates' as "table", holder_name || ' (' || program_name || ')' as label,
      issued_on as "on",
      user_id as key, program_id as subject,
      least(expires_on + 1,
        case when status in ('revoked',
        'renewed') then (ended_at at time zone ${call.actor.timezone})::date end) as until
    from certificates
    where organization_id = ${call.organization_id}
      and partner_id = any(coalesce(${query.partner_ids}::uuid[], array[partner_id])) and user_id is not null
      and (expires_on is null or expires_on >= ${query.from}::date)`);
  const names = await call.rows<{ id: string; name: string }>(sql`
    select id, name from certificate_programs
    where organization_id = ${call.organization_id}
      and id::text = any(${query.criteria.flatMap(({ subject }) => subject ?? [])})`);
  const asked = new Map(query.criteria.map(({ id, subject }) => [id, subject]));
  return {
    listOf: (id: string, day: string): MeasuredRows => ({
      list: 'certificates',
      filters: {
        status: ['active', 'expiring'],
        user_id_ne: '',
        issued_on_lte: day,
        ...(asked.get(id) && { program_id: asked.get(id)! }),
      },
      partner: 'partner_id',
    }),
    // Without a program, any certificate counts.
    of: (id: string) => rows.filter(({ subject }) => !asked.get(id) || subject === asked.get(id)),
    subjectOf: (id: string) => names.find(({ id: program }) => program === asked.get(id))?.name ?? null,
  };
}
defineTierMetrics(['certified_people'], certifiedPeople);
