// npm run diagrams: draws the states of every noun with declared steps into docs/states.md; `--check` fails when it is stale.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './toolchain.mjs';

const FILE = join(ROOT, 'docs/states.md');
const HEAD = `# States of records

Which steps lead from one state to another, who takes them, and what follows. This page is drawn from the declared steps
([how to add one](adding-a-step.md)) by \`npm run diagrams\`. Other changes of state, such as by payments or deadlines, happen by themselves.
`;

const { areas } = await import('../src/shared/access/areas.ts');
const { declaredSteps } = await import('../src/shared/nouns/define-steps.ts');
const { allNouns } = await import('../src/shared/nouns/nouns.ts');
await import('../src/features/nouns.ts');
const areaOf = new Map();
for (const file of globSync('src/features/*/*/**/*steps.schema.ts', { cwd: ROOT }).sort()) {
  const before = new Set(declaredSteps().keys());
  await import(join(ROOT, file));
  for (const noun of declaredSteps().keys()) if (!before.has(noun)) areaOf.set(noun, file.split('/')[2]);
}

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const SIDES = { company: 'Company', partner: 'Partner', both: 'Both' };
/** Diagrams end a label at these characters. */
const label = (text) => text.replaceAll(/[:;#"]/g, ' ');

function diagramOf({ noun, state, steps, ends }) {
  const states = noun.fields[state]?.options ?? [];
  const moves = Object.values(steps).flatMap(({ from = states.map(({ value }) => value), to = [], label: name }) =>
    from.flatMap((before) => [to].flat().map((after) => `  ${before} --> ${after}: ${label(name)}`)),
  );
  if (moves.length === 0) return [];
  return [
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...states.map(({ value, label: name }) => `  ${value}: ${label(name)}`),
    ...moves,
    ...ends.map((end) => `  ${end} --> [*]`),
    '```',
  ];
}

const textOf = (text) => (typeof text === 'string' ? text : 'Depends on the record.');

function sectionOf(declared) {
  const rows = Object.values(declared.steps).map(
    ({ label: name, by, text }) => `| ${name} | ${SIDES[by]} | ${textOf(text)} |`,
  );
  return [
    '',
    `### ${capitalized(allNouns().get(declared.noun.name).many)}`,
    ...diagramOf(declared),
    '',
    '| Step | Taken by | What follows |',
    '|---|---|---|',
    ...rows,
  ];
}

const all = [...declaredSteps().values()].sort((a, b) => a.noun.name.localeCompare(b.noun.name));
const sections = Object.entries(areas).flatMap(([area, title]) => {
  const own = all.filter(({ noun }) => areaOf.get(noun.name) === area);
  return own.length > 0 ? ['', `## ${title}`, ...own.flatMap(sectionOf)] : [];
});
const text = `${[HEAD.trimEnd(), ...sections].join('\n')}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/states.md is stale. Run: npm run diagrams');
  process.exitCode = 1;
}
