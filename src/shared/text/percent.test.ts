import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { percentText, ppmText, shareText } from './percent.ts';

test('formats a percentage, a share and a rate alike, in the reader’s region', () => {
  expect([percentText(75), percentText(12.5), percentText(0)]).toEqual(['75%', '12.5%', '0%']);
  expect([shareText(3, 4), shareText(1, 3), shareText(0, 0)]).toEqual(['75%', '33%', '–']);
  expect([ppmText(750_000), ppmText(75)]).toEqual(['75%', '0.0075%']);
  expect(percentText(7.5, 'de-DE').replace('\u00a0', ' ')).toBe('7,5 %');
});

/** A value with its own percent sign in a template or in JSX: `${share}%`, `{share} %`, `share + '%'`. */
const byHand = /\$?\{[^{}]*\}\s?%|\+\s*['"`]\s?%|concat\(\s*['"]%|\?\s*['"]%['"]|\|\|\s*['"]%['"]/g;
/** Lengths of style sheets and patterns of SQL, which are no texts. */
const isNoText =
  /(width|height|left|top|right|bottom|inset\w*|size|--[\w-]+)['"]?\]?[:=]|like |ilike|gradient|translate|suffix=|`%\$\{/i;
/** Files that write a percent sign into something else than a text, and the reason. */
const accepted: Record<string, string> = {
  'src/server/spreadsheets/read-workbook.ts': 'the text of a cell as the file has it, to be read again',
  'src/web/charts/Plot.tsx': 'a length',
  'src/features/setup/program-settings/web/texts.ts': 'a sentence with inputs in it',
  'src/features/enablement/course-enrollments/server/work-items.ts': 'SQL of a fact',
  'src/features/enablement/tier-criteria/server/gaps-sql.ts': 'SQL of an email',
};

const handWritten = (code: string) =>
  code.split('\n').filter((line) => line.search(byHand) >= 0 && !isNoText.test(line));

test('recognizes a percentage that is written by hand', () => {
  const examples = [
    'return `$'.concat('{share}% done`'),
    '<b>{share} %</b>',
    "share + '%'",
    "text.concat('%')",
    "value || '%'",
  ];
  expect(examples.flatMap(handWritten)).toEqual(examples);
  expect(handWritten('<span style={{ width={share}%')).toEqual([]);
});

test('every percentage of the product is formatted by one function', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|spec)\.|\/testing\/|\.(de|fr|es|pt-BR|ja)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(1000);
  const problems = files.flatMap((path) => {
    const lines = handWritten(readFileSync(join(root, path), 'utf8'));
    return path in accepted ? [] : lines.map((line) => `${path}: ${line.trim()}; use percentText or formatPercent`);
  });
  expect(problems).toEqual([]);
  const unused = Object.keys(accepted).filter(
    (path) => handWritten(readFileSync(join(root, path), 'utf8')).length === 0,
  );
  expect(unused, 'accepted without need').toEqual([]);
});
