import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_TINY } from './sizes.ts';

/** Runs the leak suite of the assistant and writes its table to docs/leaks.md. A tiny run only finds the suite. */
const root = join(import.meta.dirname, '..');
const SUITE = 'src/features/reporting/assistant-chats/server/testing/leaks/leaks.all.test.ts';
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), [IS_TINY ? 'list' : 'run', SUITE], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'test', TANDEM_TEST_ALL: '1', ...(!IS_TINY && { WRITE_LEAKS: '1' }) },
});
const [, cases, leaks] =
  /^Total: ([\d,]+) cases, ([\d,]+) leaks\.$/m.exec(readFileSync(join(root, 'docs/leaks.md'), 'utf8')) ?? [];
if (!cases || !leaks) throw new Error('docs/leaks.md has no line with the total of its cases and leaks.');
console.log(JSON.stringify({ measure: 'attacks', value: Number(cases.replaceAll(',', '')), unit: 'cases' }));
console.log(JSON.stringify({ measure: 'leaks', value: Number(leaks.replaceAll(',', '')), unit: 'leaks', reach: 0 }));
process.exitCode = status ?? 1;
