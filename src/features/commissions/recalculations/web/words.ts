import { sayable } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';

/** The partner data that a recalculation can use. */
export const countedOptions: readonly Option[] = sayable([
  { value: 'today', label: 'As they are today' },
  { value: 'as_won', label: 'As they were when the deals were won' },
]);
