import { type Area, areas } from '#shared/access/areas.ts';
import { allNouns, capitalized, nounPlural } from '#shared/nouns/nouns.ts';

/** The label of a permission and the heading it is listed under. */
interface Words {
  area: string;
  label: string;
  /** The actions that `manage` allows, where they are not obvious. */
  manage?: string | undefined;
}

export const areaNames: readonly string[] = Object.values(areas);

/** A resource without a noun goes by its own name. */
export function roleWordsOf(resource: string): Words {
  const noun = allNouns().get(resource);
  return {
    area: areas[noun?.permission?.heading ?? noun?.area ?? ('platform' satisfies Area)],
    label: noun?.permission?.label ?? capitalized(nounPlural(resource)),
    manage: noun?.permission?.manage,
  };
}
