import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';

export const trackSteps = defineTrackStep({
  key: 'certificate',
  label: 'Earn a certificate',
  description: 'Done when a partner user, or the partner itself, holds it.',
  refers: { resource: 'certificate_programs', label: 'Certificate', required: true },
  forPeople: true,
  topics: ['certificates.awarded'],
  link: () => '/partner-training/certificates',
  isDone: (call, { partner_id, user_id }, { ref_id }) =>
    call.maybe(
      `select created_at as at, 'certificates' as ref_table, id as ref_id, holder_name as by_name from certificates
       where organization_id = $1 and partner_id = $2 and program_id = $3 and status in ('active', 'expiring')
         and ($4::uuid is null or user_id = $4 or user_id is null) order by created_at limit 1`,
      [call.organization_id, partner_id, ref_id, user_id],
    ),
});
