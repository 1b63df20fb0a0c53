import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';
import { rowSealer } from './keys.ts';

/** Lists, consents, views and introductions of the partner keep what happened without the person's name. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, full_name, email }) => {
  if (partner_id === null) return;
  const values = [call.organization_id, partner_id, full_name, ERASED_NAME];
  const rename = (table: string, column: string) =>
    call.run(
      `update ${table} set ${column} = $4 where organization_id = $1 and partner_id = $2 and ${column} = $3`,
      values,
    );
  await rename('mapping_populations', 'created_by_name');
  await rename('mapping_consents', 'changed_by_name');
  await rename('mapping_consents', 'requested_by_name');
  await rename('mapping_reveals', 'by_name');
  await rename('mapping_matches', 'reported_by_name');
  await rename('mapping_matches', 'decided_by_name');
  for (const column of ['requested_by_name', 'answered_by_name', 'contact_name']) await rename('introductions', column);
  const texts = [full_name, email].filter((text) => text !== null);
  await call.run(
    `update introductions set message = erased_text(to_jsonb(message), $3) #>> '{}', reason = erased_text(to_jsonb(reason), $3) #>> '{}'
     where organization_id = $1 and partner_id = $2`,
    [call.organization_id, partner_id, texts],
  );
  await call.run(
    `update mapping_consents set request_message = erased_text(to_jsonb(request_message), $3) #>> '{}'
     where organization_id = $1 and partner_id = $2 and request_message is not null`,
    [call.organization_id, partner_id, texts],
  );
  await call.run(
    `update mapping_consents set decline_reason = erased_text(to_jsonb(decline_reason), $3) #>> '{}'
     where organization_id = $1 and partner_id = $2 and decline_reason is not null`,
    [call.organization_id, partner_id, texts],
  );
  const records = await call.rows<{ id: string; population_id: string; record_key: Buffer; sealed: Buffer }>(
    `select r.id, r.population_id, r.record_key, r.sealed from mapping_records r where r.organization_id = $1 and r.partner_id = $2`,
    [call.organization_id, partner_id],
  );
  for (const { id, population_id, record_key, sealed } of records) {
    const sealer = rowSealer(call, population_id);
    const row = sealer.open(sealed, record_key);
    if (row.owner !== full_name) continue;
    await call.run(`update mapping_records set sealed = decode($3, 'hex') where organization_id = $1 and id = $2`, [
      call.organization_id,
      id,
      sealer.seal({ ...row, owner: ERASED_NAME }, Buffer.from(record_key).toString('hex')),
    ]);
  }
});
