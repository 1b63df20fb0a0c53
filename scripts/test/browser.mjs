// The journeys in a browser, run by Playwright.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '../chromium.mjs';
import { readJson, runTool } from '../toolchain.mjs';
import { requireTests } from './results.mjs';

/** As in playwright.config.ts. */
const WORKERS = 2;

export async function runBrowser({ reports, env, only = [] }) {
  const chromium = findChromium();
  if (!chromium)
    return {
      passed: 0,
      failures: [
        'No Chromium was found: install it (apt install chromium-headless-shell), or give its path as CHROMIUM_PATH.',
      ],
    };
  const file = join(reports, 'browser.json');
  const start = Date.now();
  const { code } = await runTool('playwright', ['test', '--reporter=list,json', '--retries=1', ...only], {
    show: true,
    env: {
      ...env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      TANDEM_TEST_REPORT: file,
      E2E_PORT: process.env.E2E_PORT ?? String(await freePorts(3)),
    },
  });
  const tests = (readJson(file)?.suites ?? []).flatMap(specsOf).flatMap(resultsOf);
  const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky');
  return {
    passed: passed.length,
    failures: requireTests({
      code,
      passed: passed.length,
      failures: tests.filter(({ status }) => status === 'unexpected').map(({ name, why }) => `${name}: ${why}`),
    }),
    unstable: passed.filter(({ status }) => status === 'flaky').map(({ name, why }) => `${name}: ${why}`),
    slowest: tests.map(({ name, seconds }) => ({ name, seconds })),
    shares: sharesOf(`${file}.times`, (Date.now() - start) / 1_000, tests),
  };
}

/** The specs in a report of Playwright, which nests them by file and group. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function resultsOf({ file, title, tests }) {
  return tests.map(({ status, results }) => ({
    name: `e2e/${file} › ${title}`,
    status,
    why: results.map(({ error }) => error && placed(error)).find(Boolean) ?? '',
    seconds: results.reduce((sum, { duration }) => sum + duration / 1_000, 0),
    start: Math.min(...results.map(({ startTime }) => Date.parse(startTime))),
  }));
}

/** The message of a failed expectation in one line, with its line in the file and all that it names. */
function placed({ message = '', location } = {}) {
  const facts = stripVTControlCharacters(message)
    .split('\n\nCall log')[0]
    .split('\n')
    .map((line) => line.trim());
  return `${location ? `line ${location.line}: ` : ''}${facts.filter(Boolean).join('; ').slice(0, 400)}`;
}

/**
 * The shares of the workers' time, in seconds of all of them together. The server notes its own (e2e/server.ts); the system
 * does not add up the time of browsers.
 */
function sharesOf(file, seconds, tests) {
  const server = (readTimes(file)?.databaseMs ?? 0) / 1_000;
  const inTests = tests.reduce((sum, test) => sum + test.seconds, 0);
  return {
    'start-up': Math.max(0, seconds * WORKERS - inTests),
    'server and database': server,
    'browsers, tests and waiting': Math.max(0, inTests - server),
  };
}

function readTimes(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** The first of several consecutive free ports: the product's, and those of the servers that some journeys start. */
async function freePorts(count) {
  const isFree = (port) =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, 'localhost', () => server.close(() => resolve(true)));
    });
  for (let first = 4310; first < 5310; first += 10) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error('No free ports between 4310 and 5310.');
}
