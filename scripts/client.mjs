// npm run client: writes the types of the published client (client/src/schema.ts) from our own API description, and prints
// its hash. The file is built, not committed: it is written again only when something changed that the API may follow from.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, hashOf, prepare, ROOT, runTool } from './toolchain.mjs';

const TYPES = join('client', 'src', 'schema.ts');
const RECORD = join(ROOT, 'node_modules', '.cache', 'tandem-client-inputs.txt');
const INPUTS = ['package-lock.json', 'db/migrations', 'db/views', 'src/server', 'src/shared', 'src/features'];

/** Resolves with what went wrong, or with nothing. */
export async function buildClientTypes({ priority } = {}) {
  const inputs = hashOf(INPUTS, { server: true });
  const isCurrent = existsSync(join(ROOT, TYPES)) && existsSync(RECORD) && readFileSync(RECORD, 'utf8') === inputs;
  if (isCurrent) return undefined;
  const { code, output } = await runTool('node', ['src/server/testing/write-client-types.ts', TYPES], { priority });
  if (code !== 0) return output || 'The API description could not be read.';
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, inputs);
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare({ forTests: true });
  const failure = await buildClientTypes();
  if (failure) fail(failure);
  const [head] = readFileSync(join(ROOT, TYPES), 'utf8').split('\n');
  console.log(`${TYPES} is current (${/[0-9a-f]{32}/.exec(head)}).`);
}
