import { type Area, areas } from '#shared/areas.ts';
import { allNouns, capitalized, nounPlural } from '#shared/nouns.ts';

/** What a permission is called, and under which heading it stands. */
interface Words {
  area: string;
  label: string;
  /** What `manage` allows, where that is not plain. */
  manage?: string | undefined;
}

export const areaNames: readonly string[] = Object.values(areas);

/** A resource without a noun goes by its own name. */
export function wordsOf(resource: string): Words {
  const noun = allNouns().get(resource);
  return {
    area: areas[noun?.permission?.heading ?? noun?.area ?? ('platform' satisfies Area)],
    label: noun?.permission?.label ?? capitalized(nounPlural(resource)),
    manage: noun?.permission?.manage,
  };
}
