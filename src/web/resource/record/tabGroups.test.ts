import { expect, test } from 'vitest';
import type { TabGroup } from '../../feature.ts';
import { groupTabs } from './tabGroups.ts';

const tab = (key: string, group?: TabGroup, count?: number) => ({
  key,
  label: key.toUpperCase(),
  content: null,
  ...(group && { group }),
  ...(count !== undefined && { count }),
});

test('shows up to seven tabs as they are', () => {
  const tabs = [tab('overview', 'Overview'), tab('tasks', 'Overview'), tab('deals', 'Deals', 3)];
  expect(groupTabs(tabs).map(({ key, label, count }) => [key, label, count])).toEqual([
    ['overview', 'OVERVIEW', undefined],
    ['tasks', 'TASKS', undefined],
    ['deals', 'DEALS', 3],
  ]);
});

test('groups more than seven tabs, in the order of the groups, with the count of their first tab', () => {
  const tabs = [
    tab('deals', 'Deals', 12),
    tab('leads', 'Deals', 2),
    tab('overview', 'Overview'),
    tab('tasks', 'Overview'),
    tab('own'),
    tab('tier', 'Program'),
    tab('contracts', 'Program'),
    tab('files', 'Files', 1),
  ];
  const groups = groupTabs(tabs);
  expect(groups.map(({ key, label, count }) => [key, label, count])).toEqual([
    ['overview', 'Overview', undefined],
    ['own', 'OWN', undefined],
    ['deals', 'Deals', 12],
    ['tier', 'Program', undefined],
    // A group with a single tab has the name of the tab.
    ['files', 'FILES', 1],
  ]);
  expect(groups.flatMap((group) => group.tabs)).toHaveLength(tabs.length);
});
