// npm run check: runs all checks that do not run the product, in parallel.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, ROOT, runTool } from './toolchain.mjs';

const CHECKS = [
  ['types', 'tsc', ['-p', '.']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['plain words', 'node', ['scripts/texts.mjs', '--check']],
  ['unused code', 'knip', ['--no-progress']],
  ['package-lock.json is complete', 'node', ['scripts/lock.mjs']],
  ['tables of contents are current', 'node', ['scripts/contents.mjs', '--check']],
  ['db/schema.sql is current', 'node', ['src/server/db/describe.ts', '--check']],
];
const FENCES = ['fences', 'vitest', ['run', 'src/architecture.test.ts']];

/** Runs the checks, and prints the output of those that failed. */
export async function runChecks({ fences = true } = {}) {
  const checks = fences && existsSync(join(ROOT, FENCES[2][1])) ? [...CHECKS, FENCES] : CHECKS;
  const results = await Promise.all(
    checks.map(async ([name, tool, args]) => {
      const { code, output, seconds } = await runTool(tool, args);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
      return { name, output, isOk: code === 0 };
    }),
  );
  const failed = results.filter(({ isOk }) => !isOk);
  for (const { name, output } of failed) console.log(`\n--- ${name}\n${output}`);
  return { passed: results.filter(({ isOk }) => isOk), failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare();
  const { failed } = await runChecks();
  process.exitCode = failed.length > 0 ? 1 : 0;
}
