import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Action } from '../shared/access/roles.ts';
import type { FieldRule } from '../shared/nouns/field-rules.ts';
import type { Filter, Sort } from '../shared/nouns/list-query.ts';
import type { WaitingRule } from './offline/model.ts';
import type { TimelineEntry } from './resource/record/Timeline.tsx';
import type { Mode } from './session/credentials.ts';
import type { Session } from './session/session.tsx';

export type PageModule = Promise<{ default: () => ReactNode }>;

export interface Guard {
  /** The mode in which it is offered; defaults to both. */
  mode?: Mode;
  /** `resource:action`; without this permission the entry is hidden and the address shows nothing. */
  permission?: `${string}:${Action}`;
  /** A feature flag of the session. */
  flag?: string;
  /** For administrators of the installation only. */
  superAdmin?: true;
  /** In the portal for administrators only, and in the sidebar under *For developers*. */
  forDevelopers?: true;
  /** For the owner of the organization only, and not while someone is impersonating them. */
  owner?: true;
}

export interface RouteSpec extends Guard {
  /** The absolute path, with parameters as in `/partners/show/$id`. */
  path: string;
  /** The tab title and breadcrumb; the screen of one record replaces it by the record's name (`useTitle`). */
  title: string;
  /** `() => import('./list.tsx')`; the module's default export is the screen. */
  page: () => PageModule;
  /**
   * The first request of a record's screen, below `/api`: `partners/$id`. The page sends it together with the session
   * request (`page/early.js`), so that all further requests follow at the same time. Every address with an `$id`
   * declares it.
   */
  asks?: `${string}$id${string}`;
  /**
   * The address also shows pending records of other features (`pending`): `?queue=` selects the kind, and with it the
   * first request.
   */
  showsPending?: true;
  /** The screen opens without a network: the browser keeps its files, and copies of the answers it shows (`copies`). */
  offline?: true;
  /** Shows the screen without sidebar and header, for wizards. */
  bare?: true;
  /** The screen is an analysis: it is listed under Reports with this sentence about the question that it answers. */
  analysis?: string;
}

/** The groups of the main sidebar, which are folded at first below the daily entries. */
export const mainGroups = ['Company', 'Partners', 'Revenue', 'Enablement', 'Data Manager', 'Work'] as const;
/** These groups are no step of the breadcrumb. */
export const plainGroups: readonly string[] = ['Company', 'Work'];

/** The sections of the Settings sidebar. */
export const settingsSections = ['Company', 'People', 'Program', 'Integrations', 'Logs'] as const;

/** Settings and Super Admin also have their own sidebars (decisions 0054 and 0107). */
export const menuGroups = [...mainGroups, 'Settings', 'Super Admin'] as const;
export type MenuGroup = (typeof menuGroups)[number];

interface Entry extends Guard {
  label: string;
  /** A path that can include a tab: `/administration/settings?tab=team`. */
  path: string;
  /** Other addresses that belong to the entry, including everything below them. */
  covers?: readonly string[];
  icon: LucideIcon;
  /** Further words by which the command palette finds the entry. */
  keywords?: string[];
  /** The position within the group or section, as in the specification, in steps of ten. */
  order: number;
  /** A number beside the label, such as that of open work. It is in the first bundle and must be small. */
  count?: () => ReactNode;
  /**
   * The entry also stands at first sight above the groups, at this position, in steps of ten, and possibly under a
   * shorter label and in one view only. Of several entries with the same label, the first that is offered stands there.
   * `unless` names a module whose own entry takes the place, where the program has it.
   */
  daily?: { order: number; label?: string; mode?: Mode; unless?: string };
}

export type MenuEntry = Entry &
  (
    | { group: (typeof mainGroups)[number] | 'Super Admin'; section?: undefined }
    | { group: 'Settings'; section: (typeof settingsSections)[number] }
  );

/** Families of screens that are tabs of one another (`screenTabs`). */
export type ScreenFamily =
  | 'automations'
  | 'campaigns'
  | 'commissions'
  | 'contracts'
  | 'deals'
  | 'developers'
  | 'distribution'
  | 'documents'
  | 'earnings'
  | 'external mapping'
  | 'feedback'
  | 'forms'
  | 'leads'
  | 'learn'
  | 'mapping'
  | 'mdf'
  | 'opportunities'
  | 'partner lists'
  | 'partners'
  | 'payouts'
  | 'program'
  | 'recruiting'
  | 'registrations'
  | 'reports'
  | 'resources'
  | 'taxes'
  | 'training'
  | 'webhooks'
  | 'work';

