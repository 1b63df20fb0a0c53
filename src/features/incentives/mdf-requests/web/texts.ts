import { defineTexts } from '#web/texts.ts';
import type { MdfDeciders } from '../schema.ts';

/** Texts of the request screens. */
export const texts = defineTexts('incentives/mdf-requests/web', {
  empty: 'Requests of partners for money of a fund appear here.',
  emptyPartner: 'Request money for a marketing activity. Your requests and their claims appear here.',
  noFunds: 'No fund is open to you at the moment.',
  yourFunds: 'Your funds',
  request: 'Request MDF',
  requestsUntil: 'Requests until',
  share: (percent: string) => `Pays ${percent} of the cost of an activity`,
  sections: { Fund: 'Fund', Activity: 'Activity', Money: 'Money', results: 'Expected results' },
  left: 'Remaining in the fund:',
  pays: (company: string, share: string, currency: string) => `${company} pays ${share} of the cost, in ${currency}.`,
  deciders: ({ names, is_anyone_else }: MdfDeciders, company: string) =>
    names.length === 0
      ? company
      : new Intl.ListFormat('en', { type: 'disjunction' }).format([
          ...names,
          ...(is_anyone_else ? ['a colleague'] : []),
        ]),
  decides: (decider: string) => `${decider} decides`,
  by: 'by',
  startDay: 'the first day of the activity',
  beforeStart: 'before the activity starts.',
  costRequired: 'Enter the total cost',
  atMost: 'At most',
  emptyForAll: 'Leave empty for this amount.',
  plan: 'Activity',
  balance: 'Money',
  movements: 'Movements',
  tooMuch: 'This is more than the company’s share of the cost',
  editRequest: 'Edit request',
  submitRequest: 'Submit request',
  toDecide: 'To decide',
  newRequest: 'New request',
  claimCost: 'Claim cost',
  edit: 'Edit',
  activity: 'Activity',
  expectedResults: 'Expected results',
  decision: 'Decision',
  history: 'History',
  description: 'Description',
});
