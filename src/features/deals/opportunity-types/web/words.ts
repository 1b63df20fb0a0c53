import { sayable, sayableWords } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';
import type { StageCategory } from '../schema.ts';

/** The labels and meanings of the fixed options of types and stages. */
export const motionOptions: Option[] = sayable([
  { value: 'resale', label: 'Resale: the partner sells' },
  { value: 'referral', label: 'Referral: the partner introduces, your company sells' },
  { value: 'co_sell', label: 'Co-sell: you and the partner sell together' },
  { value: 'services', label: 'Services: the partner delivers' },
]);

export const dealKindOptions: Option[] = sayable([
  { value: 'new', label: 'New business with a new customer' },
  { value: 'renewal', label: 'Renewal with an existing customer' },
  { value: 'upsell', label: 'Upsell to an existing customer' },
  { value: 'nfr', label: 'Not for resale: the partner buys for their own use' },
]);

export const motionWords = sayableWords({
  resale: 'Resale',
  referral: 'Referral',
  co_sell: 'Co-sell',
  services: 'Services',
} as const);

export const categoryWords: Record<StageCategory, { title: string; text: string }> = sayable({
  open: { title: 'Open', text: 'Stages of an open deal in order, with the probability of winning.' },
  won: { title: 'Won', text: 'Deals moved here are closed, and their partners earn commission.' },
  lost: { title: 'Lost', text: 'Deals moved here are closed and need a reason.' },
});
