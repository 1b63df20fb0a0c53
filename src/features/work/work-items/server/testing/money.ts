import { sampleWonDeal } from '#features/commissions/accruals/server/sample.ts';
import { sampleRiskCase, sampleSaleInReview } from '#features/commissions/attributions/server/sample.ts';
import { sampleDispute } from '#features/commissions/disputes/server/sample.ts';
import { sampleBountySubmission } from '#features/incentives/bounties/server/sample.ts';
import { sampleMDFClaim } from '#features/incentives/mdf-claims/server/sample.ts';
import { sampleMDFRequest } from '#features/incentives/mdf-requests/server/sample.ts';
import { samplePayoutMethod } from '#features/payouts/payout-methods/server/sample.ts';
import { samplePayment, samplePayout } from '#features/payouts/payouts/server/sample.ts';
import { createPayout } from '#features/payouts/payouts/server/service.ts';
import { givenTaxProfile, sampleTaxProfile } from '#features/payouts/tax-profiles/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Cases, idOf, type Setting, set } from './setting.ts';

const request = ({ company, partner_id }: Setting) => company.within((call) => sampleMDFRequest(call, { partner_id }));

const claim = async (setting: Setting) => {
  const request_id = await request(setting);
  await setting.owner.post(`/mdf_requests/${request_id}/approve`);
  return setting.company.within((call) => sampleMDFClaim(call, { request_id }));
};

const draft = ({ company }: Setting) => company.within((call) => samplePayout(call));

/** @returns the id of a payout that a colleague submitted */
const submitted = async (setting: Setting) => {
  const id = await draft(setting);
  const colleague = await setting.company.member('finance');
  await colleague.post(`/payout_batches/${id}/submit`);
  return id;
};
const cancel: Cases[string]['finish'] = ({ owner }, id) =>
  owner.post(`/payout_batches/${id}/cancel`, { reason: 'A test' });

const proof = ({ company, partner_id }: Setting) =>
  company.within((call) => sampleBountySubmission(call, { partner_id }));

