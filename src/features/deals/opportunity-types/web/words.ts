import type { Option } from '#web/resource/columns.ts';
import type { StageCategory } from '../schema.ts';

/** What the closed lists of types and stages are called, and what each means. */
export const motionOptions: Option[] = [
  { value: 'resale', label: 'Resale: the partner sells' },
  { value: 'referral', label: 'Referral: the partner introduces, we sell' },
  { value: 'co_sell', label: 'Co-sell: we sell together' },
  { value: 'services', label: 'Services: the partner delivers' },
];

export const dealKindOptions: Option[] = [
  { value: 'new', label: 'New business, to somebody who is no customer yet' },
  { value: 'renewal', label: 'Renewal, to an existing customer' },
  { value: 'upsell', label: 'Upsell, to an existing customer' },
  { value: 'nfr', label: 'Not for resale: the partner buys for itself' },
];

export const motionWords = {
  resale: 'Resale',
  referral: 'Referral',
  co_sell: 'Co-sell',
  services: 'Services',
} as const;

export const categoryWords: Record<StageCategory, { title: string; text: string }> = {
  open: { title: 'Open', text: 'The way a deal goes, first to last, with the chance that it will be won.' },
  won: { title: 'Won', text: 'A deal that arrives here closes and its partners earn their commission.' },
  lost: { title: 'Lost', text: 'A deal that arrives here closes; whoever moves it says why.' },
};
