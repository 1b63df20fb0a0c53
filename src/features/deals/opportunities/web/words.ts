import type { Interval } from '#features/deals/opportunity-lines/schema.ts';
import type { ParticipantRole, ParticipantStatus } from '#features/deals/opportunity-participants/schema.ts';
import { regionToday } from '#web/region.ts';
import type { Option } from '#web/resource/columns.ts';
import { lostReasons } from '../schema.ts';

export const statusOptions: Option[] = [
  { value: 'open', label: 'Open', tone: 'blue' },
  { value: 'won', label: 'Won', tone: 'green' },
  { value: 'lost', label: 'Lost', tone: 'red' },
];

/** Whose deal it is: see `attribution` in the schema. */
export const attributionOptions: Option[] = [
  { value: 'sourced', label: 'Sourced by a partner' },
  { value: 'influenced', label: 'Influenced by a partner' },
  { value: 'direct', label: 'Without a partner' },
];

export const sourceOptions: Option[] = [
  { value: 'company', label: 'Us' },
  { value: 'partner', label: 'Partner' },
  { value: 'referral_page', label: 'Referral page' },
  { value: 'link', label: 'Referral link' },
  { value: 'api', label: 'Another system' },
  { value: 'import', label: 'Import' },
];

export const intervalText: Record<Interval, string> = {
  month: 'each month',
  quarter: 'each quarter',
  year: 'each year',
};

export const intervalOptions: Option[] = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'Each month' },
  { value: 'quarter', label: 'Each quarter' },
  { value: 'year', label: 'Each year' },
];

export const lostReasonOptions: Option[] = Object.entries(lostReasons).map(([value, label]) => ({ value, label }));

export const roleWords: Record<ParticipantRole, string> = {
  source: 'Sourced it',
  resell: 'Resells',
  influence: 'Influenced it',
  services: 'Delivers services',
  distributor: 'Distributes',
};
export const roleOptions: Option[] = Object.entries(roleWords).map(([value, label]) => ({ value, label }));

export const participantStatusOptions: (Option & { value: ParticipantStatus })[] = [
  { value: 'proposed', label: 'Proposed', tone: 'amber' },
  { value: 'confirmed', label: 'Confirmed', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
];

export function labelOf(options: readonly Option[], value: string | null): string | null {
  return value && (options.find((option) => option.value === value)?.label ?? value);
}

/** Today where the company is. */
export function today(): string {
  return regionToday();
}

export const changedByOthers = 'Somebody else changed this deal in the meantime. Your changes are not saved.';
