import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { kindOptions } from '../../contract-templates/content.schema.ts';
import { openStatuses, runningStatuses } from '../schema.ts';

/** A contract of a kind that everybody signed and that has not ended. */
export const contractRequirement = defineGateRequirement({
  key: 'contract',
  label: 'A signed contract',
  options: async () => kindOptions,
  phrase: (kind = 'contract') => `a signed ${kind === kind.toUpperCase() ? kind : kind.toLowerCase()}`,
  metBy: async (call, kind) => {
    const rows = await call.rows<{ partner_id: string }>(sql`
      select distinct partner_id from contracts
      where organization_id = ${call.organization_id} and kind = ${kind}
        and status = any(${[...runningStatuses, 'awaiting_seal']})`);
    return new Set(rows.map(({ partner_id }) => partner_id));
  },
  opened: async (call, partner_id, kind) => {
    const contract = await call.maybe<{ id: string }>(sql`
      select id from contracts
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and kind = ${kind}
        and status = any(${[...openStatuses]})
      order by sent_at desc limit 1`);
    return (
      contract && {
        link: `/partners/contracts/show/${contract.id}`,
        partner: 'Sign the contract',
        company: 'Open the contract',
      }
    );
  },
  partner: { link: '/partners/contracts', label: 'Open your contracts' },
  company: { link: (partner_id) => `/partners/contracts?partner_id=${partner_id}`, label: 'Open its contracts' },
});
