import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Tests that pass although the product is broken. */
const root = join(import.meta.dirname, '..');

interface Weakness {
  name: string;
  pattern: RegExp;
  /** Test code that has the weakness. */
  example: string;
  /** Test code that checks the same properly. */
  better: string;
}

const weaknesses: Weakness[] = [
  {
    name: 'accepts every status but one; name the status',
    pattern: /\.not\s*\.toBe\(\s*2\d\d\s*\)/g,
    example: 'expect(answer.statusCode).not.toBe(200);',
    better: 'expect(answer.statusCode).toBe(404);',
  },
  {
    name: 'accepts a range of statuses; name the status',
    pattern:
      /(?:\.status(?:Code|\(\))?|\bstatusCode)(?:, [^;\n]*)?\)\s*\.(?:toBeGreaterThan(?:OrEqual)?\(|toBeLessThan(?:OrEqual)?\(\s*[34]\d\d\b)/g,
    example: 'expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);',
    better: 'expect(answer.statusCode, answer.body).toBe(422);',
  },
  {
    name: 'accepts success and refusal; tell in a message why both may happen',
    pattern:
      /expect\(\s*\[(?:[\d, ]*\b2\d\d\b[\d, ]*\b[45]\d\d\b|[\d, ]*\b[45]\d\d\b[\d, ]*\b2\d\d\b)[\d, ]*\]\s*,?\s*\)\s*\.toContain/g,
    example: 'expect([200, 409]).toContain(answer.statusCode);',
    better: "expect([200, 409], 'before or after the merge').toContain(answer.statusCode);",
  },
  {
    name: 'is true for an empty list; use expectEvery()',
    pattern: /\bexpect\((?:(?!\bexpect\()[^;])*?\.every\([^;]*?\.toBe\(\s*true\s*,?\s*\)/g,
    example: 'expect(rows.every(({ id }) => id === mine)).toBe(true);',
    better: 'expectEvery(rows, ({ id }) => id === mine);',
  },
  {
    name: 'is true for every count; name the count',
    pattern: /\b(?:length|size|count|total)\)\s*\.toBeGreaterThanOrEqual\(\s*-?0\s*\)/g,
    example: 'expect(rows.length).toBeGreaterThanOrEqual(0);',
    better: 'expect(rows).toHaveLength(2);',
  },
  {
    name: 'checks a constant',
    pattern: /\bexpect\(\s*(?:true|false|null|undefined|\d+|'[^']*')\s*\)/g,
    example: 'expect(true).toBe(true);',
    better: 'expect(isOpen).toBe(true);',
  },
  {
    name: 'hides the failed check; use rejects.toThrow()',
    pattern: /\btry \{(?:(?!\bcatch\b)[\s\S])*?\bexpect\((?:(?!\bcatch\b)[\s\S])*\bcatch\s*(?:\(\w+\)\s*)?\{\s*\}/g,
    example: 'try { expect(await read()).toBe(1); } catch {}',
    better: 'await expect(read()).rejects.toThrow();',
  },
  {
    name: 'checks in a callback that may never run; use a loop over nonEmpty()',
    pattern: /\.forEach\((?:(?!\n {2}\w)[^;])*?\bexpect\(/g,
    example: 'rows.forEach((row) => expect(row.id).toBe(mine));',
    better: 'for (const row of nonEmpty(rows)) expect(row.id).toBe(mine);',
  },
  {
    name: 'declares an email under a name of the product for the whole run; begin it with tests_',
    pattern: /\bdefineMail\(\{ key: ['"`](?!tests_)/g,
    example: "defineMail({ key: 'notice_again', hides: 'nothing' });",
    better: "defineMail({ key: 'tests_notice', hides: 'nothing' });",
  },
  {
    name: 'replaces a module of ours, which another file of the same worker may have loaded already; stub what it uses',
    pattern: /\bvi\.(?:do)?[mM]ock\(\s*(?:import\(\s*)?['"`][.#]/g,
    example: "vi.mock('./database.ts', () => ({ readCopy }));",
    better: "vi.stubGlobal('indexedDB', new IDBFactory());",
  },
];

/** The line of each weakness: "12: is true for an empty list; …". */
function weaknessesIn(text: string): string[] {
  const matched = weaknesses.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${text.slice(0, index).split('\n').length}: ${name}`),
  );
  return [...matched, ...loopsIn(text), ...testsWithoutCheckIn(text)];
}

const LOOP = /^(\s*)for \((?:const|let) .+? of (.*)\)(?: \{$|\s*$| \S.*;$)/;
const SOURCE = /^(?:await )?(?:\[\.\.\.)?(?:Object\.(?:entries|keys|values)\()?([A-Za-z_]\w*)/;

/** Loops with checks over a list that the test has read and not looked at before: it may be empty. */
function loopsIn(text: string): string[] {
  const lines = text.split('\n');
  let start = 0;
  return lines.flatMap((line, at) => {
    if (/^(?: {2})?(?:test|it)\b|^\S/.test(line)) start = at;
    const [, indent, items] = LOOP.exec(line) ?? [];
    if (indent === undefined || items === undefined || !/\bexpect\(/.test(bodyAt(lines, at, indent))) return [];
    const isUnseen = isReadBefore(lines.slice(start, at).join('\n'), items);
    return isUnseen ? [`${at + 1}: checks in a loop that may never run; use nonEmpty()`] : [];
  });
}

function bodyAt(lines: string[], at: number, indent: string): string {
  if (!lines[at]!.endsWith('{')) return `${lines[at]}\n${lines[at]!.endsWith(';') ? '' : lines[at + 1]}`;
  const end = lines.findIndex((line, index) => index > at && line.startsWith(`${indent}}`));
  return lines.slice(at, end).join('\n');
}

function isReadBefore(before: string, items: string): boolean {
  const name = SOURCE.exec(items)?.[1];
  if (!name || name === 'nonEmpty') return false;
  const assigned = new RegExp(`(?:const|let) (?:${name}\\b|[{[][^=;]*\\b${name}\\b[^=;]*[}\\]])[^=;]*= await\\b`);
  if (!items.startsWith('await ') && !assigned.test(before)) return false;
  return !new RegExp(`\\b(?:expect|expectEvery|nonEmpty)\\(\\s*\\[?(?:\\.\\.\\.)?(?:Object\\.\\w+\\()?${name}\\b`).test(
    before,
  );
}

const CHECK = /\bexpect|Expect/;

/** Tests that check nothing, neither themselves nor by a function of their file. */
function testsWithoutCheckIn(text: string): string[] {
  const lines = text.split('\n');
  const blocksOf = (start: RegExp) =>
    lines.flatMap((line, at) => {
      const [, indent, name] = start.exec(line) ?? [];
      return indent === undefined ? [] : [{ at, name: name!, body: blockAt(lines, at, indent) }];
    });
  const checking = blocksOf(/^( {0,2})(?:(?:async )?function|const) (\w+)/)
    .filter(({ body }) => CHECK.test(body))
    .map(({ name }) => new RegExp(`\\b${name}\\b`));
  return blocksOf(/^(\s*)(test|it)(?:\.each\(.*\))?\((?:.*=>(?: \{)?)?$/)
    .filter(({ body }) => !CHECK.test(body) && !checking.some((name) => name.test(body)))
    .map(({ at }) => `${at + 1}: checks nothing`);
}

/** The lines from one to the next with the same indentation that closes it. */
function blockAt(lines: string[], at: number, indent: string): string {
  if (lines[at]!.endsWith(';')) return lines[at]!;
  if (lines[at]!.endsWith('=>')) return lines.slice(at, at + 2).join('\n');
  const end = lines.findIndex(
    (line, index) => index > at && line.startsWith(indent) && /^[}\])].*;?$/.test(line.slice(indent.length)),
  );
  return lines.slice(at, end + 1).join('\n');
}

test('a test without a check is found', () => {
  const lone = "test('x', async () => {\n  await read();\n});";
  expect(weaknessesIn(lone)).toEqual(['1: checks nothing']);
  expect(weaknessesIn(lone.replace('await read()', 'expect(await read()).toBe(1)'))).toEqual([]);
  expect(weaknessesIn(`const read = async () => {\n  expect(await ask()).toBe(1);\n};\n${lone}`)).toEqual([]);
});

test.each(weaknesses)('a test that $name is found', ({ example, better }) => {
  expect(weaknessesIn(example)).toHaveLength(1);
  expect(weaknessesIn(better)).toEqual([]);
});

test('a loop over a list that was only read is found', () => {
  const loop =
    "test('x', async () => {\n  const rows = await read();\n  for (const { id } of rows) expect(id).toBe(1);\n});";
  expect(weaknessesIn(loop)).toEqual(['3: checks in a loop that may never run; use nonEmpty()']);
  expect(weaknessesIn(loop.replace('rows)', 'await read())'))).toHaveLength(1);
  expect(weaknessesIn(loop.replace('of rows', 'of nonEmpty(rows)'))).toEqual([]);
  expect(weaknessesIn(loop.replace('  for', '  expect(rows).toHaveLength(2);\n  for'))).toEqual([]);
});

test('no test passes although the product is broken', () => {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const weak = files
    .filter((file) => file !== 'src/weak-tests.test.ts')
    .flatMap((file) => weaknessesIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}:${text}`));
  expect(weak).toEqual([]);
});
