// npm run check: what can be known without running the product, in parallel. What did not change since the last run is taken
// from it: every tool keeps what it found in node_modules/.cache.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildClientTypes } from './client.mjs';
import { prepare, ROOT, runTool } from './toolchain.mjs';

const TYPES = join('node_modules', '.cache', 'tandem-types.tsbuildinfo');

/** The longest first, which have the cores to themselves for a moment. */
const CHECKS = [
  ['types', 'tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', TYPES]],
  ['statements fit the schema', 'node', ['scripts/statements.mjs']],
  ['format and lint', 'node', ['scripts/lint.mjs']],
  ['unused code', 'knip', ['--no-progress', '--cache']],
  ['plain words', 'node', ['scripts/texts.mjs', '--check']],
  ['db/schema.sql is current', 'node', ['scripts/schema.mjs', '--check']],
  ['package-lock.json is complete', 'node', ['scripts/lock.mjs']],
  ['docs/states.md is current', 'node', ['scripts/diagrams.mjs', '--check']],
  ['tables of contents are current', 'node', ['scripts/contents.mjs', '--check']],
  ['labels of declarations are current', 'node', ['scripts/labels.mjs', '--check']],
  ['messages of refusals are current', 'node', ['scripts/errors.mjs', '--check']],
];
const FENCES = ['fences', 'vitest', ['run', 'src/architecture.test.ts']];

/** The types include those of the published client, which are built from our API description. */
async function runCheck(name, tool, args, priority) {
  const failure = name === 'types' ? await buildClientTypes({ priority }) : undefined;
  return failure ? { code: 1, output: failure, seconds: 0 } : runTool(tool, args, { priority });
}

/** Runs the checks and prints those that failed with what they say. */
export async function runChecks({ fences = true, print = console.log, priority } = {}) {
  const checks = fences && existsSync(join(ROOT, FENCES[2][1])) ? [...CHECKS, FENCES] : CHECKS;
  const results = await Promise.all(
    checks.map(async ([name, tool, args]) => {
      const { code, output, seconds } = await runCheck(name, tool, args, priority);
      print(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
      return { name, output, isOk: code === 0 };
    }),
  );
  const failed = results.filter(({ isOk }) => !isOk);
  for (const { name, output } of failed) print(`\n--- ${name}\n${output}`);
  return { passed: results.filter(({ isOk }) => isOk), failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare({ forTests: true });
  const { failed } = await runChecks();
  process.exitCode = failed.length > 0 ? 1 : 0;
}
