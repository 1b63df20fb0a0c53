import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { formatNumber } from '#web/region.ts';
import type { ImportTarget } from '../schema.ts';

/** What a file may be for this person. It changes when somebody adds a field to an entity. */
export function useTargets(): ImportTarget[] | undefined {
  return useQuery({
    queryKey: ['custom_fields', 'import targets'],
    queryFn: ({ signal }) => api<ImportTarget[]>('imports/targets', { signal }),
  }).data;
}

/** "Partner types" for `partner_types`, also for what this person may not import. */
export function labelOf(targets: readonly ImportTarget[], key: string): string {
  const words = key.replaceAll('_', ' ');
  return targets.find((target) => target.key === key)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function rowsText(count: number): string {
  return count === 1 ? 'one row' : `${formatNumber(count)} rows`;
}

/** What of these this person may not write, in words. Asking for it anyway would sign them out. */
export function forbiddenOf(targets: readonly ImportTarget[], keys: readonly string[]): string[] {
  const mine = new Set(targets.map(({ key }) => key));
  return [...new Set(keys)].filter((key) => key !== 'skip' && !mine.has(key)).map((key) => key.replaceAll('_', ' '));
}

/** In the order in which they are offered. */
export function inOrder(targets: readonly ImportTarget[], keys: readonly string[]): string[] {
  const place = (key: string) => targets.findIndex((target) => target.key === key);
  return [...keys].sort((a, b) => place(a) - place(b));
}
