import type { ReactNode } from 'react';
import type { Guard } from '../feature.ts';

/** Who is not offered it by its guard does not find it. */
export interface DetailTab extends Guard {
  key: string;
  label: string;
  count?: number;
  /** Stands before all other tabs. */
  first?: true;
  /** Stands behind the tabs that other features add: history, activity. */
  last?: true;
  content: ReactNode;
}
