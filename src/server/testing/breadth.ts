import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * The breadth of a test run. `npm test` is complete in kind: each walk takes a few declarations that together have every
 * trait, and all declarations of features that changed. `npm test -- --all` takes everything, with thousands of cases.
 */
export const IS_ALL = process.env.TANDEM_TEST_ALL === '1';

/** The number of runs of a property: at most 50, or all with `--all`. */
export const propertyRuns = (all: number): { numRuns: number } => ({ numRuns: IS_ALL ? all : Math.min(all, 50) });

/** A size or least number that depends on the breadth. */
export const inBreadth = (all: number, few: number): number => (IS_ALL ? all : few);

/**
 * Chooses the items a walk takes: all with `--all`; otherwise few that together have every trait, in their order, and
 * those that changed.
 */
export function representatives<T>(
  items: readonly T[],
  traitsOf: (item: T) => readonly string[],
  { hasChanged = () => false, isAll = IS_ALL }: { hasChanged?: (item: T) => boolean; isAll?: boolean } = {},
): T[] {
  if (isAll) return [...items];
  const chosen = new Set(items.filter(hasChanged));
  const missing = new Set(items.flatMap(traitsOf));
  const coveredBy = (item: T) => traitsOf(item).filter((trait) => missing.has(trait));
  for (const item of chosen) for (const trait of coveredBy(item)) missing.delete(trait);
  while (missing.size > 0) {
    const best = items.reduce((one, other) => (coveredBy(other).length > coveredBy(one).length ? other : one));
    for (const trait of coveredBy(best)) missing.delete(trait);
    chosen.add(best);
  }
  return items.filter((item) => chosen.has(item));
}

/** Features with a file that differs from `origin/main`, new ones included. A fresh clone has none. */
export const changedFeatures = (): ReadonlySet<string> => (changed ??= new Set(featuresOf(changedFiles())));
let changed: ReadonlySet<string> | undefined;

/** The names of the features that own these files. */
export function featuresOf(files: readonly string[]): string[] {
  return files.flatMap((file) => /^src\/features\/\w+\/([\w-]+)\//.exec(file)?.[1] ?? []);
}

function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');
  try {
    return [...git('diff', '--name-only', 'origin/main'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    // A copy without git, or without an origin, has nothing to compare with.
    return [];
  }
}

const ROOT = join(import.meta.dirname, '../../..');
