import type { Option } from '#web/resource/list/columns.ts';

export const recalculationOptions: readonly Option[] = [
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'previewed', label: 'Awaiting approval', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'blue' },
  { value: 'applied', label: 'Applied', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
];

/** The partner data that a recalculation can use. */
export const countedOptions: readonly Option[] = [
  { value: 'today', label: 'As they are today' },
  { value: 'as_won', label: 'As they were when the deals were won' },
];
