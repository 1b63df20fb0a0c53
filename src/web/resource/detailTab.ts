import type { ReactNode } from 'react';
import type { Guard, TabGroup } from '../feature.ts';

/** A tab of a record, which is hidden if its guard refuses it. */
export interface DetailTab extends Guard {
  key: string;
  label: string;
  count?: number;
  /** The group it is shown in where there are more than seven tabs; without one, it stands for itself. */
  group?: TabGroup;
  /** The tab comes before all others. */
  first?: true;
  /** The tab comes after those that other features add, as history and activity do. */
  last?: true;
  /** The tab needs the room of the rail, which is beside the other tabs. */
  wide?: true;
  content: ReactNode;
}
