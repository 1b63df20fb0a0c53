import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { hashed, plainKeys, relationshipHasher, rowSealer } from './keys.ts';
import { queueMatching } from './loading/refresh.ts';

/**
 * Lists and their consents move to the kept partner; their rows get keys of its relationship. The company's consents for
 * the other partner end, because they were given to another party.
 */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const organization = call.organization_id;
  await call.run(sql`delete from mapping_matches where organization_id = ${organization} and partner_id = ${other}`);
  await call.run(sql`
    delete from mapping_consents
    where organization_id = ${organization} and counterpart_partner_id = ${other} and side = 'company'`);
  const lists = await call.rows<{ id: string }>(sql`
    update mapping_populations set partner_id = ${kept}, name = case when exists (select from mapping_populations k
        where k.organization_id = ${organization} and k.partner_id = ${kept}
          and lower(k.name) = lower(mapping_populations.name))
      then left(name, 80) || ' ' || right(id::text, 8) else name end
    where organization_id = ${organization} and partner_id = ${other} returning id`);
  await call.run(sql`
    update mapping_consents set counterpart_partner_id = ${kept}
    where organization_id = ${organization} and counterpart_partner_id = ${other}`);
  for (const table of ['mapping_records', 'mapping_refreshes', 'mapping_reveals', 'introductions'])
    await call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${kept}
      where organization_id = ${organization} and partner_id = ${other}`);
  const hash = relationshipHasher(call, kept);
  for (const { id } of lists) {
    const records = await call.rows<{ id: string; record_key: Buffer; sealed: Buffer }>(sql`
      select id, record_key, sealed from mapping_records
      where organization_id = ${organization} and population_id = ${id}`);
    const sealer = rowSealer(call, id);
    const keys = records.map((record) => ({
      id: record.id,
      ...hashed(hash, plainKeys(sealer.open(record.sealed, record.record_key))),
    }));
    await call.run(sql`
      update mapping_records r set domain_key = decode(k.domain, 'hex'), name_key = decode(k.name, 'hex')
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) k(id uuid, domain text, name text)
      where r.organization_id = ${organization} and r.id = k.id`);
    await queueMatching(call, { id });
  }
  return { mapping_populations: lists.length };
});
