import { sql } from '#server/db/sql.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** Requests of the person are deleted; their registrations stay with the page and lose the name and the address. */
export const onPersonErasure = definePersonErasure(async (call, { email }) => {
  if (!email) return;
  await call.run(sql`
    delete from referral_requests
    where organization_id = ${call.organization_id}
      and (submitter_email = ${email}::citext or (input ->> 'contact_email')::citext = ${email}::citext)`);
  await call.run(sql`
    update referral_entries set submitter_name = null, submitter_email = null
    where organization_id = ${call.organization_id} and submitter_email = ${email}::citext`);
});
