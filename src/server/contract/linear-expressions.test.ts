import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Lane, type Outcome } from '../guarded/lane.ts';
import { BOUNDED } from '../testing/bounded-expressions.ts';
import { IS_ALL } from '../testing/breadth.ts';
import { type WrittenExpression, writtenExpressions } from '../testing/regular-expressions.ts';

const lane = new Lane({ processes: 2, mostOfOne: 2, megabytes: 256, keepMs: 10_000 });
const module = new URL('../testing/expression.task.ts', import.meta.url).href;

/** Without `--all`, one of so many is tried. */
const EVERY = IS_ALL ? 1 : 8;

const nameOf = ({ file, source }: WrittenExpression) => `${file} ${source}`;

/** An expression that is slow would otherwise keep the test from ending. */
async function complaintOf(
  expression: WrittenExpression,
  length: number,
  most: number,
  milliseconds = 20_000,
): Promise<string | undefined> {
  const input = { expression, length, most };
  const outcome: Outcome = await lane.run({ task: { module, input }, share: nameOf(expression), milliseconds });
  if (!('done' in outcome)) return `${nameOf(expression)}: ${Object.keys(outcome)[0]}`;
  const { text, ms } = outcome.done as { text: string; ms: number };
  return ms > most ? `${nameOf(expression)}: ${Math.round(ms)} ms for ${JSON.stringify(text)}` : undefined;
}

async function complaintsOf(expressions: readonly WrittenExpression[], length: number, most: number) {
  const rest = [...new Map(expressions.map((one) => [nameOf(one), one])).values()].filter((_, at) => at % EVERY === 0);
  const complaints: string[] = [];
  const work = async () => {
    for (let one = rest.pop(); one; one = rest.pop()) complaints.push((await complaintOf(one, length, most)) ?? '');
  };
  await Promise.all([work(), work()]);
  return complaints.filter(Boolean);
}

const all = writtenExpressions();
const isBounded = (one: WrittenExpression) => BOUNDED.includes(nameOf(one));

test('our own expressions are linear in the length of the text', async () => {
  expect(all.length).toBeGreaterThan(500);
  expect(
    await complaintsOf(
      all.filter((one) => !isBounded(one)),
      IS_ALL ? 100_000 : 30_000,
      IS_ALL ? 1_000 : 300,
    ),
  ).toEqual([]);
}, 900_000);

test('those that read only short texts are quick for them', async () => {
  expect(await complaintsOf(all.filter(isBounded), 1_000, 50)).toEqual([]);
  const names = all.map(nameOf);
  expect(BOUNDED.filter((name) => !names.includes(name))).toEqual([]);
}, 300_000);

test('finds an expression that is not linear', async () => {
  const slow = (source: string): WrittenExpression => ({ file: 'here', line: 1, source, flags: '' });
  expect(await complaintOf(slow(String.raw`\s+$`), 100_000, 300, 2_000)).toContain('here');
  expect(await complaintOf(slow(String.raw`^(\w+\s?)*$`), 40, 300, 2_000)).toContain('here');
  expect(await complaintOf(slow(String.raw`^\w+$`), 100_000, 300)).toBeUndefined();
}, 120_000);

/** Files that put an expression together, from parts of our own. Patterns of others run in `linear-pattern.ts`. */
const BUILDING: readonly string[] = [
  'src/features/integrations/developers/examples.ts',
  'src/features/partners/contracts/server/compose.ts',
  'src/features/platform/inbound-mails/server/address.ts',
  'src/features/portability/imports/server/planning/suggest.ts',
  'src/features/referrals/partners-directory/server/public/pages.ts',
  'src/features/reporting/assistant-chats/server/model/redaction.ts',
  'src/features/reporting/assistant-chats/server/questions/amounts.ts',
  'src/server/db/describe.ts',
  'src/server/db/schema-text.ts',
  'src/shared/text/csv.ts',
];

test('no other file puts a regular expression together', () => {
  const building = globSync('src/{server,shared,features}/**/*.{ts,tsx}', { exclude: (name) => isOfTests(name) });
  const files = building.filter((file) => /\bnew RegExp\(/.test(readFileSync(file, 'utf8')));
  expect(files.sort()).toEqual(BUILDING);
});

const isOfTests = (name: string) => /\.test\.tsx?$|(^|\/)(testing|contract|mocks)(\/|$)/.test(name);
