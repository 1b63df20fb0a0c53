import type { Direction, FieldMapping } from '../schema.ts';
import type { MappingParts } from './useMappingParts.ts';

/** The arrows that both fields allow: nothing is written to a field that its side calculates. */
export function allowedDirections(
  { local_field, remote_field, fixed_value }: Pick<FieldMapping, 'local_field' | 'remote_field' | 'fixed_value'>,
  { local, remote }: Pick<MappingParts, 'local' | 'remote'>,
): Direction[] {
  const here = local?.fields.find(({ name }) => name === local_field);
  const there = remote?.fields.find(({ name }) => name === remote_field);
  const isFixed = fixed_value !== null;
  const mayIn = !local?.is_out_only && here?.is_read_only !== true && !(isFixed && !local_field);
  const mayOut = there?.is_read_only !== true && !(isFixed && !remote_field);
  return [
    ...(mayOut ? (['out'] as const) : []),
    ...(mayIn ? (['in'] as const) : []),
    ...(mayIn && mayOut ? (['both'] as const) : []),
    'none',
  ];
}
