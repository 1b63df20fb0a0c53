import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  assistant_proposals: {
    one: 'proposal of the assistant',
    many: 'proposals of the assistant',
    address: '/ai_assistant/proposals/show/$id',
    partnerAddress: '/ai_assistant/proposals/show/$id',
    title: 'title',
    permission: { label: 'Assistant', everybody: { company: 'view', partner: 'view' } },
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
