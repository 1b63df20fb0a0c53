import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const RECORD = join(root, 'docs', 'decisions', '0181-name-a-reason-for-each-dependency.md');

/** Names of packages with their reasons; a name may stand for a family, such as `@types/*`. */
function reasons(): Map<string, string> {
  const rows = readFileSync(RECORD, 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm);
  return new Map([...rows].map(([, name, reason]) => [name!, reason!]));
}

test('every dependency has a reason in the decision, and no reason is left over', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const named = [...reasons().keys()];
  const covers = (name: string, one: string) => (name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name);
  expect(packages.filter((one) => !named.some((name) => covers(name, one)))).toEqual([]);
  expect(named.filter((name) => !packages.some((one) => covers(name, one)))).toEqual([]);
});

test('what only builds the web app is installed by npm start', () => {
  const { dependencies, onlyToBuild } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(onlyToBuild.filter((name: string) => !(name in dependencies))).toEqual([]);
});
