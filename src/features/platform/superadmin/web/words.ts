import { sayable } from '#shared/text/labels.ts';
import type { Option } from '#web/resource/list/columns.ts';

export const companyStatuses: readonly Option[] = sayable([
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'suspended', label: 'Suspended', tone: 'amber' },
  { value: 'deleting', label: 'Deletion scheduled', tone: 'red' },
  { value: 'closed', label: 'Closed', tone: 'gray' },
  { value: 'moved', label: 'Moved', tone: 'gray' },
]);
