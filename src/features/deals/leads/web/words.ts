import { capitalized } from '#shared/nouns/nouns.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import { ruleModes } from '../rules.schema.ts';

export const modeOptions = sayable([
  ...ruleModes,
  { value: 'requested', label: 'Requested by the visitor' },
  { value: 'manual', label: 'Assigned' },
] as const);

export const outcomeOptions = sayable([
  { value: 'open', label: 'Waiting for an answer', tone: 'amber' },
  { value: 'accepted', label: 'Accepted', tone: 'green' },
  { value: 'passed', label: 'Passed', tone: 'gray' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
  { value: 'nobody', label: 'No eligible partner', tone: 'red' },
] as const);

export const criterionLabels: Readonly<Record<string, string>> = sayableWords({
  territory: 'Territory',
  product: 'Product experience',
  certificate: 'Certificate',
  type: 'Partner type',
  tier: 'Tier',
  capacity: 'Capacity',
  language: 'Language',
  conversion: 'Leads won before',
  fairness: 'Time since last lead',
});

interface Option {
  value: string;
  label: string;
  tone?: 'gray' | 'blue' | 'amber' | 'green' | 'red' | 'violet';
}
export const leadOption = (options: readonly Option[], value: string | null | undefined): Option =>
  options.find((option) => option.value === value) ?? { value: '', label: capitalized(value ?? '–') };

/** The resources that a step of a lead or an offer changes. */
export const touchedByLeadSteps = [
  'leads',
  'lead_offers',
  'lead_rounds',
  'lead_scores',
  'opportunities',
  'accounts',
  'contacts',
];
