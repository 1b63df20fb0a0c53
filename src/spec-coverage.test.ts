import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (\d+\.\d+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, number, statement, proof]) => ({ number: number!, statement: statement!, proof: proof! }));

/** `path` “title”, as many as there are. */
const proofsOf = (proof: string) =>
  [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => ({ file: file!, title: title! }));

test('every statement of the specification has a row of its own', () => {
  expect(rows.length).toBeGreaterThanOrEqual(250);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test('every row is open and says for what it waits, or names tests that exist', () => {
  const wrong = rows.flatMap(({ number, proof }) => {
    if (/^open: \S/.test(proof)) return [];
    const proofs = proofsOf(proof);
    if (proofs.length === 0) return [`${number}: "${proof}" is no proof`];
    return proofs
      .filter(({ file, title }) => !hasTest(file, title))
      .map(({ file, title }) => `${number}: ${file} has no test “${title}”`);
  });
  expect(wrong).toEqual([]);
});

function hasTest(file: string, title: string): boolean {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return false;
  const text = read(file);
  // As it stands in the source: quotes inside a title are escaped there when they are the same.
  const titles = [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)];
  return titles.some(([, , written]) => written!.replace(/\\(.)/g, '$1') === title);
}

function read(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}
