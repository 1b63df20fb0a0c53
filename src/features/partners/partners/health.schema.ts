import { sayable } from '#shared/text/labels.ts';

export const healthOptions = sayable([
  { value: 'good', label: 'Good', tone: 'green' },
  { value: 'fair', label: 'Fair', tone: 'amber' },
  { value: 'poor', label: 'Poor', tone: 'red' },
] as const);
export type HealthLevel = (typeof healthOptions)[number]['value'];