export const money: Cases = {
  'company bounty_submission': {
    create: async (setting) => {
      const id = await proof(setting);
      await setting.partner.post(`/bounty_submissions/${id}/submit`);
      return id;
    },
    finish: ({ owner }, id) => owner.post(`/bounty_submissions/${id}/reject`, { reason: 'A test' }),
  },
  'partner bounty_draft': {
    create: proof,
    finish: ({ partner }, id) => partner.post(`/bounty_submissions/${id}/submit`),
  },
  'company dispute': {
    create: ({ company }) => company.within((call) => sampleDispute(call)),
    finish: ({ owner }, id) => owner.post(`/commission_disputes/${id}/keep`, { text: 'As agreed.' }),
  },
  'partner dispute': {
    create: async ({ company, owner, partner_id }) => {
      const id = await company.within((call) => sampleDispute(call, { partner_id }));
      await owner.post(`/commission_disputes/${id}/say`, { text: 'Which deal do you mean?' });
      return id;
    },
    finish: ({ partner }, id) => partner.post(`/commission_disputes/${id}/withdraw`),
  },
  'company mdf_request': {
    create: request,
    finish: ({ owner }, id) => owner.post(`/mdf_requests/${id}/decline`, { note: 'A test' }),
  },
  'partner mdf_request_returned': {
    create: async (setting) => {
      const id = await request(setting);
      await setting.owner.post(`/mdf_requests/${id}/return`, { note: 'More details' });
      return id;
    },
    finish: ({ partner }, id) => partner.post(`/mdf_requests/${id}/submit`),
  },
  'partner mdf_to_claim': {
    create: async (setting) => {
      const id = await request(setting);
      await setting.owner.post(`/mdf_requests/${id}/approve`);
      return id;
    },
    finish: ({ company }, request_id) => company.within((call) => sampleMDFClaim(call, { request_id })),
  },
  'company mdf_claim': {
    create: async (setting) => {
      const id = await claim(setting);
      await setting.company.within((call) =>
        call.run(sql`
          insert into mdf_claim_files (organization_id, partner_id, claim_id, purpose, key, file_name, kind, media_type,
            size, sha256, uploaded_by_name)
          select ${call.organization_id}, ${setting.partner_id}, ${id}::uuid, p, md5(${id}::uuid::text || p),
            'file.txt', 'text', 'text/plain', 1, repeat('0', 64), 'Ana' from unnest(array['invoice', 'proof']) p`),
      );
      await setting.partner.post(`/mdf_claims/${id}/submit`);
      return id;
    },
    finish: ({ owner }, id) => owner.post(`/mdf_claims/${id}/decline`, { note: 'A test' }),
  },
  'partner mdf_claim_unsubmitted': {
    create: claim,
    finish: ({ partner }, id) => partner.post(`/mdf_claims/${id}/cancel`),
  },
  'company payout_draft': { create: draft, finish: cancel },
  'company payout_approval': { create: submitted, finish: cancel },
  'company payout_to_pay': {
    create: async (setting) => {
      const id = await submitted(setting);
      await setting.owner.post(`/payout_batches/${id}/approve`);
      return id;
    },
    finish: cancel,
  },
  'company payment_failed': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await samplePayment(call);
        await set(call, 'payout_items', id, { status: 'failed', failure_code: 'other', failure_text: 'A test' });
        return id;
      }),
    finish: ({ company }, id) => company.within((call) => set(call, 'payout_items', id, { status: 'canceled' })),
  },
  'company payment_returned': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await samplePayment(call);
        await set(call, 'payout_items', id, { status: 'returned', failure_code: 'returned', failure_text: 'A test' });
        return id;
      }),
    finish: ({ company }, id) => company.within((call) => set(call, 'payout_items', id, { status: 'canceled' })),
  },
  'partner payment_returned': {
    create: ({ company, partner_id }) =>
      company.within(async (call) => {
        await sampleWonDeal(call, { partner_id });
        const batch = await createPayout(call, { currency: 'USD' });
        const id = await idOf(
          call,
          `payout_items where organization_id = $1 and partner_id = $2 and batch_id = '${batch}'`,
          partner_id,
        );
        await set(call, 'payout_items', id, { status: 'returned', failure_code: 'returned', failure_text: 'A test' });
        return id;
      }),
    finish: ({ company }, id) => company.within((call) => set(call, 'payout_items', id, { status: 'canceled' })),
  },
  'company payout_method_verification': {
    create: ({ company }) => company.within((call) => samplePayoutMethod(call)),
    finish: ({ owner }, id) => owner.post(`/payout_methods/${id}/disable`),
  },
  'company tax_profile_review': {
    create: ({ company }) => company.within((call) => sampleTaxProfile(call)),
    finish: ({ owner }, id) => owner.post(`/tax_profiles/${id}/reject`, { reason: 'A test' }),
  },
  'partner tax_paper_missing': {
    create: async ({ owner, company, partner_id }) => {
      await company.within((call) => set(call, 'partners', partner_id, { country: 'NZ' }));
      const rule = { paper: 'tax_profile', applies_to: 'country', country: 'NZ' };
      return (await owner.post<{ id: string }>('/tax_requirements', rule)).id;
    },
    finish: ({ company, partner_id }) => company.within((call) => givenTaxProfile(call, partner_id)),
  },
  'partner payout_method_missing': {
    create: async ({ company, partner_id }) => {
      await company.within((call) => sampleWonDeal(call, { partner_id }));
      return partner_id;
    },
    finish: ({ company, partner_id }) =>
      company.within(async (call) => set(call, 'payout_methods', await samplePayoutMethod(call), { partner_id })),
  },
  'company sale_review': {
    create: ({ company }) => company.within((call) => sampleSaleInReview(call)),
    finish: ({ owner }, id) => owner.post(`/sale_reviews/${id}/decide`, { decision: 'ignored' }),
  },
  'company risk_case': {
    create: ({ company }) => company.within((call) => sampleRiskCase(call)),
    finish: ({ owner }, id) => owner.post(`/risk_cases/${id}/release`, { reason: 'A test' }),
  },
};
