import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proofsOf, sourceOf } from './server/testing/named-tests.ts';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = document
  .split('\n')
  .map((line) => /^\| (\d[\d., ]*) \| (.+?) \| (met|partly|not met|not applicable) \| (.+) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, numbers, , result, proof]) => ({ numbers: numbers!.split(', '), result: result!, proof: proof! }));

/** The number of requirements of levels 1 and 2 in each section, in the order of the standard (5.0.0). */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  ...{
    '7.5': 2,
    '7.6': 2,
    '8.1': 2,
    '8.2': 3,
    '8.3': 1,
    '8.4': 1,
    '9.1': 3,
    '9.2': 4,
    '10.1': 2,
    '10.2': 2,
    '10.3': 4,
  },
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

test('every requirement of levels 1 and 2 has one result', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const listed = rows.flatMap(({ numbers }) => numbers);
  expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
  expect(wanted.filter((number) => !listed.includes(number))).toEqual([]);
  expect(listed.filter((number) => !wanted.includes(number))).toEqual([]);
  expect(document.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
});

test('the summary counts the results', () => {
  const count = (wanted: string) =>
    rows.filter(({ result }) => result === wanted).reduce((sum, { numbers }) => sum + numbers.length, 0);
  expect(document).toContain(
    `Of ${rows.flatMap(({ numbers }) => numbers).length} requirements, ${count('met')} are met, ${count('partly')} are partly met, ${count('not met')} are not met and ${count('not applicable')} are not applicable.`,
  );
});

test('every named test and file exists, and every gap is named', () => {
  const wrong = rows.flatMap(({ numbers, result, proof }) => {
    const tests = proofsOf(proof);
    const files = [...proof.matchAll(/`((?:[\w.-]+\/)*[\w.-]*\.?[A-Z]?\w+)`(?! “)/g)]
      .map(([, path]) => path!)
      .filter((path) => /\/|\.md$|^\.(env|dockerignore)|^Dockerfile$|\.yaml$/.test(path));
    const isMet = result === 'met' || result === 'partly';
    return [
      ...tests
        .filter(({ file, title }) => sourceOf(file, title) === undefined)
        .map(({ file, title }) => `${file} has no test “${title}”`),
      ...files.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`),
      ...(isMet && tests.length + files.length === 0 ? ['names no proof'] : []),
      ...((result === 'partly' || result === 'not met') !== proof.includes('Missing:')
        ? ['a gap goes with "Missing:"']
        : []),
    ].map((fault) => `${numbers[0]}: ${fault}`);
  });
  expect(wrong).toEqual([]);
});
