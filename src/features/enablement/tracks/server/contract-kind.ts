import { sql } from '#server/db/sql.ts';
import { defineTrackStep } from './service.ts';

/** The step that a signed contract completes. */
export const contractTrackSteps = defineTrackStep({
  key: 'contract',
  label: 'Sign a contract',
  description: 'Done when a contract from this template is signed by all.',
  refers: { resource: 'contract_templates', label: 'Contract template', required: true },
  topics: ['contracts.completed'],
  link: () => '/partners/contracts',
  // The company sends it, and signs after the partner.
  waitsForCompany: `not exists (select from contract_signings s
    join contracts c on c.organization_id = s.organization_id and c.id = s.contract_id
    where c.organization_id = t.organization_id and c.partner_id = t.partner_id and s.side = 'partner'
      and s.status in ('notified', 'opened'))`,
  isDone: (call, { partner_id }, { ref_id }) =>
    call.maybe(sql`
      select completed_at as at, 'contracts' as ref_table, id as ref_id from contracts
      where organization_id = ${call.organization_id}
        and partner_id = ${partner_id} and template_id = ${ref_id ?? null} and completed_at is not null
        order by completed_at desc limit 1`),
});
