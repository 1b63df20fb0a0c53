import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('deals/deal-renewals/web', {
  title: 'Renewals',
  ends: 'Ends within',
  days: (count: number) => `${count} days`,
  all: 'All',
  next: 'Next step',
  start: 'Start renewal',
  started: 'Renewal started',
  renewal: 'Renewal',
  endsOn: 'Ends on',
  decide: 'Decide',
  decidedBy: (name: string) => `Decided by ${name}`,
  renewed: 'Mark as renewed',
  renewedText: (name: string) =>
    `${name} is renewed. Choose the deal that renews it or enter the new end, if there is one.`,
  renewingDeal: 'Renewed by',
  newEnd: 'New end',
  newEndHelp: 'The deal waits for a renewal again before this day.',
  notRenewed: 'Will not renew',
  notRenewedText: (name: string) => `The customer does not renew ${name}. It leaves the list of open renewals.`,
  reason: 'Reason',
  empty: 'Won deals with recurring lines appear here before their term ends.',
});
