import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import '#features/nouns.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import { startOwnCluster } from '../testing/cluster.ts';
import { withConnection } from './connect.ts';
import { MIGRATIONS_FOLDER, readMigrations, VIEWS_FOLDER } from './migrate.ts';
import { schemaText } from './schema-text.ts';
import { readViews } from './views.ts';

/**
 * Maintains `db/schema.sql`, the schema after all migrations and views: `--write` writes it, `--check` fails when it is
 * stale. It always uses the embedded PostgreSQL, because other versions print the same schema differently.
 */
const FILE = fileURLToPath(new URL('../../../db/schema.sql', import.meta.url));
async function currentSchema(): Promise<string> {
  const cluster = await startOwnCluster();
  try {
    const { adminUrl } = await cluster.template();
    return await withConnection(adminUrl, (client) =>
      schemaText(client, { areaOf: (table) => allNouns().get(table)?.area, fileOf }),
    );
  } finally {
    await cluster.stop();
  }
}

function fileOf(name: string): string {
  const view = readViews(VIEWS_FOLDER).find((each) => each.name === name);
  if (view) return `db/views/${view.file}`;
  const defines = new RegExp(`create (or replace )?(function|procedure) ${name}\\b`);
  const migration = readMigrations(MIGRATIONS_FOLDER).findLast(({ sql }) => defines.test(sql));
  return `db/migrations/${migration?.name}`;
}

function stored(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

const [mode] = process.argv.slice(2);
if (mode === '--write') {
  writeFileSync(FILE, await currentSchema());
} else if (mode === '--check') {
  if (stored() !== (await currentSchema())) {
    console.error('db/schema.sql does not match db/migrations and db/views: run "npm run schema".');
    process.exitCode = 1;
  }
} else {
  console.error('Use --write or --check.');
  process.exitCode = 2;
}
