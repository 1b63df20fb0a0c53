import { expect, test } from 'vitest';
import '#features/server.ts';
import { readerOf, recentEventsOf } from '#server/figures/define.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { entries, lists, specOf, widgetKeys } from '../catalog.ts';

test('every declared widget has figures', () => {
  for (const key of widgetKeys) expect(readerOf(key), key).toBeTypeOf('function');
  for (const { kind } of [...recentEventsOf('company'), ...recentEventsOf('partner')])
    expect(Object.keys(entries)).toContain(kind);
});

test('declarations refer to existing things', () => {
  for (const list of Object.keys(lists)) expect(declaredResources().has(list), list).toBe(true);
  for (const { resource } of Object.values(entries))
    expect(allNouns().get(resource)?.permission, resource).toBeDefined();
  for (const key of widgetKeys)
    for (const table of [...specOf(key).needs, ...specOf(key).about]) expect(allNouns().has(table), table).toBe(true);
});
