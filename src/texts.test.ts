import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll(sep, '/'));
const codeOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Texts that are written in screens instead of `texts.ts`: the number may only become smaller. */
const WRITTEN_IN_SCREENS = 6;

const SHOWN = /^(label|title|help|placeholder|alt|aria-label|okText|cancelText|description|heading|hint|tooltip)$/;
/** Examples, formats and abbreviations are the same in every language. */
const SAME_EVERYWHERE = /^(?:https?:\S*|\S+@\S+|[\w.]+\.com|[A-Z]{2,5}|FREQ=\S+|npx .*|&nbsp;|\/profile .*)$/;
const hasWords = (text: string) => /[A-Za-z]{2}/.test(text) && !SAME_EVERYWHERE.test(text.trim());

interface Node {
  type: string;
  [key: string]: unknown;
}

/** The texts between tags, and in properties that people read, of one screen. */
function writtenIn(file: string): string[] {
  const written: string[] = [];
  const visit = (thing: unknown, parent?: Node): void => {
    if (Array.isArray(thing)) for (const each of thing) visit(each, parent);
    if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return;
    const node = thing as Node;
    if (node.type === 'JSXText' && hasWords(String(node.value))) {
      const tag = ((parent?.openingElement as Node)?.name as Node)?.name;
      if (!['code', 'pre', 'kbd', 'style'].includes(String(tag))) written.push(`${file}: ${String(node.value).trim()}`);
    }
    if (node.type === 'JSXAttribute') {
      const [name, value] = [(node.name as Node).name, node.value as Node | null];
      if (SHOWN.test(String(name)) && value?.type === 'Literal' && hasWords(String(value.value)))
        written.push(`${file}: ${String(value.value)}`);
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type') visit(child, node);
  };
  visit(parseSync(file, codeOf(file), { lang: 'tsx' }).program);
  return written;
}

test('texts of screens are in texts.ts, so that they can be translated', () => {
  const screens = filesOf('src/**/*.tsx').filter((file) => !/\.test\.tsx$|\/web\/index\.tsx$|\/testing\//.test(file));
  const written = screens.flatMap(writtenIn);
  expect(
    written.length,
    `Move these to texts.ts, or set WRITTEN_IN_SCREENS to their number if it is smaller:\n${written.join('\n')}`,
  ).toBe(WRITTEN_IN_SCREENS);
});

test('each table of texts is named after its folder, once', () => {
  const ids = filesOf('src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...codeOf(file).matchAll(/ defineTexts\(\s*'([^']+)'/g)].map(([, id]) => ({ file, id: id! })));
  expect(ids.length).toBeGreaterThan(150);
  expect(
    ids.filter(({ file, id }) => !id.startsWith(dirname(file).replace(/^src\/(features\/)?/, ''))),
    'The id begins with the folder below src or src/features',
  ).toEqual([]);
  expect(ids.filter(({ id }, at) => ids.findIndex((other) => other.id === id) !== at)).toEqual([]);
});

test('a translation stands beside its English and exports the same tables', () => {
  const translations = filesOf('src/*/**/*.{de,fr,es,pt-BR,ja}.ts').filter(
    (file) => dirname(file) !== 'src/features' && !/\/(?:labels|errors)\./.test(file),
  );
  const lonely = translations.flatMap((file) => {
    const english = file.replace(/\.(de|fr|es|pt-BR|ja)\.ts$/, '.ts');
    const tables = (code: string) => [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name!);
    const declared = tables(codeOf(english));
    return tables(codeOf(file))
      .filter((name) => !declared.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(lonely).toEqual([]);
});
