// npm run pictures: takes the pictures of the tour anew, by the journey that proves its page, on the demo of today.
import { findChromium } from './chromium.mjs';
import { build, fail, prepare, runTool } from './toolchain.mjs';

prepare({ forTests: true });
const failure = await build();
if (failure) fail(failure);
const CHROMIUM_PATH = findChromium();
if (!CHROMIUM_PATH)
  fail('No Chromium was found: install it (apt install chromium-headless-shell), or give its path as CHROMIUM_PATH.');
const { code } = await runTool('playwright', ['test', 'e2e/take-the-tour.spec.ts', '--retries=0'], {
  show: true,
  env: { CHROMIUM_PATH, TANDEM_PICTURES: '1', TANDEM_TEST_ALL: '1' },
});
process.exit(code);
