import { declaredFeatures } from '../declared.ts';
import { activePath } from './activePath.ts';

/** The list above a record's screen: the longest address without parameters that the address is below. */
export function listOf(address: string): string | undefined {
  const [path, query] = address.split('?') as [string, string?];
  const lists = declaredFeatures()
    .flatMap((feature) => feature.routes)
    .map((route) => route.path)
    .filter((one) => !one.includes('$') && one !== path);
  const list = activePath(lists, path);
  // The kind of a pending record is part of its address.
  return list && query?.startsWith('queue=') ? `${list}?${query}` : list;
}
