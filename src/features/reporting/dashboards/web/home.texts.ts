import { defineTexts, plural } from '#web/texts.ts';

const by = (day: string | null, words: string, without: string) => (day ? `${words} ${day}` : without);

export const homeTexts = defineTexts('reporting/dashboards/web/homeTexts', {
  next: 'What is next',
  payment: 'Next payment',
  earnings: 'All earnings',
  noPayment: 'Nothing is payable yet. You earn commission when a deal is won.',
  also: 'and',
  states: {
    processing: (day: string | null) => by(day, 'In payout, expected by', 'In payout'),
    payable: (day: string | null) => by(day, 'Expected by', 'Expected with the next payout'),
    on_hold: (day: string | null) => by(day, 'On hold, payable on', 'On hold'),
  },
  deal: 'Next for your deals',
  deals: 'All deals',
  noDeal: 'No deal needs anything from you.',
  track: 'Next step',
  tracks: 'All tracks',
  noTrack: 'You have completed all steps.',
  due: (day: string, isLate: boolean) => (isLate ? `Was due ${day}` : `Due ${day}`),
  more: (count: number) => plural(count, 'more', 'more'),
});
