import type { Action } from './roles.ts';

/** What a feature declares for dashboards in its `dashboard-widgets.ts`: data that both sides and every layout refer to by key. */
export type DashboardMode = 'company' | 'partner';
type ByMode<T> = Partial<Record<DashboardMode, T>>;

/** The filters of a dashboard. A widget lists those it uses and ignores the others. */
export type Followed = 'period' | 'partner' | 'type' | 'region' | 'owner';
export const followsPartner: readonly Followed[] = ['partner', 'type', 'region', 'owner'];
export const followsAll: readonly Followed[] = ['period', ...followsPartner];

/** A widget, for the modes it has texts for. Its figures are in the feature's `server/dashboard-widgets.ts`. */
export interface Widget {
  /** Only people who can view all of these get the widget. */
  needs: readonly string[];
  follows: readonly Followed[];
  /** Columns (of twelve) and rows when it is added, and its minimum size. */
  size: readonly [number, number];
  least: readonly [number, number];
  /** When one of these tables changes, the widget is fetched again. */
  about: readonly string[];
  words: ByMode<WidgetWords>;
  /** Left, top, width and height on the dashboard everybody starts with. Without it, people add the widget themselves. */
  place?: ByMode<readonly [number, number, number, number]>;
}

/** How a widget is drawn. */
export type Shape = 'strip' | 'columns' | 'stacked' | 'ranking' | 'entries' | 'funnel' | 'tier';

export interface FigureWords {
  label: string;
  /** What exactly is counted, and when. The widget itself shows the currency. */
  about: string;
  /** Singular and plural of what it counts. */
  noun?: readonly [string, string];
  /** Amounts that someone receives are shown to the cent. */
  isOwed?: boolean;
  /** A related figure: "6 won of 9 closed", "of 12 partners". */
  of?: { part: string; words: readonly [string, string] } | { whole: string; noun: readonly [string, string] };
  /** Higher is worse: costs, days. */
  lessIsBetter?: boolean;
}

/** How the time of an entry is shown; `amount`, `amount_due` and `approval` show its amount instead. */
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
  /** How many of them are late: "2 overdue". */
  late?: string;
  /** Without it, when an entry is due. */
  when?: EntryTiming;
}

export interface WidgetWords {
  title: string;
  /** What it shows, exactly, and when. */
  about: string;
  shape: Shape;
  /** What one row is: "Stage", "Month". */
  item: string;
  /** The figures of a strip in their order. Others are only material for notes. */
  figures?: Record<string, FigureWords>;
  /** The values of an item. */
  series?: Record<string, string>;
  /** Items that have no name of their own. */
  names?: Record<string, string>;
  /** The total above a chart. */
  total?: FigureWords & { id: string };
  /** Where an item has a screen of its own. */
  link?: (id: string) => string;
  groups?: Record<string, GroupWords>;
  /** Singular and plural of its rows. */
  noun?: readonly [string, string];
  empty: { text: string; label?: string; to?: string; needs?: readonly [string, Action] };
}

/** The screens that list a resource, so that a figure can open the rows behind it. */
export interface DashboardList {
  screens: ByMode<string>;
  /** The fields by which the filters of a dashboard narrow it, where they are not `partner_id`, `partner_owner_user_id` and so on. */
  fields?: Partial<Record<Exclude<Followed, 'period'>, string>>;
  /** Where a screen names some filters of the list differently. */
  search?: (filters: Search, mode: DashboardMode) => Search;
}
type Search = Record<string, string | string[] | undefined>;

/** A kind of record that widgets list one by one. */
export interface EntryKind {
  /** Only people who can view this resource see it. */
  resource: string;
  /** Its own screen, if it has one. */
  screen?: (entry: { id: string; status: string | null }, mode: DashboardMode) => string;
  /** A word and color for each status; `*` is for all others. */
  tags?: Readonly<Record<string, { label: string; tone: 'gray' | 'blue' | 'amber' | 'green' | 'red' | 'violet' }>>;
  /** The detail is the day from which it applies. */
  detailIsStart?: true;
}

/** Open work: one group of the widget "What needs you". */
export interface Need {
  /** The list it counts, for people who can manage it. */
  list: string;
  /** Most urgent first; in steps of ten. */
  order: number;
  words: ByMode<GroupWords>;
}

export interface DashboardDeclaration {
  widgets?: Readonly<Record<string, Widget>>;
  /** By resource. */
  lists?: Readonly<Record<string, DashboardList>>;
  /** By the kind of an entry. */
  entries?: Readonly<Record<string, EntryKind>>;
  needs?: Readonly<Record<string, Need>>;
  /** The tables whose changes the recent-activity widgets show. */
  tells?: ByMode<readonly string[]>;
}

/** Checks the shape where it is written. */
export const defineDashboard = (declaration: DashboardDeclaration): DashboardDeclaration => declaration;

/** The declarations of all features as one. @throws when two declare the same */
export function mergeDashboards(
  byArea: Readonly<Record<string, readonly DashboardDeclaration[]>>,
): Required<Omit<DashboardDeclaration, 'tells'>> & { tells: Record<DashboardMode, readonly string[]> } {
  const all = Object.values(byArea).flat();
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
    needs: every(({ needs }) => needs),
    tells: { company: tells('company'), partner: tells('partner') },
  };
}
