import { formatNumber } from '#web/region.ts';
import type { Option } from '#web/resource/columns.ts';

export const companyStatuses: readonly Option[] = [
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'suspended', label: 'Suspended', tone: 'amber' },
  { value: 'deleting', label: 'To be deleted', tone: 'red' },
  { value: 'closed', label: 'Closed', tone: 'grey' },
];

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** "0 B", "512 B", "1.5 MB"; a megabyte is 1,048,576 bytes, as limits count them. */
export function bytesText(bytes: number): string {
  const power = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const value = bytes / 1024 ** power;
  return `${formatNumber(Math.round(value * 10) / 10)} ${units[power]}`;
}
