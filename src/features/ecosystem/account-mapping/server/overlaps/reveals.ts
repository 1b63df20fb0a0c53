import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Level } from '../../levels.schema.ts';
import type { Reveal } from '../../mapping.schema.ts';
import { relationshipPartner } from '../consents.ts';
import { nameSealer } from '../keys.ts';

export interface Revealed {
  record_id: string;
  population_id: string;
  name: string;
}

/** Notes which records of the other side the caller saw. A record counts once a day for each person, level and purpose. */
export async function logReveals(
  call: Call,
  company: Call,
  seen: { partner_id: string; level: Level; purpose: Reveal['purpose']; records: readonly Revealed[] },
): Promise<void> {
  if (seen.records.length === 0) return;
  const { seal } = nameSealer(call);
  const rows = seen.records.map((one) => ({ ...one, sealed: seal(one.name, one.record_id) }));
  await company.run(sql`
    insert into mapping_reveals (organization_id, partner_id, side, population_id, record_id, sealed, level, purpose,
      by_user_id, by_name, revealed_on, at)
    select ${company.organization_id}, ${seen.partner_id}, ${call.actor.partner_id ? 'company' : 'partner'},
      r.population_id, r.record_id, decode(r.sealed, 'hex'), ${seen.level}, ${seen.purpose}, ${call.actor.user_id},
      ${call.actor.full_name}, ${call.today()}, ${call.now()}
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ name: _, ...row }) => row))}::jsonb) r(population_id uuid,
      record_id uuid, sealed text)
    on conflict on constraint mapping_reveals_once do nothing`);
}

const MOST = 200;

/** The last views of the caller's records by the other side, for one partner or for all. */
export async function revealsOf(
  call: Call,
  { partner_id, before }: { partner_id?: string; before?: string },
): Promise<Reveal[]> {
  const partner = call.actor.partner_id ?? partner_id ?? null;
  if (partner) await relationshipPartner(call, partner);
  const rows = await call.rows<Omit<Reveal, 'name'> & { record_id: string; sealed: Buffer }>(sql`
    select r.id, r.record_id, r.sealed, l.name as population_name, p.name as partner_name, r.level, r.purpose,
      r.by_name, r.at
    from mapping_reveals r join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
    left join mapping_populations l on l.organization_id = r.organization_id and l.id = r.population_id
    where r.organization_id = ${call.organization_id} and r.side = ${call.actor.partner_id ? 'partner' : 'company'}
      and (${partner}::uuid is null or r.partner_id = ${partner})
      and (${before ?? null}::timestamptz is null or r.at < ${before ?? null})
    order by r.at desc, r.id desc limit ${sql.raw(MOST)}`);
  const { open } = nameSealer(call);
  return rows.map(({ record_id, sealed, ...row }) => ({ ...row, name: open(sealed, record_id) }));
}
