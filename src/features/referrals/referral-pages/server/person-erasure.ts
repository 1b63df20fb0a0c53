import { sql } from '#server/db/sql.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** What a person sent is deleted until it is a registration, which keeps its page and loses their name and address. */
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
