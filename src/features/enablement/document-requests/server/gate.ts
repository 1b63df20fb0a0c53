import { defineGateRequirement } from '#features/partners/program-gates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { said } from '#shared/text/labels.ts';
import { requestKinds } from '../schema.ts';
import { gateTexts } from './gate.texts.ts';

const screens = {
  partner: '/document_requests',
  company: (partner_id: string) => `/document_requests?partner_id=${partner_id}`,
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
    texts: gateTexts.document,
    options: async () =>
      requestKinds
        .filter(({ value }) => value !== 'tax_form')
        .map(({ value, label }) => ({ value, label: said(label) })),
    phrase: (kind) => gateTexts.document.phrase(kind),
    metBy: withApproved,
    ...screens,
  }),
  defineGateRequirement({
    key: 'tax_form',
    texts: gateTexts.taxForm,
    phrase: () => gateTexts.taxForm.phrase,
    metBy: (call) => withApproved(call, 'tax_form'),
    ...screens,
  }),
];
