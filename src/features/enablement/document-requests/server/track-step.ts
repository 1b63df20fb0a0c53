import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';
import { sql } from '#server/db/sql.ts';

export const trackSteps = defineTrackStep({
  key: 'document_request',
  label: 'Provide a requested document',
  description: 'Done when a requested document is approved.',
  topics: ['document_requests.approved'],
  link: () => '/document_requests',
  // The company requests the document, and checks what was uploaded.
  waitsForCompany: `not exists (select from document_requests r where r.organization_id = t.organization_id
    and r.partner_id = t.partner_id and r.status in ('requested', 'rejected', 'expired'))`,
  isDone: (call, { partner_id }) =>
    call.maybe(sql`
      select decided_at as at, 'document_requests' as ref_table, id as ref_id from document_requests
      where organization_id = ${call.organization_id} and partner_id = ${partner_id}
        and status in ('approved', 'expiring')
      order by decided_at desc limit 1`),
});
