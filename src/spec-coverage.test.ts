import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/web.ts';
import { proofsOf, sourceOf } from './server/testing/named-tests.ts';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
const rows = document
  .split('\n')
  .map((line) => /^\| (\d+\.\d+[a-z]?) \| (.+) \| (.+) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, number, statement, proof]) => ({ number: number!, statement: statement!, proof: proof! }));
const isOpen = ({ proof }: { proof: string }) => /^open: \S/.test(proof);
const proven = rows.filter((row) => !isOpen(row));

/** The test opens every declared screen, so it names no address itself. */
const EVERY_SCREEN = 'e2e/every-screen.spec.ts';
/** The tests below take the addresses from the rows. */
const THIS_FILE = 'src/spec-coverage.test.ts';

/** Quoted texts that the proof contains in another form, with the reason. */
const quotedElsewhere: Record<string, string> = {
  '8.6': 'the test has a real status in place of N',
};

test('every specification statement has its own row', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect(document.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test('the summary matches the proven and open rows', () => {
  const open = rows.length - proven.length;
  expect(document).toContain(`${proven.length} of ${rows.length} rows are proven, ${open} are open.`);
});

test('every row is open with a reason or names existing tests', () => {
  const wrong = rows.flatMap((row) => {
    if (isOpen(row)) return [];
    const { number, proof } = row;
    const proofs = proofsOf(proof);
    if (proofs.length === 0) return [`${number}: "${proof}" is no proof`];
    return proofs
      .filter(({ file, title }) => sourceOf(file, title) === undefined)
      .map(({ file, title }) => `${number}: ${file} has no test “${title}”`);
  });
  expect(wrong).toEqual([]);
});

test('a named route is in the source of a proving test', () => {
  const wrong = proven.flatMap(({ number, statement, proof }) => {
    const proofs = proofsOf(proof);
    if (proofs.some(({ file }) => file === EVERY_SCREEN || file === THIS_FILE)) return [];
    const sources = sourcesOf(proof);
    return routesIn(statement)
      .filter((route) => !mentions(sources, route))
      .map((route) => `${number}: no proof mentions ${route}`);
  });
  expect(wrong).toEqual([]);
});

test('a named call is in the source of a proving test', () => {
  const wrong = proven.flatMap(({ number, statement, proof }) => {
    const calls = [...statement.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE) \/?([a-z_]+(?:\/[a-z_]+)*)/g)];
    return calls
      .filter(([, path]) => !sourcesOf(proof).includes(path!))
      .map(([call]) => `${number}: no proof mentions ${call}`);
  });
  expect(wrong).toEqual([]);
});