/** A screen that is a tab of its family. It is offered to everyone to whom its route is offered. */
export interface ScreenTab {
  of: ScreenFamily;
  path: string;
  label: string;
  /** The position among the tabs, in steps of ten. */
  order: number;
  /** The view in which the screen belongs to this family; defaults to both. */
  mode?: Mode;
}

/** Open work that counts beside the menu entry to which its screen belongs. */
export interface EntryCount {
  to: string;
  /** The counted things: "Registrations to decide". */
  label: string;
  count: number;
  overdue: number;
  is_more: boolean;
}

/** A request for counts beside menu entries. */
export interface EntryCounts extends Guard {
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<{ kinds: readonly EntryCount[] }>;
}

export interface PaletteAction extends Guard {
  label: string;
  to: string;
  icon?: LucideIcon;
  keywords?: string[];
}

/** An action of the command palette that opens no screen. */
export interface PaletteCommand extends Guard {
  label: string;
  icon: LucideIcon;
  keywords?: string[];
  run: () => unknown;
}

/** Makes a resource searchable in the command palette. */
export interface PaletteSearch extends Guard {
  resource: string;
  label: string;
  icon?: LucideIcon;
  /** The records are searched in their own list, because they are not part of the program's records. */
  isOwnList?: true;
  /** The list that shows all matches, if it is not the one above the record's screen. */
  list?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the row is the resource's own
  hit: (row: any) => { title: string; detail?: string | null; to: string };
}

/** The tabs of a record with many tabs, in this order; the tabs of a group are its sections. */
export const tabGroups = ['Overview', 'People', 'Deals', 'Money', 'Program', 'Enablement', 'Files'] as const;
export type TabGroup = (typeof tabGroups)[number];

/** A tab that a feature adds to the screen of another feature's record. */
export interface RecordTab extends Guard {
  /** The resources whose records have the tab, by table name: `partners`. A condition decides for nouns to come as well. */
  on: readonly string[] | ((table: string) => boolean);
  key: string;
  label: string;
  /** The group it is shown in where there are more than seven tabs; without one, it stands for itself. */
  group?: TabGroup;
  /** The position among the added tabs, in steps of ten. They are shown before history and activity. */
  order: number;
  /** Stands before the record's own tabs. */
  first?: true;
  /** The tab shows the number of rows of a resource whose field has the id of the record. */
  count?: { resource: string; by: string };
  panel: () => Promise<{ default: (props: { on: string; id: string }) => ReactNode }>;
}

/** An entry that a feature adds to the menus of other features' records, which opens a screen. */
export interface RecordMenuEntry extends Guard {
  key: string;
  label: string;
  /** A request for the resources whose records have it. */
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<readonly string[]>;
  to: (record: { resource: string; id: string }) => string;
}

/** A part of another feature's screen, made by `fillSlot`. */
export interface SlotPart extends Guard {
  slot: string;
  /** Position among the parts of the slot; steps of ten. */
  order: number;
  // biome-ignore lint/suspicious/noExplicitAny: `fillSlot` has checked the properties
  part: () => Promise<{ default: ComponentType<any> }>;
}

/** Rows of a feature that appear in the timelines of other records. */
export interface TimelineSource extends Guard {
  /** The table of the records: `partners`. */
  on: string;
  /** The resource of the rows, and its field with the id of the record. */
  resource: string;
  by: string;
  filters?: readonly Filter[];
  /** The field with the time: the newest rows come first. */
  at: string;
  /** Another address than the list of the resource, with the rows in its answer. */
  answers?: { path: (id: string, shown: number) => string; rows: string };
  // biome-ignore lint/suspicious/noExplicitAny: the row is the resource's own
  entry: () => Promise<{ default: (row: any) => TimelineEntry }>;
}

/** A kind of entry that people add to a record, above its timeline. */
export interface ComposerKind extends Guard {
  /** The resources whose records offer it. */
  on: RecordTab['on'];
  key: string;
  label: string;
  icon: LucideIcon;
  /** The position among the kinds, in steps of ten. */
  order: number;
  /** The form, which calls `onDone` after it has added something, or the address of a screen with one. */
  part?: () => Promise<{ default: ComponentType<ComposerProps> }>;
  to?: (id: string) => string;
}

