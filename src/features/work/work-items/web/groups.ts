import { dateInZone, daysBetween } from '#shared/time/dates.ts';
import { regionTimeZone, regionToday } from '#web/region.ts';
import type { WorkItem } from '../schema.ts';

export type GroupKey = 'overdue' | 'today' | 'week' | 'later' | 'noDate';

/** The day an item is due in the company's time zone. */
export const dueDayOf = ({ due_on, due_at }: WorkItem): string | null =>
  due_on ?? (due_at && dateInZone(due_at, regionTimeZone()));

function groupOf(item: WorkItem, today: string): GroupKey {
  const day = dueDayOf(item);
  if (item.is_overdue) return 'overdue';
  if (!day) return 'noDate';
  const days = daysBetween(today, day);
  return days <= 0 ? 'today' : days < 7 ? 'week' : 'later';
}

/** The items of a page in groups by due date; the order stays. */
export function workItemGroups(
  items: readonly WorkItem[],
  today = regionToday(),
): { key: GroupKey; items: WorkItem[] }[] {
  const groups: { key: GroupKey; items: WorkItem[] }[] = [];
  for (const item of items) {
    const key = groupOf(item, today);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}
