import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';
import { sql } from '#server/db/sql.ts';

export const trackSteps = defineTrackStep({
  key: 'certificate',
  label: 'Earn a certificate',
  description: 'Done when a partner user, or the partner itself, holds it.',
  refers: { resource: 'certificate_programs', label: 'Certificate', required: true },
  forPeople: true,
  topics: ['certificates.awarded'],
  link: () => '/partner-training/certificates',
  isDone: (call, { partner_id, user_id }, { ref_id }) =>
    call.maybe(sql`
      select created_at as at, 'certificates' as ref_table, id as ref_id, holder_name as by_name from certificates
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and program_id = ${ref_id ?? null}
        and status in ('active', 'expiring')
        and (${user_id}::uuid is null or user_id = ${user_id} or user_id is null) order by created_at limit 1`),
});
