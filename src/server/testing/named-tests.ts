import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Finds all tests that a text names as `path` “title”. */
export const proofsOf = (proof: string) =>
  [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => ({ file: file!, title: title! }));

/** The source of a test with the shared code of its file; undefined if there is no such test. */
export function sourceOf(file: string, title: string): string | undefined {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return undefined;
  const lines = read(file).split('\n');
  const tests = testsIn(lines);
  const namedTest = tests.find((one) => one.title === title);
  if (!namedTest) return undefined;
  const isApart = (one: { start: number; end: number }) => one.end < namedTest.start || one.start > namedTest.end;
  const others = tests.filter(isApart);
  return lines
    .filter((_, at) => !others.some(({ start, end }) => at >= start && at <= end))
    .join('\n')
    .replaceAll(/\\(.)/g, '$1');
}

/** Finds every test, step of a journey, loop of tests and group in a file, with its lines. */
function testsIn(lines: readonly string[]): { title: string; start: number; end: number }[] {
  return lines.flatMap((line, at) => {
    const begins =
      /^(\s*)(?:(?:await )?(?:test|it|describe)(?:\.\w+)*(?:\(.*\))?|\]\))\(\s*(['"`])((?:\\.|(?!\2).)+)\2/.exec(line);
    if (!begins) return [];
    const [, indent, , title] = begins;
    let start = at;
    while (start > 0 && !new RegExp(`^${indent}(?:await )?(?:test|it|describe)\\b`).test(lines[start]!)) start -= 1;
    const ends = new RegExp(`^${indent}[})].*;$`);
    const end = line.endsWith(';') ? at : lines.findIndex((each, index) => index > at && ends.test(each));
    // The title is as in the source, where quotes inside a title may be escaped.
    return [{ title: title!.replaceAll(/\\(.)/g, '$1'), start, end: end < 0 ? lines.length - 1 : end }];
  });
}

const texts = new Map<string, string>();
function read(file: string): string {
  if (!texts.has(file)) {
    let text = '';
    try {
      text = readFileSync(join(root, file), 'utf8');
    } catch {
      // A file that does not exist has no tests.
    }
    texts.set(file, text);
  }
  return texts.get(file)!;
}
