import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startOwnCluster } from '../testing/cluster.ts';
import { withConnection } from './connect.ts';
import { schemaText } from './schema-text.ts';

/**
 * Keeps `db/schema.sql`, the schema as the migrations leave it: `--write` writes it, `--check` fails when it is stale.
 * Always on the PostgreSQL that comes with Tandem, because other versions word the same schema differently.
 */
const FILE = fileURLToPath(new URL('../../../db/schema.sql', import.meta.url));
const HEADER =
  '-- Generated from the migrations by "node src/server/db/describe.ts --write"; read it, change them.\n\n';

async function currentSchema(): Promise<string> {
  const cluster = await startOwnCluster();
  try {
    const { adminUrl } = await cluster.template();
    return HEADER + (await withConnection(adminUrl, schemaText));
  } finally {
    await cluster.stop();
  }
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
    console.error(
      'db/schema.sql does not show the schema of the migrations: run "node src/server/db/describe.ts --write".',
    );
    process.exitCode = 1;
  }
} else {
  console.error('Say --write or --check.');
  process.exitCode = 2;
}
