// npm run docs [-- --base /path/]: builds the documentation site into docs-site/dist. Its tools have a lockfile of their own
// in docs-site, so that neither the product nor its tests install them (decision 227).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, fail, prepare, ROOT, readJson, runTool } from './toolchain.mjs';

const SITE = join(ROOT, 'docs-site');

/** npm compares the checksums of the lockfile. No package runs a script at its installation. */
function installTools() {
  const wanted = readJson(join(SITE, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(SITE, 'node_modules', '.package-lock.json'))?.packages ?? {};
  const isInstalled = Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
  if (isInstalled) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: SITE,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The tools of the documentation site could not be installed: see the npm messages above.');
}

prepare({ forTests: true });
installTools();
const { code, output } = await runTool('node', ['src/server/testing/write-site-pages.ts', join(SITE, 'generated')]);
if (code !== 0) fail(output);
console.log(output);
const started = Date.now();
const { status, stdout, stderr } = spawnSync(
  join(SITE, 'node_modules', '.bin', process.platform === 'win32' ? 'vitepress.cmd' : 'vitepress'),
  ['build', ...process.argv.slice(2)],
  { cwd: SITE, env: environment(), encoding: 'utf8', maxBuffer: 2 ** 28 },
);
if (status !== 0) fail(`${stdout}${stderr}`);
console.log(`docs-site/dist is built (${Math.round((Date.now() - started) / 1000)} s).`);
