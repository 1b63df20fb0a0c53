// npm test: everything that must hold before a change is handed in. Its last line is the sum.
// `npm test -- payouts` runs the tests of one feature alone, with the journeys that open its screens.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { build, fail, prepare, ROOT, readJson, runTool } from './toolchain.mjs';

/** The priority (`nice`) of tools beside the unit tests, so that they use only the time in which the tests wait. */
const BESIDE = 10;

const chosen = process.argv[2] && folderOf(process.argv[2]);
prepare();
const reports = mkdtempSync(join(tmpdir(), 'tandem-reports-'));
const total = { passed: 0, failed: 0 };
/** The failures, which are listed again at the end. */
const said = [];

if (chosen) await runFeature(chosen);
else await runEverything();

rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
if (said.length > 0) console.log(`\n${said.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function runEverything() {
  const lines = [];
  const checks = runChecks({ fences: false, print: (line) => lines.push(line), priority: BESIDE });
  // One after the other: together they would take the cores from the tests after all.
  const built = checks.then(() => build({ priority: BESIDE }));
  const demo = built.then(() => runTool('node', ['e2e/prepared-demo.ts'], { priority: BESIDE }));
  await part('Unit and API tests', () => runVitest());
  await part('Checks', async () => {
    const { passed, failed } = await checks;
    console.log(lines.join('\n'));
    for (const { name, output } of failed) say(name, output);
    return { passed: passed.length, failed: failed.length };
  });
  await part('Build', () => reportBuild(built));
  await part('Browser tests', async () => {
    await demo;
    return runBrowser();
  });
}

async function runFeature(folder) {
  const tests = join('src', 'features', folder, '/');
  await part(`Unit and API tests of ${folder}`, () => runVitest([tests]));
  const { code, output } = await runTool('node', ['e2e/journeys.ts', folder]);
  if (code !== 0) fail(output);
  const journeys = output.split('\n').filter(Boolean);
  if (journeys.length === 0) return console.log(`\nNo journey opens a screen of ${folder}.`);
  await part('Build', () => reportBuild(build()));
  await part(`Journeys that open its screens: ${journeys.length}`, () => runBrowser(journeys));
}

/** `payouts` or `money/payouts`, as `money/payouts`. */
function folderOf(name) {
  const [feature, area] = name.split('/').reverse();
  const features = join(ROOT, 'src', 'features');
  const found = readdirSync(features).filter(
    (one) => existsSync(join(features, one, feature)) && (area === undefined || area === one),
  );
  if (found.length !== 1 || feature === '')
    fail(`There is no feature ${name}: give the name of a folder in src/features/<area>, such as npm test -- payouts.`);
  return `${found[0]}/${feature}`;
}

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

async function runVitest(only = []) {
  const file = join(reports, 'vitest.json');
  const { code } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(only.length > 0 ? ['--passWithNoTests', ...only] : []),
    ],
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
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  if (only.length > 0 && code === 0 && report?.numTotalTests === 0) {
    console.log('It has no tests of its own.');
    return { passed: 0, failed: 0 };
  }
  return judge(code, report?.numPassedTests ?? 0, failed);
}

async function reportBuild(built) {
  const failure = await built;
  if (failure) console.log(failure);
  return { passed: failure ? 0 : 1, failed: failure ? 1 : 0 };
}

async function runBrowser(only = []) {
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
  const { code } = await runTool('playwright', ['test', '--reporter=list,json', ...only], { env, show: true });
  const { stats = {}, suites = [] } = readJson(file) ?? {};
  for (const { file: name, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests)
      if (status === 'unexpected') for (const { error } of results) say(`e2e/${name} › ${title}`, placed(error));
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

/** The message of a failed expectation in one line, with its line in the file and all that it names. */
function placed({ message = '', location } = {}) {
  const facts = stripVTControlCharacters(message)
    .split('\n\nCall log')[0]
    .split('\n')
    .map((line) => line.trim());
  return `${location ? `line ${location.line}: ` : ''}${facts.filter(Boolean).join('; ').slice(0, 400)}`;
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
