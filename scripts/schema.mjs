// npm run schema: writes db/schema.sql from db/migrations and db/views, after a change of either. `--check` writes nothing
// and fails if it is stale; what it is made of is compared with the last good check first, which saves a database.

import { fail, prepare, runTool } from './toolchain.mjs';
import { changedFiles, filesOfProject } from './unchanged.mjs';

/** Everything that decides what the file says: the schema, what migrates and describes it, and the areas of its tables. */
const MADE_OF =
  /^(db|src\/server\/(db|postgres|testing)|src\/shared)\/|^src\/features\/(.*\/)?nouns\.ts$|^(package-lock\.json|scripts\/schema\.mjs)$/;

if (process.argv.includes('--check')) {
  const files = filesOfProject().filter((path) => MADE_OF.test(path) && !path.endsWith('.test.ts'));
  // A removed file counts as well, so all of them decide together.
  const { changed, keep } = changedFiles('schema', files, files);
  if (changed.length > 0 || files.length === 0) {
    const { code, output } = await runTool('node', ['src/server/db/describe.ts', '--check']);
    if (code !== 0) fail(output || 'db/schema.sql could not be compared.');
    keep();
  }
} else {
  prepare({ forTests: true });
  const { code, output } = await runTool('node', ['src/server/db/describe.ts', '--write']);
  if (code !== 0) fail(output || 'db/schema.sql could not be written.');
  console.log('db/schema.sql is current.');
}
