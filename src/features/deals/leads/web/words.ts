import { capitalized } from '#shared/nouns.ts';
import { ruleModes } from '../rules.schema.ts';

/** Follows a lead or an offer on screens of both modes. */
export const offerStatusOptions = [
  { value: 'offered', label: 'New', tone: 'amber' },
  { value: 'opened', label: 'Opened', tone: 'blue' },
  { value: 'accepted', label: 'Accepted', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'gray' },
  { value: 'expired', label: 'Not answered', tone: 'red' },
  { value: 'taken', label: 'Taken by another partner', tone: 'gray' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
] as const;

export const declineOptions = [
  { value: 'capacity', label: 'No capacity' },
  { value: 'territory', label: 'Outside our territory' },
  { value: 'no_expertise', label: 'Not our expertise' },
  { value: 'too_small', label: 'Too small' },
  { value: 'known_customer', label: 'Already our customer' },
  { value: 'conflict', label: 'Conflict of interest' },
  { value: 'not_serious', label: 'Not a serious request' },
  { value: 'other', label: 'Other' },
] as const;

export const modeOptions = [
  ...ruleModes,
  { value: 'requested', label: 'Requested by the visitor' },
  { value: 'manual', label: 'Assigned' },
] as const;

export const outcomeOptions = [
  { value: 'open', label: 'Waiting for an answer', tone: 'amber' },
  { value: 'accepted', label: 'Accepted', tone: 'green' },
  { value: 'passed', label: 'Passed', tone: 'gray' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
  { value: 'nobody', label: 'No eligible partner', tone: 'red' },
] as const;

export const criterionLabels: Readonly<Record<string, string>> = {
  territory: 'Territory',
  product: 'Product experience',
  certificate: 'Certificate',
  type: 'Partner type',
  tier: 'Tier',
  capacity: 'Capacity',
  language: 'Language',
  conversion: 'Leads won before',
  fairness: 'Time since last lead',
};

interface Option {
  value: string;
  label: string;
  tone?: 'gray' | 'blue' | 'amber' | 'green' | 'red' | 'violet';
}
export const optionOf = (options: readonly Option[], value: string | null | undefined): Option =>
  options.find((option) => option.value === value) ?? { value: '', label: capitalized(value ?? '–') };
