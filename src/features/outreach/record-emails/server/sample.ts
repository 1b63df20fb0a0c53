import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { sendRecordEmail } from './send.ts';

/** @returns the id of an email to a contact of a new partner */
export async function sampleRecordEmail(call: Call): Promise<string> {
  const partner_id = await samplePartner(call);
  const contact_id = newId();
  await call.run(sql`
    insert into contacts (id, organization_id, partner_id, first_name, last_name, email)
    values (${contact_id}, ${call.organization_id}, ${partner_id}, 'Mira', 'Okafor', 'mira@alder.example')`);
  return sendRecordEmail(call, {
    ref_table: 'partners',
    ref_id: partner_id,
    contact_ids: [contact_id],
    subject: 'Next steps',
    body: 'Hello Mira,\n\nhere are the next steps.',
  });
}
