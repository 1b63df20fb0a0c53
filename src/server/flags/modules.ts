import type { ServerFeature } from '../feature.ts';
import type { FlagDeclaration } from './flags.ts';

/** The flag of a feature, or that of its module. */
export function flagOf(
  { name, flag, partOf }: ServerFeature,
  all: readonly ServerFeature[],
): FlagDeclaration | undefined {
  if (partOf === undefined) return flag;
  const shared = all.find((one) => one.flag?.key === partOf)?.flag;
  if (!shared) throw new TypeError(`${name} is part of "${partOf}", a flag that no feature declares.`);
  return shared;
}
