import { sampleDealRegistration, samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import type { Cases } from './setting.ts';

export const deals: Cases = {
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
    await owner.post(`/deal_registrations/${id}/approve`);
    const soon = new Date(world.clock.now().getTime() + 7 * 86_400_000);
    await company.within((call) =>
      call.run('update deal_registrations set expires_at = $3 where organization_id = $1 and id = $2', [
        call.organization_id,
        id,
        soon,
      ]),
    );
    return id;
  },
  finish: ({ owner }, id) =>
    owner.post(`/deal_registrations/${id}/revoke`, { reason_code: 'other', reason_text: 'A test' }),
} satisfies Cases[string];

export const protections: Cases = {
  'company registration_protection': ending,
  'partner registration_protection': ending,
};
