import type { MethodStatus, Rail } from './schema.ts';

/** One value of a field in words; the tone is that of its tag. */
export interface Option {
  value: string;
  label: string;
  tone?: 'amber' | 'blue' | 'violet' | 'green' | 'gray' | 'red';
}

export const railOptions: readonly (Option & { value: Rail })[] = [
  { value: 'bank_sepa', label: 'Bank transfer, SEPA' },
  { value: 'bank_ach', label: 'Bank transfer, US' },
  { value: 'bank_other', label: 'Bank transfer, other' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'external', label: 'Other method' },
];

export const methodStatusOptions: readonly (Option & { value: MethodStatus })[] = [
  { value: 'pending', label: 'Pending verification', tone: 'amber' },
  { value: 'verified', label: 'Verified', tone: 'green' },
  { value: 'disabled', label: 'Disabled', tone: 'gray' },
];

export function optionOf(options: readonly Option[], value: string): Option {
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** "Bank transfer, SEPA ending in 3000" */
export function methodText(rail: string | null, end: string | null): string {
  if (!rail) return 'Manual';
  const { label } = optionOf(railOptions, rail);
  return end ? `${label} ${end.includes('@') ? end : `ending in ${end}`}` : label;
}
