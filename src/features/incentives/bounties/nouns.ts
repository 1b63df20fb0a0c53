import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  bounties: {
    one: 'bounty',
    many: 'bounties',
    synonyms: ['bonuses', 'spiffs', 'spiff'],
    address: '/commissions/bounties/show/$id',
    title: 'name',
    permission: { managedBy: ['finance'], everybody: { partner: 'view' }, wholeCompany: 'manage' },
    log: 'company',
  },
  bounty_submissions: {
    one: 'bounty submission',
    many: 'bounty submissions',
    synonyms: ['spiff submissions', 'bonus submissions'],
    address: '/commissions/bounties/submissions/show/$id',
    partnerAddress: '/revenue/bounties/submissions/show/$id',
    title: "'Submission ' || number",
    permission: {
      manage: 'Submit and decide',
      managedBy: ['finance', 'partner_finance', 'partner_sales'],
      everybody: { partner: 'view' },
    },
    onPartnerMerge: 'move',
    log: 'both',
  },
  bounty_partners: { one: 'partner of a bounty', many: 'partners of bounties', onPartnerMerge: 'move', isTrail: true },
});
