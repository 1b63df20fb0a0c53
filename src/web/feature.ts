import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Filter } from '../shared/list-query.ts';
import type { Action } from '../shared/roles.ts';
import type { Mode } from './credentials.ts';
import type { TimelineEntry } from './resource/record/Timeline.tsx';
import type { Session } from './session.tsx';

export type PageModule = Promise<{ default: () => ReactNode }>;

export interface Guard {
  /** The view it belongs to; without it, both. */
  mode?: Mode;
  /** `resource:action`; who lacks it is not offered the entry and finds nothing at the address. */
  permission?: `${string}:${Action}`;
  /** A feature flag of the session. */
  flag?: string;
  /** Only for those who run the installation. */
  superAdmin?: true;
  /** Only for the owner of the organization, and not while someone is impersonating them. */
  owner?: true;
}

export interface RouteSpec extends Guard {
  /** Absolute, parameters with a dollar: `/partners/show/$id`. */
  path: string;
  /** Tab title and breadcrumb; a screen of one record replaces it by the record's name (`useTitle`). */
  title: string;
  /** `() => import('./list.tsx')`; the module's default export is the screen. */
  page: () => PageModule;
  /**
   * What the screen of one thing asks for before all else, below `/api`: `partners/$id`. The page asks it beside the session
   * (`page/early.js`), so that whatever else the screen asks follows in one moment. Every address with an `$id` says it.
   */
  asks?: `${string}$id${string}`;
  /**
   * The address serves what waits in other features, too (`pending`): `?queue=` names the kind, and so what is asked for first.
   */
  showsPending?: true;
  /** Stands alone, without sidebar and header: a way through several steps. */
  bare?: true;
}

/** The groups of the main sidebar; `plainGroups` have no heading. */
export const mainGroups = ['Company', 'Partners', 'Revenue', 'Enablement', 'Data Manager', 'Work'] as const;
export const plainGroups: readonly string[] = ['Company', 'Work'];

/** The sections of the Settings sidebar. */
export const settingsSections = ['Company', 'People', 'Program', 'Integrations', 'Logs'] as const;

/** Settings and Super Admin have sidebars of their own (decision 0054). */
export const menuGroups = [...mainGroups, 'Settings', 'Super Admin'] as const;
export type MenuGroup = (typeof menuGroups)[number];

interface Entry extends Guard {
  label: string;
  /** May name a tab: `/administration/settings?tab=team`. */
  path: string;
  /** Further addresses that belong to the entry, with everything below them. */
  covers?: readonly string[];
  icon: LucideIcon;
  /** Other words the command palette finds it by. */
  keywords?: string[];
  /** Position within the group or section, as the specification lists it; steps of ten. */
  order: number;
}

export type MenuEntry = Entry &
  (
    | { group: (typeof mainGroups)[number] | 'Super Admin'; section?: undefined }
    | { group: 'Settings'; section: (typeof settingsSections)[number] }
  );

export interface PaletteAction extends Guard {
  label: string;
  to: string;
  icon?: LucideIcon;
  keywords?: string[];
}

/** Makes a resource findable from the command palette. */
export interface PaletteSearch extends Guard {
  resource: string;
  label: string;
  icon?: LucideIcon;
  // biome-ignore lint/suspicious/noExplicitAny: the row is the resource's own
  hit: (row: any) => { title: string; detail?: string | null; to: string };
}

/** A tab that a feature adds to the screen of another feature's record. */
export interface RecordTab extends Guard {
  /** The resources whose records have it, by the plural of the table: `partners`. */
  on: readonly string[];
  key: string;
  label: string;
  /** Position among the added tabs; steps of ten. They stand before history and activity. */
  order: number;
  panel: () => Promise<{ default: (props: { on: string; id: string }) => ReactNode }>;
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
  // biome-ignore lint/suspicious/noExplicitAny: the row is the resource's own
  entry: () => Promise<{ default: (row: any) => TimelineEntry }>;
}

/** A further kind of thing that waits for the company's decision, in the list of what is pending. */
export interface PendingKind extends Guard {
  key: string;
  label: string;
  resource: string;
  /** The list; `actions` is the switch between the kinds and stands beside its title. */
  list: () => Promise<{ default: (props: { actions: ReactNode }) => ReactNode }>;
  /** One of them, at the address that all kinds share. */
  show: () => Promise<{ default: (props: { id: string }) => ReactNode }>;
}

export interface WebFeature {
  name: string;
  /** The switch of its module, as the server declares it; every entry below carries it. */
  flag?: string;
  routes: RouteSpec[];
  menu?: MenuEntry[];
  actions?: PaletteAction[];
  search?: PaletteSearch[];
  /** What it adds to the screens of other records. */
  tabs?: RecordTab[];
  /** Its parts of other features' screens. */
  parts?: SlotPart[];
  /** What it adds to the timelines of other records. */
  timelines?: TimelineSource[];
  /** What waits for a decision at `/partners/pending` besides deal registrations. */
  pending?: PendingKind[];
  /** Parts of the header beside the search, such as the notification bell. Part of the first bundle, so they are small. */
  header?: (() => ReactNode)[];
  /** Small parts at the foot of the main sidebar. Part of the first bundle, too. */
  sidebar?: ((props: { collapsed: boolean }) => ReactNode)[];
  /** A line above every screen while it is needed; its code is fetched only then. */
  banner?: { isShown: (session: Session) => boolean; page: () => PageModule };
  /** Stands before every screen: shows it, or leads elsewhere. Part of the first bundle, so it is small. */
  gate?: (props: { children?: ReactNode }) => ReactNode;
}

/** A feature whose entries all carry the switch of its module. */
export function withFlag(feature: WebFeature): WebFeature {
  const { flag, banner } = feature;
  if (flag === undefined) return feature;
  const carrying = <Entry extends Guard>(entries: readonly Entry[] = []) =>
    entries.map((entry) => ({ ...entry, flag }));
  return {
    ...feature,
    routes: carrying(feature.routes),
    menu: carrying(feature.menu),
    actions: carrying(feature.actions),
    search: carrying(feature.search),
    tabs: carrying(feature.tabs),
    parts: carrying(feature.parts),
    timelines: carrying(feature.timelines),
    pending: carrying(feature.pending),
    ...(banner && {
      banner: { ...banner, isShown: (session) => session.flags[flag] === true && banner.isShown(session) },
    }),
  };
}
