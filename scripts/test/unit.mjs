// The unit and API tests, run by vitest; src/server/testing/reporter.ts writes their results.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, runTool } from '../toolchain.mjs';
import { firstLine, requireTests } from './results.mjs';

const REPORTER = 'src/server/testing/reporter.ts';
/** As in vitest.config.ts. */
const WORKERS = 2;

export async function runVitest({ reports, env, only = [] }) {
  const file = join(reports, 'unit.json');
  const start = Date.now();
  const { code } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      `--reporter=${REPORTER}`,
      '--retry=1',
      ...(only.length > 0 ? ['--passWithNoTests', ...only] : []),
    ],
    { show: true, env: { ...env, TANDEM_TEST_REPORT: file } },
  );
  const { tests = [], files = [] } = readJson(file) ?? {};
  if (only.length > 0 && code === 0 && tests.length === 0) {
    console.log('It has no tests of its own.');
    return { passed: 0, failures: [] };
  }
  const named = ({ file: path, title }) => `${path} › ${title}`;
  const passed = tests.filter(({ state }) => state === 'passed');
  return {
    passed: passed.length,
    failures: requireTests({
      code,
      passed: passed.length,
      failures: [
        ...tests.filter(({ state }) => state === 'failed').map((test) => `${named(test)}: ${firstLine(test.message)}`),
        ...files.filter(({ message }) => message).map(({ file: path, message }) => `${path}: ${firstLine(message)}`),
      ],
    }),
    unstable: passed.filter(({ isUnstable }) => isUnstable).map((test) => `${named(test)}: ${firstLine(test.message)}`),
    slowest: files.map(({ file: path, total }) => ({ name: path, seconds: total / 1_000 })),
    shares: sharesOf(files, notesOf(`${file}.times`), (Date.now() - start) / 1_000),
  };
}

function notesOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The shares of the workers' time, in seconds of all of them together. */
function sharesOf(files, notes, seconds) {
  const sum = (values) => values.reduce((total, value) => total + value, 0) / 1_000;
  const startUp = sum(files.map((file) => file.startUp));
  const database = sum(notes.map(({ databaseMs = 0 }) => databaseMs));
  // The time of a file includes importing it, which is start-up.
  const tests = Math.max(0, sum(notes.map(({ processorMs = 0 }) => processorMs)) - startUp);
  const waiting = Math.max(0, seconds * WORKERS - startUp - database - tests);
  return { 'start-up': startUp, database, tests, waiting };
}
