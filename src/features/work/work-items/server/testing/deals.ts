import { sampleDealRegistration, samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { sampleRenewal } from '#features/deals/deal-renewals/server/sample.ts';
import { sampleLead } from '#features/deals/leads/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { sampleListingChange } from '#features/referrals/partners-directory/server/sample.ts';
import { sampleCustomer, sampleReview } from '#features/referrals/reviews/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Cases, idOf, type Setting, set } from './setting.ts';

const dealWith =
  (side: 'company' | 'partner', values: Record<string, unknown>) =>
  ({ company, owner, partner_id }: Setting) =>
    company.within(async (call) => {
      const type_id = side === 'partner' ? await sampleOpportunityType(call) : undefined;
      const id = await sampleOpportunity(call, { partner_id, ...(type_id && { type_id }) });
      await set(call, 'opportunities', id, side === 'company' ? { owner_user_id: owner.user_id, ...values } : values);
      return id;
    });
const inactive = (side: 'company' | 'partner') => async (setting: Setting) => {
  const id = await dealWith(side, { last_activity_at: '2026-01-01' })(setting);
  await setting.company.within((call) =>
    call.run(sql`
      insert into deal_pulses (organization_id, opportunity_id, active_at, at_risk_since)
      values (${call.organization_id}, ${id}, '2026-01-01', '2026-02-01')
      on conflict (organization_id, opportunity_id) do update set active_at = '2026-01-01', at_risk_since = '2026-02-01'`),
  );
  return id;
};
const remove: Cases[string]['finish'] = ({ owner }, id) => owner.request('DELETE', `/opportunities/${id}`);

const acceptance = { next_step: 'Call', amount_minor: 100_000 };

/** @returns the id of an offer to the partner */
const offer = async ({ company, owner, partner_id }: Setting) => {
  const lead_id = await company.within((call) => sampleLead(call));
  await owner.post(`/leads/${lead_id}/assign`, { partner_id, reason: 'A test' });
  return company.within((call) => idOf(call, 'lead_offers where organization_id = $1 and lead_id = $2', lead_id));
};

const renewal = (side: 'company' | 'partner'): Cases[string] => ({
  create: ({ company, partner_id }) => company.within((call) => sampleRenewal(call, { partner_id })),
  finish: ({ owner }, id) => owner.post(`/deal_renewals/${id}/end`, { reason: `A test of the ${side}` }),
});

export const deals: Cases = {
  'company deal_renewal': renewal('company'),
  'partner deal_renewal': renewal('partner'),
  'company deal_next_step': {
    create: dealWith('company', { next_step: 'Call', next_step_on: '2026-03-10' }),
    finish: ({ owner }, id) => owner.patch(`/opportunities/${id}`, { next_step: null, next_step_on: null }),
  },
  'partner deal_next_step': {
    create: dealWith('partner', { next_step: 'Call', next_step_on: '2026-03-10' }),
    finish: remove,
  },
  'company deal_past_close': { create: dealWith('company', { expected_close_on: '2026-03-10' }), finish: remove },
  'partner deal_past_close': { create: dealWith('partner', { expected_close_on: '2026-03-10' }), finish: remove },
  'company deal_at_risk': { create: inactive('company'), finish: remove },
  'partner deal_at_risk': { create: inactive('partner'), finish: remove },
  'company lead_unassigned': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await sampleLead(call);
        await set(call, 'leads', id, { status: 'unassigned' });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/leads/${id}/close`, { reason: 'A test' }),
  },
  'partner lead_offer': {
    create: offer,
    finish: async ({ partner }, id) => {
      await partner.post(`/lead_offers/${id}/open`);
      await partner.post(`/lead_offers/${id}/accept`, acceptance);
    },
  },
  'partner lead_contact': {
    create: async (setting) => {
      const id = await offer(setting);
      await setting.partner.post(`/lead_offers/${id}/open`);
      await setting.partner.post(`/lead_offers/${id}/accept`, acceptance);
      return id;
    },
    finish: ({ partner }, id) => partner.post(`/lead_offers/${id}/contacted`),
  },
  'company review_decision': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await sampleReview(call);
        await set(call, 'reviews', id, {
          status: 'in_moderation',
          submitted_at: call.now(),
          verified_at: call.now(),
          cooperation: 5,
          quality: 5,
          schedule: 5,
          budget: 5,
          quote: 'Good work',
          author: 'Grace Hopper',
        });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/reviews/${id}/publish`),
  },
  'company review_request': {
    create: async ({ company, partner, partner_id }) => {
      const { opportunity_id } = await company.within((call) => sampleCustomer(call, partner_id));
      return (await partner.post<{ id: string }>('/reviews/request', { opportunity_id })).id;
    },
    finish: ({ owner }, id) => owner.post(`/reviews/${id}/remove`, { reason: 'A test' }),
  },
  'company listing_change': {
    create: ({ company }) => company.within((call) => sampleListingChange(call)),
    finish: ({ owner }, id) => owner.post(`/listing_changes/${id}/approve`),
  },
  'company registration_review': {
    create: ({ company, partner_id }) => company.within((call) => samplePendingRegistration(call, { partner_id })),
    finish: ({ owner }, id) => owner.post(`/deal_registrations/${id}/approve`),
  },
  'partner registration_question': {
    create: async ({ company, owner, partner_id }) => {
      const id = await company.within((call) => samplePendingRegistration(call, { partner_id }));
      await owner.post(`/deal_registrations/${id}/ask`, { question: 'Who decides at the customer?' });
      return id;
    },
    finish: ({ partner }, id) => partner.post(`/deal_registrations/${id}/answer`, { answer: 'The CIO.' }),
  },
  'partner registration_draft': {
    create: ({ company, partner_id }) => company.within((call) => sampleDealRegistration(call, { partner_id })),
    finish: ({ partner }, id) => partner.post(`/deal_registrations/${id}/submit`),
  },
};

const ending = {
  create: async ({ company, owner, partner_id, world }) => {
    const id = await company.within((call) => samplePendingRegistration(call, { partner_id }));
    await owner.post(`/deal_registrations/${id}/approve`, { convert: true });
    const soon = new Date(world.clock.now().getTime() + 7 * 86_400_000);
    await company.within((call) =>
      call.run(sql`
        update deal_registrations set expires_at = ${soon}
        where organization_id = ${call.organization_id} and id = ${id}`),
    );
    return id;
  },
  finish: ({ owner }, id) =>
    owner.post(`/deal_registrations/${id}/revoke`, { reason_code: 'other', reason_text: 'A test' }),
} satisfies Cases[string];

const askExtension: Cases[string]['send'] = async ({ partner }, id) => {
  const { opportunity_id } = await partner.get<{ opportunity_id: string }>(`/deal_registrations/${id}`);
  await partner.post('/opportunity_notes', { opportunity_id, body: 'Met the CFO' });
  return partner.post(`/deal_registrations/${id}/ask_extension`, { reason_text: 'The CFO is away' });
};

export const protections: Cases = {
  'company registration_extension': {
    create: async (setting) => {
      const id = await ending.create(setting);
      await setting.company.within((call) =>
        set(call, 'deal_registrations', id, { extension_asked_at: '2026-03-16', extension_reason: 'The CFO is away' }),
      );
      return id;
    },
    finish: ({ owner }, id) => owner.post(`/deal_registrations/${id}/decline_extension`, { reason_text: 'A test' }),
  },
  'company registration_protection': { ...ending, send: askExtension },
  'partner registration_protection': { ...ending, send: askExtension },
};
