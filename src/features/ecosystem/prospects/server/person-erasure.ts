import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** A prospect keeps its company; the person is found by the address, or by the name at the prospect that became the partner. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, full_name, email }) => {
  const values = [call.organization_id, email, partner_id, full_name];
  const isTheirs = '(contact_email = $2::citext or partner_id = $3 and contact_name = $4)';
  await call.run(
    `update prospect_activities a set body = erased_text(to_jsonb(a.body), $5) #>> '{}' from prospects p
     where a.organization_id = $1 and p.organization_id = $1 and p.id = a.prospect_id and ${isTheirs}`,
    [...values, [full_name, email].filter((text) => text !== null)],
  );
  await call.run(
    `update prospects set contact_name = null, contact_title = null, contact_email = null, contact_phone = null
     where organization_id = $1 and ${isTheirs}`,
    values,
  );
});
