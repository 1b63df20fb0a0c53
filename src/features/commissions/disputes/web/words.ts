import { sayable } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';
import type { DisputeReason } from '../schema.ts';

/** The problems a partner can choose from. */
export const disputeReasonOptions: readonly (Option & { value: DisputeReason })[] = sayable([
  { value: 'rate', label: 'Different rate or rule agreed' },
  { value: 'base', label: 'Calculated from the wrong amount' },
  { value: 'share', label: 'Wrong split with other partners' },
  { value: 'taken_back', label: 'Unjustified clawback' },
  { value: 'hold', label: 'Should not be on hold' },
  { value: 'missing', label: 'Part of the commission is missing' },
  { value: 'other', label: 'Something else' },
]);
