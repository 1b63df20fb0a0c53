import type { Interval } from '#features/deals/opportunity-lines/schema.ts';
import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import { regionToday } from '#web/region.ts';
import type { Option } from '#web/resource/list/columns.ts';

export const intervalText: Record<Interval, string> = sayableWords({
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
});

export const intervalOptions: Option[] = sayable([
  { value: 'once', label: 'One-time' },
  { value: 'month', label: 'Monthly' },
  { value: 'quarter', label: 'Quarterly' },
  { value: 'year', label: 'Yearly' },
]);

export const roleWords: Record<ParticipantRole, string> = sayableWords({
  source: 'Source',
  resell: 'Reseller',
  influence: 'Influencer',
  services: 'Services',
  distributor: 'Distributor',
});
export const roleOptions: Option[] = Object.entries(roleWords).map(([value, label]) => ({ value, label }));

export function dealLabel(options: readonly Option[], value: string | null): string | null {
  return value && (options.find((option) => option.value === value)?.label ?? value);
}

/** Today in the company's time zone. */
export function today(): string {
  return regionToday();
}

export const changedByOthers = 'Someone else changed this deal in the meantime. Your changes were not saved.';
