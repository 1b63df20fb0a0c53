import type { ReactNode } from 'react';
import type { Guard } from '../feature.ts';

/** A tab of a record, which is hidden if its guard refuses it. */
export interface DetailTab extends Guard {
  key: string;
  label: string;
  count?: number;
  /** The tab comes before all others. */
  first?: true;
  /** The tab comes after those that other features add, as history and activity do. */
  last?: true;
  content: ReactNode;
}
