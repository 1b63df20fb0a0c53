import type { MethodStatus } from '#features/money/payouts/rail.schema.ts';
import type { Option } from '#features/money/payouts/words.ts';

export const methodStatusOptions: readonly (Option & { value: MethodStatus })[] = [
  { value: 'pending', label: 'Pending verification', tone: 'amber' },
  { value: 'verified', label: 'Verified', tone: 'green' },
  { value: 'disabled', label: 'Disabled', tone: 'gray' },
];
