import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  inbound_mails: {
    one: 'received email',
    many: 'received emails',
    permission: { heading: 'engagement', wholeCompany: 'view' },
    isTrail: true,
  },
  mailbox_positions: { one: 'mailbox position', many: 'mailbox positions' },
});
