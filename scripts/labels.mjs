// Writes src/shared/text/declared-labels.ts: the labels of all declarations that a screen shows, so that the compiler finds
// what a translation lacks. `--check` writes nothing and fails if the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { fail, ROOT } from './toolchain.mjs';
import { filesOfProject } from './unchanged.mjs';

const FILE = join('src', 'shared', 'text', 'declared-labels.ts');
const DECLARES = /^src\/(features|shared|web)\/.*\.tsx?$/;
const OTHERS =
  /\/(server|testing|page|fill)\/|\.(test|task|d)\.tsx?$|[./-]texts(\.[\w-]+)?\.ts$|\.(de|fr|es|pt-BR|ja)\.ts$|(passkeyTexts|connection|languages|latin|countries|fonts|declared-labels|appTexts)\.ts$/;

/** Properties of declarations that people read. */
const KEYS =
  /^(label|title|help|placeholder|text|done|about|hint|heading|empty|analysis|lead|none|question|suffix|rule|hit|seen|detail|note|one|many|name|short|section|card|group|emptyText|unit|caption|nothing|more|tooltip|item)$/;
const isCode = (text) => /^[a-z]+:[a-z]|^\/|_|^#|^https?:|^[a-z0-9.-]+\.[a-z]+$/.test(text);
const isLabel = (key, text) =>
  KEYS.test(key)
    ? (/^[A-Z“]|\s/.test(text) || /^(one|many|suffix|unit|short)$/.test(key)) && !isCode(text)
    : /^[A-Z][a-z]+(\s|$)/.test(text) && !/^(key|icon|path|to|type|description)$/.test(key);

/** The noun of the rows of a list: `words={['event', 'events']}`. */
const isNounOfList = ({ type, name, value }) =>
  type === 'JSXAttribute' && name.name === 'words' && value?.expression?.type === 'ArrayExpression';

/** The labels that the declarations of a file have outside of functions, and the nouns of lists. */
function labelsOf(path, code) {
  const labels = [];
  let isOutside = true;
  let areWords = false;
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (isNounOfList(node)) labels.push(...node.value.expression.elements.flatMap(({ value }) => value ?? []));
    const wasOutside = isOutside;
    const wereWords = areWords;
    if (/Function/.test(node.type)) isOutside = false;
    if (node.type === 'CallExpression' && node.callee.name === 'sayableWords') areWords = true;
    if (/^Import|^TS(TypeAnnotation|TypeAlias|Interface|TypeParameter)/.test(node.type)) return;
    if (node.type === 'Property' && typeof node.value?.value === 'string' && isOutside) {
      const text = node.value.value;
      if (/[A-Za-z]{2}/.test(text) && (areWords || isLabel(node.key.name ?? node.key.value, text))) labels.push(text);
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type') visit(child);
    isOutside = wasOutside;
    areWords = wereWords;
  };
  visit(parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).program);
  return labels;
}

/** The labels by the only feature that declares them, or `web` for several features and the shell. */
export function labelsByPlace(root = ROOT) {
  const placeByLabel = new Map();
  for (const path of filesOfProject().filter((one) => DECLARES.test(one) && !OTHERS.test(one))) {
    const place = /^src\/features\/([\w-]+\/[\w-]+)\//.exec(path)?.[1] ?? 'web';
    for (const label of labelsOf(path, readFileSync(join(root, path), 'utf8'))) {
      const other = placeByLabel.get(label);
      placeByLabel.set(label, other === undefined || other === place ? place : 'web');
    }
  }
  const byPlace = new Map();
  for (const [label, place] of placeByLabel) byPlace.set(place, [...(byPlace.get(place) ?? []), label]);
  return new Map([...byPlace].sort(([a], [b]) => (a < b ? -1 : 1)).map(([place, labels]) => [place, labels.sort()]));
}

function render(byPlace) {
  const union = ([place, labels]) =>
    `  ${/^\w+$/.test(place) ? place : `'${place}'`}:\n${labels.map((label) => `    | ${JSON.stringify(label)}`).join('\n')};\n`;
  return `/**
 * The labels of declarations by the only feature that declares them, or \`web\` for several features and the shell; written
 * by scripts/labels.mjs.
 */
export interface DeclaredLabels {
${[...byPlace].map(union).join('')}}

/** The labels of a place in another language. What is left out is shown in English. */
export type Labels<Place extends keyof DeclaredLabels> = Readonly<Partial<Record<DeclaredLabels[Place], string>>>;
`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(ROOT, FILE);
  const text = render(labelsByPlace());
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    if (process.argv.includes('--check')) fail(`${FILE} is stale: run node scripts/labels.mjs`);
    writeFileSync(path, text);
  }
}
