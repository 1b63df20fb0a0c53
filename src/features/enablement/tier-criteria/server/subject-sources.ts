import { requestKinds } from '#features/enablement/document-requests/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { REQUEST_PREFIX } from '../metrics.schema.ts';
import type { SourceRow } from './measure.ts';
import { defineTierMetrics, type MetricQuery } from './metrics.ts';
import { ofPartners, values } from './sources.ts';

/** Rows by the subject that criteria name: a field or a tag. */
const bySubject =
  (
    find: (call: Call, query: MetricQuery, subjects: string[]) => Promise<(SourceRow & { subject: string })[]>,
    titlesOf: (call: Call, subjects: string[]) => Promise<Map<string, string>>,
  ) =>
  async (call: Call, query: MetricQuery) => {
    const subjects = [...new Set(query.criteria.flatMap(({ subject }) => subject ?? []))];
    const rows = await find(call, query, subjects);
    const titles = await titlesOf(call, subjects);
    const named = new Map(query.criteria.map(({ id, subject }) => [id, subject]));
    return {
      of: (id: string) => rows.filter(({ subject }) => subject === named.get(id)),
      subjectOf: (id: string) => titles.get(named.get(id) ?? '') ?? named.get(id) ?? null,
    };
  };

// Decimal numbers are stored as text, so that no digit is lost.
defineTierMetrics(
  ['custom_field'],
  bySubject(
    (call, query, subjects) =>
      call.rows(
        `select p.id as partner_id, null as id, 'partners' as "table", coalesce(f.label, s.subject) as label, null as "on", s.subject,
           case jsonb_typeof(p.custom -> s.subject) when 'boolean' then (p.custom ->> s.subject)::boolean::int
             else (p.custom ->> s.subject)::float8 end as amount
         from partners p cross join unnest($4::text[]) s(subject)
         left join custom_fields f on f.organization_id = $1 and f.entity = 'partners' and f.key = s.subject
         where p.organization_id = $1 and ${ofPartners('p.id')} and $3::date is not null
           and (jsonb_typeof(p.custom -> s.subject) in ('number', 'boolean')
             or p.custom ->> s.subject ~ '^-?[0-9]+(\\.[0-9]+)?$')`,
        [...values(call, query), subjects],
      ),
    async (call, subjects) => {
      const fields = await call.rows<{ key: string; label: string }>(sql`
        select key, label from custom_fields
        where organization_id = ${call.organization_id} and entity = 'partners' and key = any(${subjects}::text[])`);
      return new Map(fields.map(({ key, label }) => [key, label]));
    },
  ),
);

const kindNames = new Map(requestKinds.map(({ value, label }): [string, string] => [REQUEST_PREFIX + value, label]));

// Tags are assigned by the company, so a partner's upload counts once it was approved. The names of internal documents
// stay hidden. An approved document request counts until its document expires, even while a newer file is in review.
defineTierMetrics(
  ['document'],
  bySubject(
    (call, query, subjects) =>
      call.rows(
        `select d.partner_id, case when d.visibility = 'shared' then d.id end as id, 'documents' as "table", s.subject,
         case when d.visibility = 'shared' then d.name else 'Document on file' end as label, null as "on", null::date as until
       from documents d join unnest($4::text[]) s(subject) on s.subject = any(d.tags)
       where d.organization_id = $1 and d.partner_id is not null and ${ofPartners('d.partner_id')} and $3::date is not null
         and d.archived_at is null
       union all
       select r.partner_id, r.id, 'document_requests', s.subject, r.name, null, r.valid_until + 1
       from document_requests r join unnest($4::text[]) s(subject) on s.subject = $5 || r.kind
       where r.organization_id = $1 and ${ofPartners('r.partner_id')} and r.lapsed_at is null and r.status <> 'canceled'
         and (r.status in ('approved', 'expiring') or r.valid_until is not null)`,
        [...values(call, query), subjects, REQUEST_PREFIX],
      ),
    () => Promise.resolve(kindNames),
  ),
);
