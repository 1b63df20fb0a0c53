// Writes src/server/declared-errors.ts: the constant messages of refusals and the labels of notification topics, so that
// the compiler finds messages in translations that no code has any more. `--check` writes nothing and fails if the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { fail, ROOT } from './toolchain.mjs';
import { filesOfProject } from './unchanged.mjs';

const FILE = join('src', 'server', 'declared-errors.ts');
const REFUSES = /^src\/.*\.ts$/;
const OTHERS =
  /\/(web|site|testing)\/|\.(test|d)\.ts$|[./-](texts|labels|errors)(\.[\w-]+)?\.ts$|(demo|sample)[\w-]*\.ts$/;
const REFUSALS = new Set([
  'badRequest',
  'conflict',
  'constraintMessage',
  'defineTopics',
  'forbidden',
  'invalid',
  'notFound',
  'Refusal',
  'unavailable',
]);
/** Names of fields, tables and constraints are not for people. */
const isMessage = (text) =>
  /[A-Za-z]{2}/.test(text) && text.trim() === text && (/\s/.test(text) || /^[A-Z]/.test(text));

/** The constant messages in the refusals of a file. */
function messagesOf(path, code) {
  const messages = [];
  const visit = (node, isRefused) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isRefused);
      return;
    }
    if (isRefused && node.type === 'Literal' && typeof node.value === 'string' && isMessage(node.value))
      messages.push(node.value);
    const refuses = /^(Call|New)Expression$/.test(node.type) && REFUSALS.has(node.callee.name);
    for (const [key, child] of Object.entries(node)) {
      if (key === 'type' || key === 'callee' || (key === 'key' && !node.computed)) continue;
      visit(child, refuses ? key === 'arguments' : isRefused);
    }
  };
  visit(parseSync(path, code, { lang: 'ts' }).program, false);
  return messages;
}

/** The messages by the only feature that has them, or `server` for several features and the kernel. */
export function errorsByPlace(root = ROOT) {
  const placeByMessage = new Map();
  for (const path of filesOfProject().filter((one) => REFUSES.test(one) && !OTHERS.test(one))) {
    const place = /^src\/features\/([\w-]+\/[\w-]+)\//.exec(path)?.[1] ?? 'server';
    for (const message of messagesOf(path, readFileSync(join(root, path), 'utf8'))) {
      const other = placeByMessage.get(message);
      placeByMessage.set(message, other === undefined || other === place ? place : 'server');
    }
  }
  const byPlace = new Map();
  for (const [message, place] of placeByMessage) byPlace.set(place, [...(byPlace.get(place) ?? []), message]);
  return new Map([...byPlace].sort(([a], [b]) => (a < b ? -1 : 1)).map(([place, all]) => [place, all.sort()]));
}

function render(byPlace) {
  const union = ([place, messages]) =>
    `  ${/^\w+$/.test(place) ? place : `'${place}'`}:\n${messages.map((message) => `    | ${JSON.stringify(message)}`).join('\n')};\n`;
  return `/**
 * The constant messages of refusals by the only feature that has them, or \`server\` for several features and the kernel;
 * written by scripts/errors.mjs.
 */
export interface DeclaredErrors {
${[...byPlace].map(union).join('')}}

/** The messages of a place in another language. What is left out is shown in English. */
export type Errors<Place extends keyof DeclaredErrors> = Readonly<Partial<Record<DeclaredErrors[Place], string>>>;
`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(ROOT, FILE);
  const text = render(errorsByPlace());
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    if (process.argv.includes('--check')) fail(`${FILE} is stale: run node scripts/errors.mjs`);
    writeFileSync(path, text);
  }
}
