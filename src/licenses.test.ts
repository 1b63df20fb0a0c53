import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licenses under which code, fonts or data may be a part of an AGPL-3.0 program (https://www.gnu.org/licenses/license-list.html). */
const COMPATIBLE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['MPL-2.0', 'Python-2.0', 'PSF-2.0', 'MIT/X11', 'Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1'],
]);

/** Packages whose manifest names the license in another way; it was read in their files. */
const READ_IN_FILES: Record<string, string> = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  rai: 'MIT',
  simplesmtp: 'MIT',
};

interface Locked {
  license?: string;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages).filter(([path]) => path.startsWith('node_modules/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether an SPDX expression lets us choose compatible licenses only. */
function isCompatible(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  const choices = plain.split(/\s+OR\s+/);
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((one) => COMPATIBLE.has(one.trim().split(' ')[0]!)));
}

test('every package has a license that is compatible with that of Tandem', () => {
  const wrong = installed.flatMap(([path, { license }]) => {
    const its = license ?? READ_IN_FILES[nameOf(path)] ?? 'none';
    return isCompatible(its) ? [] : [`${nameOf(path)}: ${its}`];
  });
  expect(installed.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('a license that was read in the files is still missing in the manifest', () => {
  const missing = installed.filter(([, { license }]) => !license).map(([path]) => nameOf(path));
  expect(Object.keys(READ_IN_FILES).sort()).toEqual([...new Set(missing)].sort());
});

test.each([
  ['(MIT OR EUPL-1.1+)', true],
  ['(MIT AND Zlib)', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['MIT AND SSPL-1.0', false],
  ['BUSL-1.1', false],
  ['none', false],
])('%s is compatible: %s', (expression, is) => {
  expect(isCompatible(expression)).toBe(is);
});
