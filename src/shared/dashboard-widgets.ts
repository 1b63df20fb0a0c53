import type { Action } from './access/roles.ts';
import { addressValue, parseSearch, stringifySearch } from './nouns/search.ts';
import { sayable, sayableWords } from './text/labels.ts';

/** A feature declares its dashboard data in `dashboard-widgets.ts`; both sides and every layout refer to it by key. */
export type DashboardMode = 'company' | 'partner';
type ByMode<T> = Partial<Record<DashboardMode, T>>;

/** The filters of a dashboard. A widget lists those it uses and ignores the others. */
export type Followed = 'period' | 'partner' | 'type' | 'region' | 'owner';
export const followsPartner: readonly Followed[] = ['partner', 'type', 'region', 'owner'];
export const followsAll: readonly Followed[] = ['period', ...followsPartner];

/**
 * A widget, available in the modes for which it has texts. Its figures are calculated in `server/dashboard-widgets.ts`.
 */
export interface Widget {
  /** Only users who can view all of these resources can add the widget. */
  needs: readonly string[];
  follows: readonly Followed[];
  /** The initial and the minimum size, in columns (of twelve) and rows. */
  size: readonly [number, number];
  least: readonly [number, number];
  /** The widget is fetched again when one of these tables changes. */
  about: readonly string[];
  words: ByMode<WidgetWords>;
  /** Left, top, width and height on the default dashboard. Without it, users add the widget themselves. */
  place?: ByMode<readonly [number, number, number, number]>;
}

/** The chart or list that draws a widget. */
export type Shape = 'strip' | 'columns' | 'stacked' | 'ranking' | 'entries' | 'funnel' | 'tier' | 'work';

export interface FigureWords {
  label: string;
  /** The exact definition of the figure and its period. The widget itself shows the currency. */
  about: string;
  /** The singular and plural of the counted thing. */
  noun?: readonly [string, string];
  /** Amounts that someone will receive are shown to the cent. */
  isOwed?: boolean;
  /** A related figure: `part`, won deals, of the closed ones this counts ("6 won of 9 closed"), or "of 12 partners". */
  of?: { part: string } | { whole: string; noun: readonly [string, string] };
  /** Higher values are worse, as for costs and days. */
  lessIsBetter?: boolean;
}

/** The time shown beside an entry; `amount`, `amount_due` and `approval` show its amount instead. */
export type EntryTiming =
  | 'due'
  | 'overdue'
  | 'past'
  | 'ends'
  | 'ends_soon'
  | 'pay_by'
  | 'until'
  | 'last_activity'
  | 'joined'
  | 'invited'
  | 'happened'
  | 'amount'
  | 'amount_due'
  | 'approval'
  | { text: string; tone: 'soon' | 'calm' };

export interface GroupWords {
  label: string;
  about?: string;
  /** The word for the number of late entries, "2 late"; defaults to "2 overdue". */
  late?: 'late' | 'overdue';
  /** Defaults to the due date of an entry. */
  when?: EntryTiming;
}

export interface WidgetWords {
  title: string;
  /** The exact content of the widget and its period. */
  about: string;
  shape: Shape;
  /** The name of one row: "Stage", "Month". */
  item: string;
  /** The figures of a strip, in order. The other figures are only used in notes. */
  figures?: Record<string, FigureWords>;
  /** The labels of the values of an item. */
  series?: Record<string, string>;
  /** The names of items that have no name of their own. */
  names?: Record<string, string>;
  /** The total above a chart. */
  total?: FigureWords & { id: string };
  /** The screen of an item, if it has one. */
  link?: (id: string) => string;
  groups?: Record<string, GroupWords>;
  /** The singular and plural of the rows. */
  noun?: readonly [string, string];
  /** A link in the header of the widget that creates a row. */
  add?: { label: string; to: string; needs: readonly [string, Action] };
  empty: { text: string; label?: string; to?: string; needs?: readonly [string, Action] };
}

/** The screens that list a resource, so that a figure can link to its rows. */
export interface DashboardList {
  screens: ByMode<string>;
  /**
   * The fields for the dashboard filters, if they are not the default ones (`partner_id`, `partner_owner_user_id` and
   * so on).
   */
  fields?: Partial<Record<Exclude<Followed, 'period'>, string>>;
  /** Renames filters for a screen whose filters have other names than the list. */
  search?: (filters: Search, mode: DashboardMode) => Search;
}
type Search = Record<string, string | string[] | undefined>;

/** The screen that lists what the server names as the rows behind a figure: `opportunities?status=open`; null if none does. */
export function screenOfRows(
  lists: Readonly<Record<string, DashboardList>>,
  rows: string,
  mode: DashboardMode,
): `/${string}` | null {
  const [resource = '', query = ''] = rows.split('?');
  const list = lists[resource];
  const path = list?.screens[mode];
  if (!path) return null;
  const search = Object.fromEntries(
    Object.entries(parseSearch(query)).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(addressValue) : addressValue(value),
    ]),
  );
  return `/${(path + stringifySearch(list.search?.(search, mode) ?? search)).slice(1)}`;
}

/** A kind of record that widgets list one by one. */
export interface EntryKind {
  /** Only users who can view this resource see the entries. */
  resource: string;
  /** The screen of an entry, if it has one. */
  screen?: (entry: { id: string; status: string | null }, mode: DashboardMode) => string;
  /** A label and color for each status; `*` is for all others. */
  tags?: Readonly<Record<string, { label: string; tone: 'gray' | 'blue' | 'amber' | 'green' | 'red' | 'violet' }>>;
  /** The detail of the entry is the day from which it applies. */
  detailIsStart?: true;
}

export interface DashboardDeclaration {
  widgets?: Readonly<Record<string, Widget>>;
  /** Keys are resources. */
  lists?: Readonly<Record<string, DashboardList>>;
  /** Keys are kinds of entries. */
  entries?: Readonly<Record<string, EntryKind>>;
  /** The tables whose changes the recent-activity widgets show. */
  tells?: ByMode<readonly string[]>;
}

/** Type-checks a declaration where it is written. */
export const defineDashboard = (declaration: DashboardDeclaration): DashboardDeclaration => declaration;

/** Merges the declarations of all features. @throws when two features declare the same key */
export function mergeDashboards(
  byArea: Readonly<Record<string, readonly DashboardDeclaration[]>>,
): Required<Omit<DashboardDeclaration, 'tells'>> & { tells: Record<DashboardMode, readonly string[]> } {
  const all = sayable(Object.values(byArea).flat());
  for (const { words } of all.flatMap(({ widgets = {} }) => Object.values(widgets)))
    for (const one of Object.values(words)) {
      sayableWords(one?.series ?? {});
      sayableWords(one?.names ?? {});
    }
  const every = <T>(part: (one: DashboardDeclaration) => Readonly<Record<string, T>> | undefined) => {
    const entries = all.flatMap((one) => Object.entries(part(one) ?? {}));
    const merged = Object.fromEntries(entries);
    const twice = entries.find(([key, value]) => merged[key] !== value);
    if (twice) throw new Error(`Two features declare "${twice[0]}" for dashboards.`);
    return merged;
  };
  const tells = (mode: DashboardMode) => all.flatMap((one) => one.tells?.[mode] ?? []);
  return {
    widgets: every(({ widgets }) => widgets),
    lists: every(({ lists }) => lists),
    entries: every(({ entries }) => entries),
    tells: { company: tells('company'), partner: tells('partner') },
  };
}
