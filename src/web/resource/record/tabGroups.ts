import { said } from '#shared/text/labels.ts';
import { tabGroups } from '../../feature.ts';
import type { DetailTab } from '../detailTab.ts';

/** A record shows at most this many tabs side by side. */
const MOST_TABS = 7;

/** A tab of the bar, with the tabs it contains. */
export interface GroupedTab {
  key: string;
  label: string;
  count?: number;
  tabs: readonly DetailTab[];
}

/**
 * The bar of a record: its tabs, or their groups if there are too many. A group with a single tab has the tab's name,
 * and its key is that of its first tab, so that every address of a tab stays valid.
 */
export function groupTabs(tabs: readonly DetailTab[]): GroupedTab[] {
  const alone = (tab: DetailTab): GroupedTab => ({
    key: tab.key,
    label: tab.label,
    ...(tab.count !== undefined && { count: tab.count }),
    tabs: [tab],
  });
  if (tabs.length <= MOST_TABS) return tabs.map(alone);
  const groups = tabGroups.flatMap((name): GroupedTab[] => {
    const own = tabs.filter(({ group }) => group === name);
    if (own.length === 0) return [];
    if (own.length === 1) return [alone(own[0]!)];
    const { count } = own[0]!;
    return [{ key: own[0]!.key, label: said(name), ...(count !== undefined && { count }), tabs: own }];
  });
  const others = tabs.filter(({ group }) => group === undefined).map(alone);
  const [overview, ...rest] = groups;
  return overview ? [overview, ...others, ...rest] : others;
}
