import { sayable } from '#shared/text/labels.ts';

/** The rules that the form offers by name. */
export const recurrences = sayable([
  { value: 'FREQ=DAILY', label: 'Every day' },
  { value: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', label: 'Every weekday' },
  { value: 'FREQ=WEEKLY', label: 'Every week' },
  { value: 'FREQ=WEEKLY;INTERVAL=2', label: 'Every two weeks' },
  { value: 'FREQ=MONTHLY', label: 'Every month' },
  { value: 'FREQ=MONTHLY;BYMONTHDAY=-1', label: 'On the last day of every month' },
  { value: 'FREQ=MONTHLY;INTERVAL=3', label: 'Every three months' },
  { value: 'FREQ=YEARLY', label: 'Every year' },
]);

export const recurrenceLabel = (rule: string): string => recurrences.find(({ value }) => value === rule)?.label ?? rule;
