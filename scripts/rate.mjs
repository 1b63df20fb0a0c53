// `npm run rate -- <cases.json>`: decides commission cases with the engine of the product and prints one JSON object
// per case. It is plain JavaScript, because an older Node may start it; the engine itself is TypeScript and runs with
// the project's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = resolve(root, 'src/features/commissions/commission-engine/rate-cases.ts');
const bundled = resolve(root, 'node_modules/node/bin/node');

const [major] = process.versions.node.split('.').map(Number);
const node = existsSync(bundled) ? bundled : process.execPath;

if (!existsSync(resolve(root, 'node_modules/typebox')) || (node === process.execPath && major < 24)) {
  process.stderr.write('The project\'s packages are not installed. Run "npm ci" here first, then try again.\n');
  process.exitCode = 1;
} else {
  // Paths are relative to where the command was typed; npm changes the directory and remembers it in INIT_CWD.
  const folders = [process.env.INIT_CWD, process.cwd()].filter(Boolean);
  const paths = process.argv
    .slice(2)
    .map((path) => folders.map((folder) => resolve(folder, path)).find(existsSync) ?? path);
  // Long replays keep most of their objects, so fewer and larger garbage collections are faster.
  const run = spawnSync(node, ['--max-semi-space-size=64', program, ...paths], { stdio: 'inherit' });
  if (run.error) process.stderr.write(`${run.error.message}\n`);
  process.exitCode = run.status ?? 1;
}
