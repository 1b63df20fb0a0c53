import { archivedBefore } from '#features/access/audit-events/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { sampleGuards, sampleRowsInOrder } from '#server/extension-points/sample-data.ts';
import { type Reference, referencesTo } from '#server/resource/references.ts';
import { allNouns, nounPlural, nounSingular, nounsWhere } from '#shared/nouns/nouns.ts';
import type { RemovalInput, RemovalPlan, SampleDataNotice } from '../schema.ts';
import { sampleDataCounts } from './counts.ts';

/** A sample record that is still there. */
export interface Live {
  id: string;
  ref_table: string;
  name: string;
}

const tables = () => sampleRowsInOrder().map(({ table }) => table);

export async function existingSampleRows(call: Call): Promise<Live[]> {
  const named = sampleRowsInOrder().map(
    ({ table, isDeleted, ends }) =>
      `select '${table}' as ref_table, id, ${allNouns().get(table)!.title} as name from ${table}
       where organization_id = $1 and ${isDeleted ? 'true' : (ends?.live ?? 'archived_at is null')}`,
  );
  return call.rows<Live>(
    `select s.ref_id as id, s.ref_table, n.name from sample_rows s join (
       ${named.join(' union all ')}
     ) n on n.ref_table = s.ref_table and n.id = s.ref_id
     where s.organization_id = $1 order by n.name, s.ref_id`,
    [call.organization_id],
  );
}

/** The rows that would be removed and those kept, with the reasons. `input` holds the user's choices. */
export async function previewRemoval(
  call: Call,
  { keep = [], let_go = [] }: RemovalInput = {},
): Promise<RemovalPlan & { going: Live[] }> {
  const samples = await existingSampleRows(call);
  const held = await whatHolds(call, samples);
  const changed = await whatChanged(call, samples);

  const stays = new Map<string, Pick<SampleDataNotice, 'because' | 'reason'>>();
  for (const { id } of samples) {
    const final = held.final.get(id);
    if (final) stays.set(id, { because: 'paid', reason: final });
    else if (held.own.has(id) && !let_go.includes(id)) stays.set(id, { because: 'used', reason: held.own.get(id)! });
    else if (keep.includes(id)) stays.set(id, { because: 'chosen', reason: 'You chose to keep it.' });
  }
  // Kept records need their account, partners and products. The loop ends because those need nothing in return.
  const nameOf = new Map(samples.map(({ id, name }) => [id, name]));
  for (let grew = true; grew; ) {
    grew = false;
    for (const { holder, target_id } of held.among) {
      if (!stays.has(holder) || stays.has(target_id)) continue;
      stays.set(target_id, { because: 'used', reason: `Needed by “${nameOf.get(holder)}”, which stays.` });
      grew = true;
    }
  }
  const noted = samples.flatMap((sample): SampleDataNotice[] => {
    const why = stays.get(sample.id);
    if (why) return [{ ...sample, ...why, stays: true }];
    const own = held.own.get(sample.id);
    if (own) return [{ ...sample, because: 'used', reason: own, stays: false }];
    const reason = changed.get(sample.id);
    return reason ? [{ ...sample, because: 'changed', reason, stays: false }] : [];
  });
  const going = samples.filter(({ id }) => !stays.has(id));
  return { going, counts: sampleDataCounts(going), noted };
}

interface Holds {
  /** The company's own records that use a sample record, as text. */
  own: Map<string, string>;
  /** Why it can never be removed. */
  final: Map<string, string>;
  /** Sample records other sample records need. */
  among: { holder: string; target_id: string }[];
}