test('a named setting is in the source of a proving test', () => {
  const wrong = proven.flatMap(({ number, statement, proof }) =>
    [...statement.matchAll(/\b(?:TANDEM|OIDC)_[A-Z_]+/g)]
      .filter(([name]) => !sourcesOf(proof).includes(name))
      .map(([name]) => `${number}: no proof mentions ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('a quoted text is in the source of a proving test', () => {
  const wrong = proven.flatMap(({ number, statement, proof }) => {
    if (number in quotedElsewhere) return [];
    const sources = sourcesOf(proof);
    return [...statement.matchAll(/"([^"]+)"/g)]
      .filter(([, text]) => !sources.includes(text!))
      .map(([, text]) => `${number}: no proof has the text "${text}"`);
  });
  expect(wrong).toEqual([]);
});

// The test opens the screens that features declare, so an undeclared address would not be missed there.
test('an address proven by opening every screen is declared by a feature', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { number, statement, proof } of proven) {
    for (const { file, title } of proofsOf(proof)) {
      if (file !== EVERY_SCREEN) continue;
      const mode = title.includes('of a partner') ? 'partner' : 'company';
      const opened = features
        .flatMap(({ routes }) => routes)
        .filter((route) => (route.mode ?? mode) === mode && !route.superAdmin && !isListedAsNotOpened(route.path))
        .map(({ path }) => path);
      const routes = routesIn(statement);
      if (routes.length === 0) wrong.push(`${number}: names no address`);
      for (const route of routes) {
        count += 1;
        if (!opened.includes(route.replace('{id}', '$id')))
          wrong.push(`${number}: ${route} is not opened in ${mode} mode`);
      }
    }
  }
  expect(count).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

/** Addresses without a session, which no feature declares as a screen; the rows name the tests that open them. */
const withoutSession = /^\/(login|register|forgot-password|referrals|partner-signup|public|partner_directory)(\/|$)/;

test('every address of the specification is a screen that the screen test opens, or a page without a session', () => {
  const opened = features
    .flatMap(({ routes }) => routes)
    .map(({ path }) => path)
    .filter((path) => !isListedAsNotOpened(path));
  const addresses = proven.filter(({ number }) => number.startsWith('2.')).flatMap((row) => routesIn(row.statement));
  const missing = addresses.filter(
    (address) => !withoutSession.test(address) && !opened.includes(address.replace(/\{(\w+)\}/, '$$$1')),
  );
  expect(new Set(addresses).size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** The screen test lists the screens it does not open as `'/address':`, followed by the reason. */
function isListedAsNotOpened(path: string): boolean {
  const [, listed] = /const elsewhere[^=]*= \{\n([\s\S]*?)\n\};/.exec(readFileSync(join(root, EVERY_SCREEN), 'utf8'))!;
  return listed!.includes(`'${path}':`);
}

const menu = features.flatMap(({ menu = [], flag }) => menu.map((entry) => ({ flag, ...entry })));

test('a named menu entry is declared in its group with its label', () => {
  const named = rowsOf(/^Menu of (.+?): (?:(.+), )?(\/\S+)$/);
  expect(named.length).toBeGreaterThan(15);
  const wrong = named.filter(
    ([, group, label, path]) =>
      !menu.some((entry) => entry.group === group && entry.path === path && (!label || entry.label === label)),
  );
  expect(wrong.map(([statement]) => statement)).toEqual([]);
});

test('a hidden entry is in no menu', () => {
  const hidden = rowsOf(/^Hidden: (\/\S+)$/);
  expect(hidden.length).toBeGreaterThan(0);
  const wrong = hidden.filter(([, path]) => menu.some((entry) => entry.path === path!.replace('{id}', '$id')));
  expect(wrong.map(([statement]) => statement)).toEqual([]);
});

test('a flagged entry belongs to a feature with a flag', () => {
  const flagged = rowsOf(/^Flagged: (\/\S+)$/);
  expect(flagged.length).toBeGreaterThan(0);
  const wrong = flagged.filter(([, path]) => {
    const entries = menu.filter((entry) => entry.path === path);
    return entries.length === 0 || entries.some(({ flag }) => !flag);
  });
  expect(wrong.map(([statement]) => statement)).toEqual([]);
});

function rowsOf(pattern: RegExp): string[][] {
  return proven.flatMap(({ statement }) => {
    const match = pattern.exec(statement);
    return match ? [[...match]] : [];
  });
}

/** The addresses of screens in a statement, as `/partners/edit/{id}`, without those of requests. */
function routesIn(statement: string): string[] {
  const text = statement.replaceAll(/\b(?:GET|POST|PUT|PATCH|DELETE) \/\S+/g, '');
  return [...text.matchAll(/(?:^|[\s(])(\/[a-z_][\w\-/{}]*)/g)].map(([, route]) => route!);
}

/**
 * Whether a source contains `/partners/edit/` for `/partners/edit/{id}`; `/partners` is not mentioned by
 * `/partners/types` or `/partnership`.
 */
function mentions(source: string, route: string): boolean {
  const [fixed, id] = route.split('{');
  return id ? source.includes(fixed!) : new RegExp(`${fixed}(?![\\w/-])`).test(source);
}

function sourcesOf(proof: string): string {
  return proofsOf(proof)
    .map(({ file, title }) => sourceOf(file, title) ?? '')
    .join('\n');
}
