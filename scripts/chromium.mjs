// Finds a browser for the tests on this machine, because downloading another build may not be allowed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The first one has no window at all and needs a quarter less time for the same pages. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium; installs Debian's if there is none and the machine allows it. CHROMIUM_PATH takes precedence.
 */
export function findChromium() {
  return search() ?? install();
}

function search() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return NAMES.map(which).find(Boolean) ?? PLACES.find((place) => existsSync(place));
}

function install() {
  if (process.getuid?.() !== 0 || !which('apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests.');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const found = search();
    if (found) return found;
  }
  return undefined;
}

function which(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
