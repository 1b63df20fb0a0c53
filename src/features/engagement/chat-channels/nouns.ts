import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  chat_channels: {
    one: 'chat channel',
    many: 'chat channels',
    title: 'name',
    permission: { heading: 'engagement', wholeCompany: 'view' },
    onPartnerMerge: 'move',
    log: 'both',
  },
});
