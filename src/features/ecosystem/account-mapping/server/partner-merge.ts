import { definePartnerMerge } from '#server/partner-merge.ts';
import { hashed, plainKeys, relationshipHasher, rowSealer } from './keys.ts';
import { queueMatching } from './loading/refresh.ts';

/**
 * Lists and their consents move to the kept partner; their rows get keys of its relationship. The company's consents for
 * the other partner end, because they were given to another party.
 */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const organization = call.organization_id;
  const values = [organization, kept, other];
  await call.run('delete from mapping_matches where organization_id = $1 and partner_id = $2', [organization, other]);
  await call.run(
    `delete from mapping_consents where organization_id = $1 and counterpart_partner_id = $2 and side = 'company'`,
    [organization, other],
  );
  const lists = await call.rows<{ id: string }>(
    `update mapping_populations set partner_id = $2, name = case when exists (select from mapping_populations k
         where k.organization_id = $1 and k.partner_id = $2 and lower(k.name) = lower(mapping_populations.name))
       then left(name, 80) || ' ' || right(id::text, 8) else name end
     where organization_id = $1 and partner_id = $3 returning id`,
    values,
  );
  await call.run(
    'update mapping_consents set counterpart_partner_id = $2 where organization_id = $1 and counterpart_partner_id = $3',
    values,
  );
  for (const table of ['mapping_records', 'mapping_refreshes', 'mapping_reveals', 'introductions'])
    await call.run(`update ${table} set partner_id = $2 where organization_id = $1 and partner_id = $3`, values);
  const hash = relationshipHasher(call, kept);
  for (const { id } of lists) {
    const records = await call.rows<{ id: string; record_key: Buffer; sealed: Buffer }>(
      'select id, record_key, sealed from mapping_records where organization_id = $1 and population_id = $2',
      [organization, id],
    );
    const sealer = rowSealer(call, id);
    const keys = records.map((record) => ({
      id: record.id,
      ...hashed(hash, plainKeys(sealer.open(record.sealed, record.record_key))),
    }));
    await call.run(
      `update mapping_records r set domain_key = decode(k.domain, 'hex'), name_key = decode(k.name, 'hex')
       from jsonb_to_recordset($2::jsonb) k(id uuid, domain text, name text) where r.organization_id = $1 and r.id = k.id`,
      [organization, JSON.stringify(keys)],
    );
    await queueMatching(call, { id });
  }
  return { mapping_populations: lists.length };
});
