import { defineTexts } from '#web/texts.ts';
export const texts = defineTexts('deals/leads/web', {
  empty:
    'Leads come from forms, your directory, imports and other systems. Rules offer them to the partners that fit best.',
  inboxEmpty: 'No leads yet. When a lead fits your company, you can accept it here.',
  missedEmpty: 'Leads that went to other partners are listed here with the reason.',
  rulesEmpty: 'Rules decide which partners get which leads. Without a rule, every lead stays unassigned.',
  allScores: (count: number) => `Show all ${count} partners`,
  noOffers: 'No leads were offered in the last 12 months.',
  closedDetails: 'Contact and company are shown when you open the lead. Opening is recorded.',
  overDetails: 'The details are no longer available to you.',
  weights: 'Points from 0 to 100. A criterion without points does not count.',
  required: 'Partners that do not meet these criteria are excluded.',
  simulated: 'Compares who got the last leads with who would get them by these rules and today’s partner data.',
});
