// npm test: runs everything that must pass before a change is handed in. Its last line is the summary.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { build, prepare, ROOT, readJson, runTool } from './toolchain.mjs';

prepare();
const reports = mkdtempSync(join(tmpdir(), 'tandem-reports-'));
const total = { passed: 0, failed: 0 };
/** The failures, which are listed again at the end. */
const said = [];

await part('Checks', runAllChecks);
await part('Unit and API tests', runVitest);
await part('Build', runBuild);
await part('Browser tests', runBrowser);

rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
if (said.length > 0) console.log(`\n${said.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function part(title, run) {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const { passed, failed } = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  console.log(`   ${title}: ${passed} passed, ${failed} failed (${((Date.now() - start) / 1000).toFixed(0)} s)`);
}

async function runAllChecks() {
  const { passed, failed } = await runChecks({ fences: false });
  for (const { name, output } of failed) say(name, output);
  return { passed: passed.length, failed: failed.length };
}

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const { code } = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { show: true },
  );
  const report = readJson(file);
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName, failureMessages = [] } of assertionResults)
      if (status === 'failed') say(`${relative(ROOT, name)} › ${fullName}`, failureMessages[0]);
  // A file that cannot be loaded has no tests that could fail.
  const broken = report?.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  });
  for (const { name, message } of broken ?? []) say(relative(ROOT, name), message);
  return judge(code, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + (broken?.length ?? 0));
}

async function runBuild() {
  const failure = await build();
  if (failure) console.log(failure);
  return { passed: failure ? 0 : 1, failed: failure ? 1 : 0 };
}

async function runBrowser() {
  const chromium = findChromium();
  if (!chromium) {
    console.log(
      'No Chromium was found: install it (apt install chromium-headless-shell), or give its path as CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1 };
  }
  const file = join(reports, 'playwright.json');
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_PORT: process.env.E2E_PORT ?? String(await freePorts(3)),
  };
  const { code } = await runTool('playwright', ['test', '--reporter=list,json'], { env, show: true });
  const { stats = {}, suites = [] } = readJson(file) ?? {};
  for (const { file: name, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests)
      if (status === 'unexpected') say(`e2e/${name} › ${title}`, results[0]?.error?.message);
  return judge(code, stats.expected ?? 0, stats.unexpected ?? 0);
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

/** The specs in a report of Playwright, which nests them by file and group. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function say(name, message = '') {
  const [why = ''] = stripVTControlCharacters(message).split('\n');
  said.push(`FAILED ${name}${why && `: ${why.trim()}`}`);
}

/** A runner that crashed or ran no test has failed, even if it counted no failure. */
function judge(code, passed, failed) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  if (isSilentFailure) console.log(passed === 0 ? 'No test passed.' : `The runner ended with code ${code}.`);
  return { passed, failed: isSilentFailure ? 1 : failed };
}
