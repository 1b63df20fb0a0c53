/** The levels of what one side lets the other see of a list, from nothing to chosen fields. Each includes the lower ones. */
export const levels = ['none', 'count', 'existence', 'name', 'owner', 'fields'] as const;
export type Level = (typeof levels)[number];

/** The fields that can be chosen at the level `fields`, in addition to name, domain and owner. */
export const sharedFields = ['country', 'industry', 'employees', 'website', 'stage'] as const;
export type SharedField = (typeof sharedFields)[number];

const rank = (level: Level) => levels.indexOf(level);

/** Both sides see the lower of both levels. */
export const lowerLevel = (a: Level, b: Level): Level => (rank(a) < rank(b) ? a : b);

export const reaches = (level: Level, wanted: Level): boolean => rank(level) >= rank(wanted);

/** Smaller numbers are not shown, and others are rounded to a multiple, so that one more row tells nothing. */
export const LEAST_COUNT = 5;

/** The number that a side sees at the level `count`; null below five. */
export const shownCount = (count: number): number | null =>
  count < LEAST_COUNT ? null : Math.round(count / LEAST_COUNT) * LEAST_COUNT;

type ListKind = 'customers' | 'open_opportunities' | 'prospects';

/** Usual levels for the lists of one side; custom and private lists keep theirs. */
export const presets = [
  { key: 'counts', levels: { customers: 'count', open_opportunities: 'count', prospects: 'count' }, fields: [] },
  {
    key: 'introductions',
    levels: { customers: 'name', open_opportunities: 'existence', prospects: 'count' },
    fields: [],
  },
  {
    key: 'co_sell',
    levels: { customers: 'fields', open_opportunities: 'owner', prospects: 'name' },
    fields: ['country', 'industry'],
  },
] as const satisfies readonly { key: string; levels: Record<ListKind, Level>; fields: readonly SharedField[] }[];
export type PresetKey = (typeof presets)[number]['key'];
