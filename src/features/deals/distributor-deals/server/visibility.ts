import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import { columnsOf } from '#server/resource/list-sql.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { rowShape } from '#server/resource/verbs.ts';
import { capitalized } from '#shared/nouns/nouns.ts';
import type { Visibility, VisibilityQuestion } from '../schema.ts';

const MOST_RECORDS = 50;

/** Fields that say nothing about a deal. */
const bookkeeping: readonly string[] = ['id', 'row_version', 'created_at', 'updated_at', 'organization_id'];

/** The condition that finds the records of a resource from a deal. */
function conditionOf(resource: Resource): string | undefined {
  if (resource.name === 'opportunities') return 't.id = $2::uuid';
  if (resource.name === 'accounts') return 't.id = $3::uuid';
  if (resource.name === 'contacts') return 't.id = $4::uuid';
  return 'opportunity_id' in resource.row.properties ? 't.opportunity_id = $2::uuid' : undefined;
}

interface Deal {
  id: string;
  name: string;
  account_id: string | null;
  primary_contact_id: string | null;
}

/**
 * Each record around a deal as each of the partners reads it. It asks every resource that exists for partners, in the partner's own
 * scope and with the columns and rows that its routes use, so that it cannot differ from them.
 */
export async function visibilityOf(
  call: Call,
  { opportunity_id, partner_ids }: VisibilityQuestion,
): Promise<Visibility> {
  const deal = await call.one<Deal>(
    sql`
      select id, name, account_id, primary_contact_id from opportunities
      where organization_id = ${call.organization_id} and id = ${opportunity_id}`,
    'This opportunity',
  );
  for (const id of partner_ids) await call.requirePartner(id);
  const partners = await call.rows<Visibility['partners'][number]>(sql`
    select p.id, p.name, coalesce((select array_agg(x.role order by x.position) from opportunity_participants x
      where x.organization_id = p.organization_id and x.opportunity_id = ${opportunity_id} and x.partner_id = p.id),
        '{}') as roles
    from partners p where p.organization_id = ${call.organization_id} and p.id = any(${partner_ids}::uuid[])
    order by array_position(${partner_ids}::uuid[], p.id)`);
  const resources = [...declaredResources().values()].filter(
    (resource) => resource.partner && !resource.ofOwnOrganization && conditionOf(resource),
  );
  const whole = await readAll(call, resources, deal);
  const seen: Map<string, Row[]>[] = [];
  for (const { id } of partners) seen.push(await call.asPartner(id, (partner) => readAll(partner, resources, deal)));
  const records = resources.flatMap((resource) => {
    const rows = whole.get(resource.name)!;
    const views = seen.map((found) => found.get(resource.name)!);
    if (rows.length === 0 && views.every((found) => found.length === 0)) return [];
    const fields = Object.keys(rowShape(resource, partners[0]?.id ?? null).properties)
      .filter((name) => !bookkeeping.includes(name) && !name.endsWith('_id'))
      .map((name) => ({
        field: name,
        label: resource.fields?.[name]?.label ?? capitalized(name.replaceAll('_', ' ').replace(/ minor$/, '')),
        company: textOf(rows, name),
        partners: views.map((found) => textOf(found, name)),
      }));
    return [
      {
        resource: resource.name,
        label: capitalized(resource.noun),
        records: rows.length,
        found: views.map((found) => found.length),
        fields,
      },
    ];
  });
  return { opportunity_id: deal.id, opportunity_name: deal.name, partners, records };
}

async function readAll(reader: Call, resources: readonly Resource[], deal: Deal): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const resource of resources) {
    const row = rowShape(resource, reader.actor.partner_id);
    const condition = conditionOf(resource)!;
    // The unused ids keep the numbers of the parameters the same for every condition.
    const rows = await reader.rows<{ row: Row }>(
      `select to_jsonb(r) as row from (select ${columnsOf({ resource, row }, reader.scope)} from ${sourceOf(resource)}
       where t.organization_id = $1::uuid and ${condition} and ($2::uuid, $3::uuid, $4::uuid) is distinct from (null, null, $1)
       order by t.id limit ${MOST_RECORDS}) r`,
      [reader.organization_id, deal.id, deal.account_id, deal.primary_contact_id],
    );
    found.set(
      resource.name,
      rows.map(({ row: one }) => one),
    );
  }
  return found;
}

/** The distinct values of a field in these records; null without records or values. */
function textOf(rows: readonly Row[], name: string): string | null {
  const values = rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined && value !== '');
  if (values.length === 0) return null;
  const texts = values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return [...new Set(texts)].join(', ').slice(0, 500);
}