export interface ComposerProps {
  on: string;
  id: string;
  onDone: () => void;
}

/** A kind of record that waits for a decision of the company, in the list of pending records. */
export interface PendingKind extends Guard {
  key: string;
  label: string;
  resource: string;
  /** The list; `actions` is the switch between the kinds, shown beside its title. */
  list: () => Promise<{ default: (props: { actions: ReactNode }) => ReactNode }>;
  /** The screen of one record, at the address that all kinds share. */
  show: () => Promise<{ default: (props: { id: string }) => ReactNode }>;
}

/** A list as its reader sees it. `columns` are the keys of the shown columns. */
export interface ListInView {
  resource: string;
  columns: readonly string[];
  filters: readonly Filter[];
  sort: readonly Sort[];
}

/** The rules of another system for the fields of other resources, which their forms apply. */
export interface FieldRulesSource extends Guard {
  /** The resources that can have such rules. */
  on: readonly string[];
  read: (resource: string, signal: AbortSignal) => Promise<readonly FieldRule[]>;
}

/** An entry in the export menu of every list, which leads to a screen of the feature. */
export interface ListLink extends Guard {
  label: string;
  icon: LucideIcon;
  to: (list: ListInView) => string;
}

export interface WebFeature {
  name: string;
  /** The flag of the feature's module, as the server declares it; it applies to all entries below. */
  flag?: string;
  routes: RouteSpec[];
  menu?: MenuEntry[];
  /** Screens that are tabs of related screens. */
  screenTabs?: ScreenTab[];
  entryCounts?: EntryCounts;
  actions?: PaletteAction[];
  commands?: PaletteCommand[];
  search?: PaletteSearch[];
  /** Tabs that the feature adds to the screens of other records. */
  tabs?: RecordTab[];
  /** Its entries in the menus of other features' records. */
  recordMenu?: RecordMenuEntry[];
  /** Its parts of other features' screens. */
  parts?: SlotPart[];
  /** Its entries in the export menu of every list. */
  listLinks?: ListLink[];
  /** The rows that appear in the timelines of other records. */
  timelines?: TimelineSource[];
  /** The kinds of entries that people add to the timelines of records. */
  composers?: ComposerKind[];
  /** The rules of another system that the forms of other features apply. */
  fieldRules?: FieldRulesSource[];
  /** Kinds of records that wait for a decision at `/partners/pending`, in addition to deal registrations. */
  pending?: PendingKind[];
  /**
   * Parts of the header beside the search, such as the notification bell. They are in the first bundle and must be
   * small.
   */
  header?: (() => ReactNode)[];
  /** Small parts at the bottom of the main sidebar, which are also in the first bundle. */
  sidebar?: ((props: { collapsed: boolean }) => ReactNode)[];
  /**
   * Answers of the API that partners read from a copy without a network, as addresses below `/api`: `deal_registrations/$id`.
   * Never those with secrets, tokens or files.
   */
  copies?: readonly string[];
  /** POSTs that wait for the network. */
  waits?: readonly WaitingRule[];
  /** A line above every screen while it is needed; its code is only loaded then. */
  banner?: { isShown: (session: Session) => boolean; page: () => PageModule };
  /** A component around every screen, which shows it or redirects. It is in the first bundle and must be small. */
  gate?: (props: { children?: ReactNode }) => ReactNode;
}

/** Adds the flag of the feature's module to all its entries. */
export function withFlag(feature: WebFeature): WebFeature {
  const { flag, banner, entryCounts } = feature;
  if (flag === undefined) return feature;
  const carrying = <Entry extends Guard>(entries: readonly Entry[] = []) =>
    entries.map((entry) => ({ ...entry, flag }));
  return {
    ...feature,
    routes: carrying(feature.routes),
    menu: carrying(feature.menu),
    actions: carrying(feature.actions),
    commands: carrying(feature.commands),
    listLinks: carrying(feature.listLinks),
    search: carrying(feature.search),
    tabs: carrying(feature.tabs),
    recordMenu: carrying(feature.recordMenu),
    parts: carrying(feature.parts),
    timelines: carrying(feature.timelines),
    composers: carrying(feature.composers),
    pending: carrying(feature.pending),
    fieldRules: carrying(feature.fieldRules),
    ...(entryCounts && { entryCounts: { ...entryCounts, flag } }),
    ...(banner && {
      banner: { ...banner, isShown: (session) => session.flags[flag] === true && banner.isShown(session) },
    }),
  };
}
