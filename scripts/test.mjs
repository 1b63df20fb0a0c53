// npm test: everything that must hold before a change is handed in. Its last line is the sum.
// `npm test` is complete in kind; `npm test -- --all` adds breadth: walks over everything, kills, tiny benches.
// `npm test -- payouts` runs the tests of one feature alone, with the journeys that open its screens.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTinyBenches } from './bench.mjs';
import { runChecks } from './check.mjs';
import { runBrowser } from './test/browser.mjs';
import { describeTimes, timesOf } from './test/times.mjs';
import { runVitest } from './test/unit.mjs';
import { build, fail, prepare, ROOT, runTool } from './toolchain.mjs';

/** The priority (`nice`) of tools beside the unit tests, so that they use only the time in which the tests wait. */
const BESIDE = 10;

const isAll = process.argv.includes('--all');
const [name] = process.argv.slice(2).filter((argument) => argument !== '--all');
const chosen = name && folderOf(name);
prepare({ forTests: true });
const reports = mkdtempSync(join(tmpdir(), 'tandem-reports-'));
/** One feature is tested completely, because that takes little time. */
const env = isAll || chosen ? { TANDEM_TEST_ALL: '1' } : {};
const start = Date.now();
const total = { passed: 0, failed: 0 };
/** Tests that failed, and tests that passed only at their second try; both are listed at the end. */
const failures = [];
const unstable = [];
const parts = [];

if (chosen) await runFeature(chosen);
else await runEverything();

rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
const times = timesOf(parts, { isAll, seconds: (Date.now() - start) / 1_000 });
console.log(`\n${describeTimes(times)}`);
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
writeFileSync(join(ROOT, 'test-results', 'times.json'), `${JSON.stringify(times, null, 2)}\n`);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
if (unstable.length > 0) console.log(`\n${unstable.map((one) => `unstable: ${one}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function runEverything() {
  const lines = [];
  const checks = runChecks({ fences: false, print: (line) => lines.push(line), priority: BESIDE });
  // One after the other: together they would take the cores from the tests after all.
  const built = checks.then(() => build({ priority: BESIDE }));
  const demo = built.then(() => runTool('node', ['e2e/prepared-demo.ts'], { priority: BESIDE }));
  await part('Unit and API tests', () => runVitest({ reports, env }));
  await part('Checks', async () => {
    const { passed, failed } = await checks;
    console.log(lines.join('\n'));
    return { passed: passed.length, failures: failed.map(({ name: check, output }) => `${check}: ${output}`) };
  });
  await part('Build', () => reportBuild(built));
  await part('Browser tests', async () => {
    await demo;
    return runBrowser({ reports, env });
  });
  if (isAll) await part('Benches with tiny sizes', runBenches);
}

async function runBenches() {
  const benches = await runTinyBenches();
  return {
    passed: benches.filter(({ ok }) => ok).length,
    failures: benches
      .filter(({ ok }) => !ok)
      .map(({ name: bench, output }) => `bench ${bench}: ${output.split('\n').at(-1)}`),
    slowest: benches.map(({ name: bench, seconds }) => ({ name: `bench ${bench}`, seconds })),
  };
}

async function runFeature(folder) {
  const tests = join('src', 'features', folder, '/');
  await part(`Unit and API tests of ${folder}`, () => runVitest({ reports, env, only: [tests] }));
  const { code, output } = await runTool('node', ['e2e/journeys.ts', folder.split('/')[1]]);
  if (code !== 0) fail(output);
  const journeys = output.split('\n').filter(Boolean);
  if (journeys.length === 0) return console.log(`\nNo journey opens a screen of ${folder}.`);
  await part('Build', () => reportBuild(build()));
  await part(`Journeys that open its screens: ${journeys.length}`, () => runBrowser({ reports, env, only: journeys }));
}

/** `payouts` or `payouts/payouts`, as `payouts/payouts`. */
function folderOf(given) {
  const [feature, area] = given.split('/').reverse();
  const features = join(ROOT, 'src', 'features');
  const found = readdirSync(features).filter(
    (one) => existsSync(join(features, one, feature)) && (area === undefined || area === one),
  );
  if (found.length !== 1 || feature === '')
    fail(
      `There is no feature ${given}: give the name of a folder in src/features/<area>, such as npm test -- payouts.`,
    );
  return `${found[0]}/${feature}`;
}

/** Runs one part and counts it. A part resolves with `passed`, `failures`, and what it knows of unstable tests and times. */
async function part(title, run) {
  console.log(`\n== ${title}`);
  const begin = Date.now();
  const result = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failures: [`${title}: ${error.message}`] };
  });
  const seconds = (Date.now() - begin) / 1_000;
  const { passed, failures: failed, unstable: repeated = [] } = result;
  total.passed += passed;
  total.failed += failed.length;
  failures.push(...failed.map((one) => `FAILED ${one}`));
  unstable.push(...repeated);
  parts.push({ title, seconds, ...result });
  console.log(`   ${title}: ${passed} passed, ${failed.length} failed (${seconds.toFixed(0)} s)`);
}

async function reportBuild(built) {
  const failure = await built;
  if (failure) console.log(failure);
  return { passed: failure ? 0 : 1, failures: failure ? ['the web app could not be built'] : [] };
}
