import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import type { ImportTarget } from '../schema.ts';

/** The resources this user can import. They change when custom fields change. */
export function useTargets(): ImportTarget[] | undefined {
  return useQuery({
    queryKey: ['custom_fields', 'import targets'],
    queryFn: ({ signal }) => apiRows<ImportTarget>('imports/targets', { signal }),
  }).data;
}

/** "Partner types" for `partner_types`, also for targets this user cannot import. */
export function importLabel(targets: readonly ImportTarget[], key: string): string {
  const words = key.replaceAll('_', ' ');
  return targets.find((target) => target.key === key)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function rowsText(count: number): string {
  return count === 1 ? 'one row' : `${formatNumber(count)} rows`;
}

/** The targets this user cannot write, as text. Requesting them would sign the user out. */
export function forbiddenOf(targets: readonly ImportTarget[], keys: readonly string[]): string[] {
  const mine = new Set(targets.map(({ key }) => key));
  return [...new Set(keys)].filter((key) => key !== 'skip' && !mine.has(key)).map((key) => key.replaceAll('_', ' '));
}

/** Sorted in the order of the targets. */
export function inOrder(targets: readonly ImportTarget[], keys: readonly string[]): string[] {
  const place = (key: string) => targets.findIndex((target) => target.key === key);
  return [...keys].sort((a, b) => place(a) - place(b));
}
