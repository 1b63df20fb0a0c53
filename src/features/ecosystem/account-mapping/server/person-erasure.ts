import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';
import { rowSealer } from './keys.ts';

/** Lists, consents, views and introductions of the partner keep what happened without the person's name. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, full_name, email }) => {
  if (partner_id === null) return;
  const rename = (table: string, column: string) =>
    call.run(sql`
      update ${sql.identifier(table)} set ${sql.raw(column)} = ${ERASED_NAME}
      where organization_id = ${call.organization_id} and partner_id = ${partner_id}
        and ${sql.raw(column)} = ${full_name}`);
  await rename('mapping_populations', 'created_by_name');
  await rename('mapping_consents', 'changed_by_name');
  await rename('mapping_consents', 'requested_by_name');
  await rename('mapping_reveals', 'by_name');
  await rename('mapping_matches', 'reported_by_name');
  await rename('mapping_matches', 'decided_by_name');
  for (const column of ['requested_by_name', 'answered_by_name', 'contact_name']) await rename('introductions', column);
  const texts = [full_name, email].filter((text) => text !== null);
  await call.run(sql`
    update introductions
    set message = erased_text(to_jsonb(message), ${texts}) #>> '{}',
      reason = erased_text(to_jsonb(reason), ${texts}) #>> '{}'
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}`);
  await call.run(sql`
    update mapping_consents set request_message = erased_text(to_jsonb(request_message), ${texts}) #>> '{}'
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and request_message is not null`);
  await call.run(sql`
    update mapping_consents set decline_reason = erased_text(to_jsonb(decline_reason), ${texts}) #>> '{}'
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and decline_reason is not null`);
  const records = await call.rows<{ id: string; population_id: string; record_key: Buffer; sealed: Buffer }>(sql`
    select r.id, r.population_id, r.record_key, r.sealed from mapping_records r
    where r.organization_id = ${call.organization_id} and r.partner_id = ${partner_id}`);
  for (const { id, population_id, record_key, sealed } of records) {
    const sealer = rowSealer(call, population_id);
    const row = sealer.open(sealed, record_key);
    if (row.owner !== full_name) continue;
    await call.run(sql`
      update mapping_records
      set sealed = decode(${sealer.seal({ ...row, owner: ERASED_NAME }, Buffer.from(record_key).toString('hex'))},
        'hex') where organization_id = ${call.organization_id} and id = ${id}`);
  }
});
