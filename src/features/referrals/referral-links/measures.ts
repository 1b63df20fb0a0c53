import { defineMeasure } from '#shared/measures.ts';

/** Clicks of people, without repeated ones and those of programs. */
const countedClicks = defineMeasure({
  key: 'referral_clicks',
  label: 'Clicks on referral links',
  synonyms: ['clicks', 'link clicks', 'referrals', 'visits', 'traffic'],
  unit: 'count',
  list: 'clicks',
  filters: { verdict: 'ok' },
  on: { field: 'at', is: 'instant' },
});

const activeLinks = defineMeasure({
  key: 'active_referral_links',
  label: 'Active referral links',
  synonyms: ['active links', 'tracking links'],
  unit: 'count',
  list: 'referral_links',
  filters: { status: 'active' },
  partner: 'partner_id',
});

export const referralMeasures = [countedClicks, activeLinks];
