import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { IS_TINY } from './sizes.ts';

/**
 * Runs the sixty tasks against a model at any endpoint with the chat completions interface:
 * `TANDEM_EVAL_URL=https://models.example.com/v1 TANDEM_EVAL_MODEL=name TANDEM_EVAL_KEY=… npm run bench models`.
 * Without an address, one scripted planner solves them, which proves the suite.
 */
const root = join(import.meta.dirname, '..');
const SUITE = 'src/features/reporting/mcp-servers/server/testing/tasks/tasks.all.test.ts';
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), [IS_TINY ? 'list' : 'run', SUITE, '--retry=0'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'test' },
});
console.log(
  JSON.stringify({ measure: 'suite of tasks for models', value: status === 0 ? 1 : 0, unit: 'passed', reach: 1 }),
);
process.exitCode = status ?? 1;
