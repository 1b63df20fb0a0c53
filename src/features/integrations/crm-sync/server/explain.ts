import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CrmField } from '#server/ports/crm.ts';
import type { FieldExplanation, FieldMapping, RecordExplanation } from '../schema.ts';
import { rulesOf } from './engine/sync.ts';
import type { Base, Origin } from './plan.ts';
import { type FieldRule, meets } from './plan.ts';
import { requireSyncRecord } from './record-access.ts';
import { syncFields } from './tables/fields.ts';
import { localTable } from './tables/local-table.ts';
import { readSyncRecords } from './tables/records.ts';

interface LinkRow {
  id: string;
  connection_id: string;
  connection_name: string;
  connection_status: 'connected' | 'error' | 'paused' | 'disconnected';
  object_mapping_id: string;
  remote_object: string;
  remote_label: string | null;
  remote_id: string;
  remote_url: string | null;
  synced_at: string;
  ended_at: string | null;
  end_reason: string | null;
  status: string;
  base: Base;
  origins: Record<string, Origin>;
  remote_fields: CrmField[] | null;
}

/** Explains for each synchronized field of a record where its value comes from. */
export async function explainRecord(call: Call, table: string, id: string): Promise<RecordExplanation> {
  await requireSyncRecord(call, table, id);
  return call.asCompany(async (company) => {
    const local = localTable(table)!;
    const fields = await syncFields(company, local);
    const record = (await readSyncRecords(company, local, fields, [id])).get(id);
    const links = await company.rows<LinkRow>(sql`
      select l.id, l.connection_id, c.name as connection_name, c.status as connection_status, l.object_mapping_id,
        l.remote_object, s.remote_label, l.remote_id, l.remote_url,
        l.synced_at, l.ended_at, l.end_reason, m.status, l.base, l.origins, s.remote_fields
      from record_links l
      join connections c on c.organization_id = l.organization_id and c.id = l.connection_id
      join object_mappings m on m.organization_id = l.organization_id and m.id = l.object_mapping_id
      left join sync_states s on s.organization_id = l.organization_id and s.object_mapping_id = l.object_mapping_id
      where l.organization_id = ${company.organization_id} and l.local_table = ${table} and l.record_id = ${id}
      order by l.ended_at is not null, l.created_at`);
    const mappings = await company.rows<FieldMapping>(sql`
      select * from field_mappings
      where organization_id = ${company.organization_id}
        and object_mapping_id = any(${links.map(({ object_mapping_id }) => object_mapping_id)}) order by "order", id`);
    const issues = await company.rows<{
      id: string;
      kind: string;
      field: string | null;
      object_mapping_id: string;
    }>(sql`
      select id, kind, field, object_mapping_id from sync_issues
      where organization_id = ${company.organization_id} and local_table = ${table} and record_id = ${id}
        and status = 'open'`);
    const candidates = await company.rows<{
      object_mapping_id: string;
      connection_name: string;
      remote_label: string;
      out_filters: { field: string; equals: (string | null)[] }[];
    }>(sql`
      select m.id as object_mapping_id, c.name as connection_name,
        coalesce(s.remote_label, m.remote_object) as remote_label, m.out_filters
      from object_mappings m join connections c on c.organization_id = m.organization_id and c.id = m.connection_id
      left join sync_states s on s.organization_id = m.organization_id and s.object_mapping_id = m.id
      where m.organization_id = ${company.organization_id} and m.local_table = ${table} and m.status = 'active'
        and m.creates_out
        and c.status in ('connected', 'error') and not exists (
        select from record_links l where l.organization_id = m.organization_id and l.connection_id = m.connection_id
          and l.local_table = m.local_table and l.record_id = ${id})`);
    return {
      links: links.map(({ base, origins, remote_fields, status, ...link }) => ({
        ...link,
        remote_label: link.remote_label ?? link.remote_object,
        is_active: status === 'active' && link.ended_at === null && link.connection_status === 'connected',
        fields: rulesOf(
          mappings.filter(({ object_mapping_id }) => object_mapping_id === link.object_mapping_id),
          fields,
          remote_fields ?? [],
        ).flatMap((rule): FieldExplanation[] =>
          rule.local && rule.remote
            ? [
                {
                  field: rule.local.name,
                  label: rule.local.label,
                  remote_field: rule.remote.label,
                  local_value: (record?.values[rule.local.name] ?? null) as FieldExplanation['local_value'],
                  remote_value: (base[rule.key]?.r ?? null) as FieldExplanation['remote_value'],
                  side: origins[rule.key]?.side ?? null,
                  at: origins[rule.key]?.at ?? null,
                  rule: sentenceOf(rule, origins[rule.key], link.connection_name),
                  open_conflict_id:
                    issues.find(
                      (issue) =>
                        issue.kind === 'conflict' &&
                        issue.field === rule.local!.name &&
                        issue.object_mapping_id === link.object_mapping_id,
                    )?.id ?? null,
                },
              ]
            : [],
        ),
      })),
      can_create: candidates
        .filter(({ out_filters }) => record && meets(out_filters, record.values))
        .map(({ out_filters: _, ...one }) => one),
      open_issues: issues.length,
    };
  });
}

function sentenceOf(rule: FieldRule, origin: Origin | undefined, crm: string): string {
  if (rule.first_sync_only) return 'Synchronized once, when the two records were linked.';
  if (!origin) {
    if (rule.on_update === 'in') return `Comes from ${crm}.`;
    if (rule.on_update === 'out') return `Is written to ${crm}.`;
    if (rule.on_update === 'none') return 'Is not synchronized after the record was created.';
    return 'Both sides had the same value when they were linked.';
  }
  const from = origin.side === 'there' ? crm : 'Tandem';
  switch (origin.rule) {
    case 'created':
      return `Set when the record was created from ${from}.`;
    case 'one_way':
      return origin.side === 'there' ? `Always comes from ${crm}.` : `Is always written to ${crm}.`;
    case 'was_empty':
      return `Taken from ${from}, because the other side had no value.`;
    case 'changed':
      return `Changed in ${from}.`;
    case 'crm':
      return `Both sides changed it, and the rule of this field says that ${crm} wins.`;
    case 'tandem':
      return 'Both sides changed it, and the rule of this field says that Tandem wins.';
    case 'newest':
      return `Both sides changed it, and the newer change was in ${from}.`;
    case 'decided':
      return `Both sides changed it, and someone chose the value from ${from}.`;
    default:
      return `Comes from ${from}.`;
  }
}
