import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  commission_disputes: {
    one: 'dispute',
    many: 'disputes',
    synonyms: ['commission disputes', 'complaints'],
    permission: {
      label: 'Commission disputes',
      manage: 'Open, answer and correct',
      managedBy: ['finance', 'partner_finance'],
    },
    onPartnerMerge: 'history',
    log: 'company',
  },
  commission_dispute_messages: { one: 'dispute message', many: 'dispute messages' },
});
