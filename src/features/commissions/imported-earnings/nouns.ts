import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  imported_earnings: {
    one: 'earlier earning',
    many: 'earlier earnings',
    title: "system || ' ' || external_id",
    onPartnerMerge: 'move',
    log: 'company',
  },
  imported_earning_transfers: {
    one: 'transfer of earlier earnings',
    many: 'transfers of earlier earnings',
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
