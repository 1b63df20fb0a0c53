import type { Option } from '#web/resource/list/columns.ts';
import type { Tone } from '#web/theme.ts';
import type { ApplicationStatus, RejectionReason, RiskFlag } from '../schema.ts';

const words: Record<ApplicationStatus, { label: string; tone: Tone }> = {
  pending_review: { label: 'In review', tone: 'blue' },
  info_requested: { label: 'Question asked', tone: 'amber' },
  approved: { label: 'Approved', tone: 'green' },
  rejected: { label: 'Not approved', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'gray' },
};
export const statusWords = (status: ApplicationStatus) => words[status];
export const statusOptions: Option[] = Object.entries(words).map(([value, word]) => ({ value, ...word }));

const reasons: Record<RejectionReason, string> = {
  not_a_fit: 'Not a fit',
  incomplete_application: 'Incomplete application',
  region_not_served: 'Region is not served',
  duplicate: 'Duplicate',
  suspicious: 'Suspicious',
  other: 'Other',
};
export const reasonWords = (reason: RejectionReason) => reasons[reason];
export const reasonOptions: Option[] = Object.entries(reasons).map(([value, label]) => ({ value, label }));

export const levelWords: Record<RiskFlag['level'], { label: string; tone: Tone }> = {
  high: { label: 'High risk', tone: 'red' },
  medium: { label: 'Medium risk', tone: 'amber' },
  low: { label: 'Low risk', tone: 'gray' },
};

export const doorOptions: Option[] = [
  { value: 'new', label: 'New partner' },
  { value: 'join', label: 'Joins a partner' },
];
