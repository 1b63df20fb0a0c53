import { globSync, readFileSync } from 'node:fs';

/** A regular expression as it is written in a source file. */
export interface WrittenExpression {
  file: string;
  line: number;
  source: string;
  flags: string;
}

const LITERAL =
  /(?<=(?:^|[(,=:[!&|?{};>+]|\breturn|\bcase)\s*)\/(?![*/])((?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;

/** The regular expressions of the server, and of what it shares with browsers. */
export function writtenExpressions(): WrittenExpression[] {
  const files = globSync('src/{server,shared,features}/**/*.ts', {
    exclude: (name) =>
      /\.test\.ts$|\/(web|site|testing|contract|mocks)\/|\/(web|site|testing|contract|mocks)$/.test(name),
  });
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(LITERAL)].flatMap(({ 1: source = '', 2: flags = '', index }) => {
      try {
        new RegExp(source, flags);
      } catch {
        return [];
      }
      return [{ file, line: text.slice(0, index).split('\n').length, source, flags }];
    });
  });
}

const PALETTE = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  '\n',
  '\t',
  'é',
  '中',
  '\u0000',
];
const CLASS = /\[(?:[^\\\]]|\\.)*\]|\\[pP]\{[^}]*\}|\\.|\./gs;

/** Characters that the parts of an expression match: two for each class, and those that it names. */
function signsOf({ source, flags }: WrittenExpression): string[] {
  const signs = new Set<string>();
  for (const [part] of source.matchAll(CLASS)) {
    if (/^\\[bBk0-9]/.test(part)) continue;
    const one = new RegExp(`^${part}$`, flags.replace(/[gy]/g, ''));
    for (const sign of PALETTE.filter((each) => one.test(each)).slice(0, 2)) signs.add(sign);
  }
  for (const sign of source.replace(CLASS, '')) if (!/[\\^$|?*+(){}]/.test(sign)) signs.add(sign);
  return [...signs].slice(0, 12);
}

/** Texts on which a backtracking engine takes longest: repeats of what the expression matches, with an end that it does not. */
export function hostileTexts(expression: WrittenExpression, length: number): string[] {
  const signs = signsOf(expression);
  const units = [...signs, ...signs.flatMap((one) => signs.slice(0, 6).map((other) => one + other))];
  const ends = ['\u0001', '\n!'];
  return units.flatMap((unit) =>
    ends.slice(0, unit.length > 1 ? 1 : 2).map((end) => unit.repeat(length / unit.length) + end),
  );
}
