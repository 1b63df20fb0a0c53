import type { Option } from '#web/resource/columns.ts';

export const companyStatuses: readonly Option[] = [
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'suspended', label: 'Suspended', tone: 'amber' },
  { value: 'deleting', label: 'To be deleted', tone: 'red' },
  { value: 'closed', label: 'Closed', tone: 'grey' },
];

export { formatBytes as bytesText } from '#web/region.ts';