async function whatHolds(call: Call, samples: readonly Live[]): Promise<Holds> {
  const isSample = new Set(samples.map(({ id }) => id));
  const own = new Map<string, Counted>();
  const add = (id: string, one: string, many: string, count: number) => {
    const held: Counted = own.get(id) ?? new Map();
    own.set(id, held.set(one, { many, count: (held.get(one)?.count ?? 0) + count }));
  };
  const among: Holds['among'] = [];
  const trail = new Set(nounsWhere(({ isTrail }) => isTrail === true));
  for (const table of tables()) {
    const ids = samples.filter(({ ref_table }) => ref_table === table).map(({ id }) => id);
    const references = (await referencesTo(call, table, ids)).filter(({ ref_table }) => !trail.has(ref_table));
    for (const { ref_table, id, target_id } of await withWholesForParts(call, references)) {
      if (id && isSample.has(id)) {
        among.push({ holder: id, target_id });
        continue;
      }
      add(target_id, nounSingular(ref_table), nounPlural(ref_table), 1);
    }
  }
  const final = new Map<string, string>();
  for (const { noun, find, isFinal } of sampleGuards().flatMap(({ holds = [] }) => holds)) {
    for (const [id, count] of await find(call, [...isSample])) {
      if (isFinal) final.set(id, isFinal);
      else add(id, ...noun, count);
    }
  }
  return { own: new Map([...own].map(([id, counted]) => [id, inWords(counted)])), final, among };
}

/** Counts parts as their whole, such as the lines of a deal as one deal. */
async function withWholesForParts(call: Call, references: readonly Reference[]): Promise<Reference[]> {
  const isPart = ({ ref_table }: Reference) => allNouns().get(ref_table)?.partOf !== undefined;
  const found = new Map(
    references.filter((one) => !isPart(one)).map((reference) => [`${reference.id} ${reference.target_id}`, reference]),
  );
  for (const [ref_table, parts] of Map.groupBy(references.filter(isPart), (part) => part.ref_table)) {
    const { table, column } = allNouns().get(ref_table)!.partOf!;
    const wholes = await call.rows<{ id: string; whole: string }>(sql`
      select p.id, p.${sql.raw(column)} as whole from ${sql.identifier(ref_table)} p
      join ${sql.identifier(table)} w on w.organization_id = p.organization_id and w.id = p.${sql.raw(column)}
        and to_jsonb(w)->>'archived_at' is null
      where p.organization_id = ${call.organization_id} and p.id = any(${parts.map(({ id }) => id)}::uuid[])`);
    const wholeOf = new Map(wholes.map(({ id, whole }) => [id, whole]));
    for (const { id, target_id } of parts) {
      const whole = wholeOf.get(id!);
      // A whole is not kept by its own parts.
      if (whole && whole !== target_id) found.set(`${whole} ${target_id}`, { ref_table: table, id: whole, target_id });
    }
  }
  return [...found.values()];
}

/** By the noun for one of them. */
type Counted = Map<string, { many: string; count: number }>;

/** "Used by your records: 2 opportunities, 1 note." */
function inWords(counted: Counted): string {
  const parts = [...counted].map(([one, { many, count }]) => `${count} ${count === 1 ? one : many}`);
  return `Used by your records: ${parts.join(', ')}.`;
}

/** Records edited since they were added, from the audit log, as sentences. Once that is archived, any may have been edited. */
async function whatChanged(call: Call, samples: readonly Live[]): Promise<Map<string, string>> {
  const before = await archivedBefore(call);
  const [older] = before
    ? await call.rows(sql`
        select from sample_batches
        where organization_id = ${call.organization_id} and removed_at is null and planted_at < ${before}::date`)
    : [];
  if (older)
    return new Map(
      samples.map(({ id }) => [id, 'You may have changed it. Its changes are in the archive of the audit log.']),
    );
  const rows = await call.rows<{ id: string }>(sql`
    select distinct e.ref_id as id from audit_events e
    where e.organization_id = ${call.organization_id} and e.ref_table = any(${tables()})
      and e.ref_id = any(${samples.map(({ id }) => id)}::uuid[])
      and e.action = 'updated' and e.actor_id is not null
      and e.batch_id is distinct
      from (select id from sample_batches where organization_id = ${call.organization_id} and removed_at is null)`);
  return new Map(rows.map(({ id }) => [id, 'You changed it.']));
}
