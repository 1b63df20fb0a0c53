import { sayable } from '#shared/text/labels.ts';

/** The activation steps of a partner: each includes those before it. */
export const activationOptions = sayable([
  { value: 'not_invited', label: 'Not invited', tone: 'gray' },
  { value: 'invited', label: 'Invited', tone: 'amber' },
  { value: 'onboarded', label: 'Onboarded', tone: 'blue' },
  { value: 'first_deal', label: 'First deal', tone: 'green' },
  { value: 'repeat', label: 'Repeat deals', tone: 'green' },
] as const);
export const activations = activationOptions.map(({ value }) => value);
