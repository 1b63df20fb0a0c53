// Prints how many texts, labels and messages each language has, as a table for docs/measured/languages.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './toolchain.mjs';
import { filesOfProject } from './unchanged.mjs';

const LANGUAGES = ['de', 'fr', 'es', 'pt-BR', 'ja'];
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** Lines of tables that have a key; nested tables count with their own. */
const keysIn = (text) => text.match(/^\s+(?:'[^']+'|"[^"]+"|[\w$]+):(?=\s)/gm)?.length ?? 0;
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const figure = (number, of) => `${number.toLocaleString('en')} (${Math.floor((number / of) * 100)}%)`;

const files = filesOfProject().filter(
  (path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
);
const tables = files.filter((path) => /^export const \w+ = defineTexts\(/m.test(read(path)));
const isOfServer = (path) => /^src\/server\/|\/server\//.test(path);
const declared = (path) => (read(path).match(/^ {4}\| /gm) ?? []).length;
const english = {
  screens: sum(tables.filter((path) => !isOfServer(path)).map((path) => keysIn(read(path)))),
  server: sum(tables.filter(isOfServer).map((path) => keysIn(read(path)))),
  labels: declared('src/shared/text/declared-labels.ts'),
  errors: declared('src/server/declared-errors.ts'),
};

function rowOf(language) {
  const translated = (path) => path.replace(/\.tsx?$/, `.${language}.ts`);
  const of = (some) =>
    sum(
      some
        .map(translated)
        .filter((path) => existsSync(join(ROOT, path)))
        .map((path) => keysIn(read(path))),
    );
  const tablesNamed = (name) =>
    sum(files.filter((path) => path.endsWith(`/${name}.${language}.ts`)).map((path) => keysIn(read(path))));
  return [
    language,
    figure(of(tables.filter((path) => !isOfServer(path))), english.screens),
    figure(of(tables.filter(isOfServer)), english.server),
    figure(tablesNamed('labels'), english.labels),
    figure(tablesNamed('errors'), english.errors),
  ];
}

if (tables.length === 0) fail('No texts were found.');
const head = ['Language', 'Screens', 'Emails, notices and documents', 'Labels of declarations', 'Constant messages'];
const rows = [
  head,
  head.map(() => '---'),
  ['English', ...Object.values(english).map((one) => one.toLocaleString('en'))],
];
for (const row of [...rows, ...LANGUAGES.map(rowOf)]) console.log(`| ${row.join(' | ')} |`);
