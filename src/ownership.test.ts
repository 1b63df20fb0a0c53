import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import '#features/nouns.ts';
import { allNouns, nounsWhere } from '#shared/nouns.ts';

/** Every table has one owner: the feature that declares its noun. The kernel's own tables are listed here. */
const root = join(import.meta.dirname, '..');
const schema = readFileSync(join(root, 'db/schema.sql'), 'utf8');
const tables = [...schema.matchAll(/^create table ([a-z_]+) /gm)].map(([, name]) => name!);

const kernelTables = [
  'custom_unique_values',
  'idempotency_records',
  'number_blocks',
  'number_series',
  'outbox_cursors',
  'outbox_events',
  'server_errors',
  'tandem_migrations',
  'usage_counters',
];

const owners = new Map<string, string>();
for (const file of globSync('src/features/*/*/nouns.ts', { cwd: root }).sort()) {
  const feature = file.split('/').slice(2, 4).join('/');
  for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(\w+): \{/gm))
    owners.set(name!, feature);
}

test('every table is declared by one feature or is the kernel’s own', () => {
  expect(owners.size).toBe(allNouns().size);
  expect(tables.filter((table) => !allNouns().has(table) && !kernelTables.includes(table))).toEqual([]);
});

test('the audit log knows exactly the tables whose changes the database records', () => {
  const recorded = [...schema.matchAll(/^CREATE TRIGGER record AFTER [A-Z ]+ ON ([a-z_]+)/gm)].map(([, name]) => name!);
  expect(nounsWhere(({ log }) => log !== undefined).sort()).toEqual([...recorded].sort());
});

/**
 * Writes to another feature's table, as "file -> table", that are still to be moved behind the owner's service. The list
 * only gets shorter: remove a line with the write it stands for.
 */
const toBeMoved: readonly string[] = JSON.parse(readFileSync(join(root, 'src/foreign-writes.json'), 'utf8'));

test('a table is written only by its feature', () => {
  const files = globSync('src/features/*/*/server/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|\/sample\.ts$/.test(file),
  );
  const foreign = files.flatMap((file) => {
    const feature = file.split('/').slice(2, 4).join('/');
    const text = readFileSync(join(root, file), 'utf8');
    const written = [...text.matchAll(/\b(?:insert into|update|delete from)\s+"?([a-z_]+)/g)].map(([, name]) => name!);
    const others = new Set(written.filter((table) => owners.has(table) && owners.get(table) !== feature));
    return [...others].map((table) => `${file} -> ${table}`);
  });
  expect(foreign.sort()).toEqual([...toBeMoved].sort());
});
