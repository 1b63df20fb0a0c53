import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Exported functions whose name stands in several files: the number may only become smaller. */
const AMBIGUOUS = 155;
/** Local names that do not say what the value is: the numbers may only become smaller. */
const VAGUE = { kernel: 26, features: 965 };
const VAGUE_NAME =
  /\b(?:const|let) (?:(?:found|known|made|asked|kept)\b|[[{][^\]}=]*\b(?:found|known|made|asked|kept)(?=\s*[,\]}=]))/g;
const FUNCTION =
  /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=\n]*)? =\s*(?:async )?(?:<[^>]*>)?\((?=[^)]*\)\s*(?::[^=\n]+)?=>))/gm;
/** The name by which every guarded task is started. */
const CONVENTIONS = ['run'];

/** Names of exported functions, with the places that have one: a feature counts once where its door loads a screen. */
function exportedFunctions(): Map<string, Set<string>> {
  const placesByName = new Map<string, Set<string>>();
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const file = path.replaceAll(sep, '/');
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
    for (const [, declared, assigned] of readFileSync(join(root, file), 'utf8').matchAll(FUNCTION)) {
      const name = (declared ?? assigned)!;
      const place = /^src\/features\/([^/]+\/[^/]+)\/web\//.exec(file)?.[1] ?? file;
      placesByName.set(name, (placesByName.get(name) ?? new Set()).add(place));
    }
  }
  return placesByName;
}

test('an exported function carries its noun', () => {
  const ambiguous = [...exportedFunctions()].filter(
    ([name, places]) => places.size > 1 && !CONVENTIONS.includes(name),
  ).length;
  expect(ambiguous, 'Name new functions after their noun. Where fewer are left, set AMBIGUOUS to their number').toBe(
    AMBIGUOUS,
  );
});

test('a local name says what the value is', () => {
  const counts = { kernel: 0, features: 0 };
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const part = path.startsWith(join('src', 'features')) ? 'features' : 'kernel';
    counts[part] += readFileSync(join(root, path), 'utf8').match(VAGUE_NAME)?.length ?? 0;
  }
  expect(
    counts,
    'Name the value after what it is, instead of found, known, made, asked or kept. Where fewer are left, set VAGUE to their numbers',
  ).toEqual(VAGUE);
});
