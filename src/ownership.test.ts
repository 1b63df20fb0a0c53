import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import '#features/nouns.ts';
import { allNouns, nounsWhere } from '#shared/nouns/nouns.ts';

/** Every table has one owner: the feature that declares its noun. The kernel's own tables are listed here. */
const root = join(import.meta.dirname, '..');
const schema = readFileSync(join(root, 'db/schema.sql'), 'utf8');
const tables = [...schema.matchAll(/^create table ([a-z_]+) /gm)].map(([, name]) => name!);

const kernelTables = [
  'arriving_files',
  'arriving_moves',
  'company_signing_keys',
  'custom_unique_values',
  'departed_moves',
  'frozen_companies',
  'given_up_jobs',
  'idempotency_records',
  'inbound_webhook_messages',
  'inbound_webhooks',
  'move_parts',
  'number_blocks',
  'number_series',
  'outbox_cursors',
  'outbox_events',
  'server_errors',
  'size_readings',
  'stored_secrets',
  'tandem_migrations',
  'tandem_views',
  'usage_counters',
  'visitor_links',
];

const owners = new Map<string, string>();
for (const file of globSync('src/features/*/*/nouns.ts', { cwd: root }).sort()) {
  const feature = file.split('/').slice(2, 4).join('/');
  for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(\w+): \{/gm))
    owners.set(name!, feature);
}

test('every table belongs to one feature or to the kernel', () => {
  expect(owners.size).toBe(allNouns().size);
  expect(tables.filter((table) => !allNouns().has(table) && !kernelTables.includes(table))).toEqual([]);
});

test('the audit log covers exactly the tables the database records', () => {
  const recorded = schema
    .split(/^create table /m)
    .filter((table) => /^-- isolated,.* recorded\b/m.test(table))
    .map((table) => /^\w+/.exec(table)![0]);
  expect(nounsWhere(({ log }) => log !== undefined).sort()).toEqual([...recorded].sort());
});

/**
 * The remaining exceptions: writes to another feature's table, as "file -> table", and files that list the tables of
 * others. Both lists may only get shorter.
 */
const allowed: Record<'foreignWrites' | 'centralLists', readonly string[]> = JSON.parse(
  readFileSync(join(root, 'src/ownership.json'), 'utf8'),
);

test('only its owner writes to a table', () => {
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
  expect(foreign.sort()).toEqual([...allowed.foreignWrites].sort());
});

// Six or more tables make a central list, whose content the features should declare instead.
test('no file lists tables of other features', () => {
  const files = globSync('src/features/*/*/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|\/sample\.ts$|nouns\.ts$/.test(file),
  );
  const naming = files.filter((file) => {
    const feature = file.split('/').slice(2, 4).join('/');
    // References in declared fields do not count as a list.
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/field\.references?\('[a-z_]+'/g, '');
    const quoted = [...text.matchAll(/['"`]([a-z_]+)['"`]|^\s+([a-z_]+):/gm)];
    const others = quoted
      .map(([, name, key]) => name ?? key!)
      .filter((name) => (owners.get(name) ?? feature) !== feature);
    return new Set(others).size >= 6;
  });
  expect(naming.sort()).toEqual([...allowed.centralLists].sort());
});
