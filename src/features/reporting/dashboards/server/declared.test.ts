import { expect, test } from 'vitest';
import '#features/server.ts';
import type { Ask } from '#server/figures/ask.ts';
import { needRowsOf, readerOf, recentEventsOf } from '#server/figures/define.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allNouns } from '#shared/nouns.ts';
import { entries, lists, needs, specOf, widgetKeys } from '../catalog.ts';

test('every declared widget and to-do has figures', () => {
  for (const key of widgetKeys) expect(readerOf(key), key).toBeTypeOf('function');
  const ask = { today: '2026-03-16', now: '2026-03-16T09:00:00.000Z', call: { actor: {} } } as Ask;
  for (const key of Object.keys(needs)) expect(Object.keys(entries), key).toContain(needRowsOf(key, ask).kind);
  for (const { kind } of [...recentEventsOf('company'), ...recentEventsOf('partner')])
    expect(Object.keys(entries)).toContain(kind);
});

test('declarations refer to existing things', () => {
  for (const list of Object.keys(lists)) expect(declaredResources().has(list), list).toBe(true);
  for (const { list } of Object.values(needs)) expect(Object.keys(lists)).toContain(list);
  for (const { resource } of Object.values(entries))
    expect(allNouns().get(resource)?.permission, resource).toBeDefined();
  for (const key of widgetKeys)
    for (const table of [...specOf(key).needs, ...specOf(key).about]) expect(allNouns().has(table), table).toBe(true);
});
