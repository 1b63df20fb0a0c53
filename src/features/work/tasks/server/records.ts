import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import { allNouns } from '#shared/nouns/nouns.ts';

/** A record of any noun, by its table and id. */
export interface RecordOf {
  table: string;
  id: string;
}

interface Found {
  name: string;
  /** The partner it concerns. */
  partner_id: string | null;
}

/**
 * Reads the name of a record in the caller's scope, so that nobody can name a record that they cannot open.
 * @throws 422 if the noun has no screen, or the caller cannot see the record
 */
export async function readRecord(call: Call, { table, id }: RecordOf): Promise<Found> {
  const noun = allNouns().get(table);
  const { actor } = call;
  const isOpen =
    noun?.title && noun.address && (actor.mode === 'company' || declaredResources().get(table)?.partner !== undefined);
  if (!isOpen || (noun.permission && !allows(actor.permissions, table, 'view')))
    throw invalid({ record_table: ['is not a kind of record that tasks can be about'] });
  const found = await call.maybe<Found>(sql`
    select left((${sql.raw(noun.title!)})::text, 500) as name,
      concerned_partner(organization_id, to_jsonb(r)) as partner_id
    from ${sql.identifier(table)} r where organization_id = ${call.organization_id} and id = ${id}`);
  if (!found) throw invalid({ record_id: ['does not exist'] });
  return { name: found.name, partner_id: table === 'partners' ? id : found.partner_id };
}
