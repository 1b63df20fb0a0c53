import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { requestKinds } from '../schema.ts';

const links = {
  partner: { link: '/document_requests', label: 'Open document requests' },
  company: {
    link: (partner_id: string) => `/document_requests?partner_id=${partner_id}`,
    label: 'Open its document requests',
  },
};

async function withApproved(call: Call, kind: string | null): Promise<ReadonlySet<string>> {
  const found = await call.rows<{ partner_id: string }>(sql`
    select distinct partner_id from document_requests where organization_id = ${call.organization_id} and kind = ${kind}
      and status in ('approved', 'expiring')`);
  return new Set(found.map(({ partner_id }) => partner_id));
}

/** Documents that the company requested, approved, and that have not expired. */
export const documentRequirements = [
  defineGateRequirement({
    key: 'document',
    label: 'An approved document',
    options: async () => requestKinds.filter(({ value }) => value !== 'tax_form'),
    phrase: (kind = 'document') => `an approved document (${kind.toLowerCase()})`,
    metBy: withApproved,
    ...links,
  }),
  defineGateRequirement({
    key: 'tax_form',
    label: 'A tax form',
    phrase: () => 'an approved tax form',
    metBy: (call) => withApproved(call, 'tax_form'),
    ...links,
  }),
];
