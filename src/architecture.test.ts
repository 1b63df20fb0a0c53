import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { areas, layers } from '#shared/access/areas.ts';

/** The fences of ARCHITECTURE.md, checked for all features. */
const root = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });

const aliases: Record<string, string> = {
  '#shared/': 'src/shared/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#features/': 'src/features/',
};

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = [
    ...text.matchAll(/^\s*(?:import|export)\b[^;'"]*?from\s+'([^']+)'/gm),
    ...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g),
    ...text.matchAll(/^import '([^']+)'/gm),
  ];
  return imports.flatMap(([, name]) => {
    const alias = Object.keys(aliases).find((prefix) => name!.startsWith(prefix));
    if (alias) return name!.replace(alias, aliases[alias]!);
    if (name!.startsWith('.')) return relative(root, join(root, dirname(file), name!));
    return [];
  });
}

interface Place {
  feature: string | undefined;
  part: 'schema' | 'server' | 'web' | 'pure' | 'kernel' | 'shell' | 'shared' | 'contents' | 'test';
}

function placeOf(file: string): Place {
  if (/\.test\.tsx?$/.test(file) || file.includes('/testing/')) return { feature: featureOf(file), part: 'test' };
  const feature = featureOf(file);
  if (feature) {
    // A long schema may be split into several files: `schema.ts`, `trace.schema.ts`.
    if (/^src\/features\/[^/]+\/[^/]+\/([a-z-]+\.)?schema\.ts$/.test(file)) return { feature, part: 'schema' };
    if (file.startsWith(`src/features/${feature}/server/`)) return { feature, part: 'server' };
    if (new RegExp(`^src/features/${feature}/(web/|site/|site\\.tsx$)`).test(file)) return { feature, part: 'web' };
    return { feature, part: 'pure' };
  }
  if (file.startsWith('src/features/')) return { feature: undefined, part: 'contents' };
  if (file.startsWith('src/server/')) return { feature: undefined, part: 'kernel' };
  if (file.startsWith('src/web/')) return { feature: undefined, part: 'shell' };
  return { feature: undefined, part: 'shared' };
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
}

const edges = sources.flatMap((file) =>
  importsOf(file).map((target) => ({
    file,
    target,
    from: placeOf(file),
    to: placeOf(target),
  })),
);
const shown = (list: { file: string; target: string }[]) => list.map(({ file, target }) => `${file} -> ${target}`);

test('finds files to check', () => {
  expect(edges.length).toBeGreaterThan(100);
});

test('a schema imports only #shared, other schemas and the names of its nouns', () => {
  const bad = edges.filter(({ from, to, target }) => {
    if (from.part !== 'schema' || to.part === 'shared' || to.part === 'schema') return false;
    return target !== `src/features/${from.feature}/nouns.ts`;
  });
  expect(shown(bad)).toEqual([]);
});

test('pure files of a feature import only pure files', () => {
  const pure = ({ target, to }: (typeof edges)[0]) =>
    ['shared', 'schema', 'pure'].includes(to.part) || target === 'src/features/dashboard-widgets.ts';
  const bad = edges.filter((edge) => edge.from.part === 'pure' && !pure(edge));
  expect(shown(bad)).toEqual([]);
});

test('shared code imports only shared code', () => {
  expect(shown(edges.filter(({ from, to }) => from.part === 'shared' && to.part !== 'shared'))).toEqual([]);
});

test('web never imports the server, the server never imports web', () => {
  const isWeb = ({ part }: Place) => part === 'web' || part === 'shell';
  const isServer = ({ part }: Place) => part === 'server' || part === 'kernel';
  const bad = edges.filter(({ from, to }) => (isWeb(from) && isServer(to)) || (isServer(from) && isWeb(to)));
  expect(shown(bad)).toEqual([]);
});

/** Samples of a feature build on the samples of others. */
const betweenSamples = (file: string, target: string) =>
  file.endsWith('/server/sample.ts') && target.endsWith('/server/sample.ts');

test('a feature uses another feature only through its public files', () => {
  const doors =
    /^src\/features\/[^/]+\/[^/]+\/(([a-z-]+\.)?schema\.ts|server\/service\.ts|web\/index\.tsx|site\/index\.ts)$/;
  const bad = edges.filter(({ file, target, from, to }) => {
    if (!from.feature || !to.feature || from.feature === to.feature || from.part === 'test') return false;
    if (doors.test(target)) return false;
    // Pure calculations may be imported like schemas.
    return !betweenSamples(file, target) && to.part !== 'pure';
  });
  expect(shown(bad)).toEqual([]);
});

test('a door does not rename what it exports', () => {
  const renamed = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:type )?\{[^}]*\}/gm)]
      .flatMap(([list]) => list.match(/\w+ as \w+/g) ?? [])
      .map((name) => `${file}: ${name}`),
  );
  expect(renamed).toEqual([]);
});

test('kernel and shell import no feature except through the tables of contents', () => {
  const bad = edges.filter(
    ({ from, to, target }) =>
      (from.part === 'kernel' || from.part === 'shell') &&
      (to.feature !== undefined ||
        (to.part === 'contents' && !/features\/(nouns|server|serverTexts|site|texts|web)\.ts$/.test(target))),
  );
  expect(shown(bad)).toEqual([]);
});

test('no feature imports a part of the shell that imports the table of contents', () => {
  const reaching = new Set(['src/features/web.ts']);
  for (let before = 0; before < reaching.size; ) {
    before = reaching.size;
    for (const { file, target, from } of edges) if (from.part === 'shell' && reaching.has(target)) reaching.add(file);
  }
  const bad = edges.filter(({ target, from }) => from.feature && from.part !== 'test' && reaching.has(target));
  expect(shown(bad)).toEqual([]);
});

/** The features that each feature uses in its server, web and shared parts together: "a/b" -> the features. */
const usedBy = new Map<string, Set<string>>();
for (const { from, to } of edges) {
  if (from.part === 'test' || to.part === 'test' || !from.feature || !to.feature || from.feature === to.feature)
    continue;
  usedBy.set(from.feature, (usedBy.get(from.feature) ?? new Set()).add(to.feature));
}

test('the rows of a resource are read from its source, which joins the names of references', () => {
  const readers = sources.filter(
    (file) =>
      !file.endsWith('.test.ts') && /\bview (\?\? |= (table|name)\b)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual([join('src', 'server', 'resource', 'referenced-names.ts')]);
});

test('no area has more than 50,000 lines, without its texts', () => {
  const lines = new Map(Object.keys(areas).map((area) => [area, 0]));
  for (const file of sources) {
    if (/[./\\](texts|labels|errors)(\.[\w-]+)?\.ts$/.test(file)) continue;
    const [, top, area] = file.split(sep);
    if (top !== 'features' || !lines.has(area!)) continue;
    lines.set(area!, lines.get(area!)! + readFileSync(join(root, file), 'utf8').split('\n').length);
  }
  expect([...lines].filter(([, count]) => count === 0 || count > 50_000)).toEqual([]);
});

test('a feature imports no feature of a higher layer', () => {
  const layerOf = (feature: string) =>
    layers.findIndex((areas) => areas.some((area) => feature.startsWith(`${area}/`)));
  const upward = [...usedBy].flatMap(([feature, used]) =>
    [...used].filter((other) => layerOf(other) > layerOf(feature)).map((other) => `${feature} -> ${other}`),
  );
  expect(upward.sort()).toEqual([]);
});

test('features do not depend on each other in rings, all their parts taken together', () => {
  expect(ringsIn(usedBy).map((ring) => ring.sort())).toEqual([]);
});

test('files do not import each other in cycles, imports of types and lazy imports included', () => {
  const uses = new Map<string, Set<string>>();
  for (const { file, target, from } of edges) {
    if (from.part === 'test') continue;
    uses.set(file, (uses.get(file) ?? new Set()).add(target));
  }
  expect(circleIn(uses)).toBeUndefined();
});

function circleIn(uses: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>();
  function walk(feature: string, path: string[]): string | undefined {
    if (done.has(feature)) return undefined;
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature].join(' -> ');
    for (const next of uses.get(feature) ?? []) {
      const circle = walk(next, [...path, feature]);
      if (circle) return circle;
    }
    done.add(feature);
    return undefined;
  }
  for (const feature of uses.keys()) {
    const circle = walk(feature, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Finds the groups of features that all depend on each other (Tarjan's strongly connected components). */
function ringsIn(uses: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];
  function visit(feature: string) {
    order.set(feature, order.size);
    lowest.set(feature, order.size - 1);
    open.push(feature);
    for (const next of uses.get(feature) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(feature, Math.min(lowest.get(feature)!, lowest.get(next)!));
    }
    if (lowest.get(feature) !== order.get(feature)) return;
    const ring = open.splice(open.indexOf(feature));
    if (ring.length > 1) rings.push(ring);
  }
  for (const feature of uses.keys()) if (!order.has(feature)) visit(feature);
  return rings;
}

test('the web app uses no browser API that requires HTTPS', () => {
  const withheld = /crypto\.(randomUUID|subtle)|navigator\.(locks|serviceWorker|storage|credentials)\b/;
  const texts = globSync(['src/web/**/*.{ts,tsx}', 'src/features/*/*/web/**/*.{ts,tsx}', 'src/shared/**/*.ts'], {
    cwd: root,
  });
  // Without HTTPS there is no offline portal; its files look for these parts before they use them.
  const isOffline = (file: string) => file.startsWith(join('src', 'web', 'offline'));
  const using = texts
    .filter((file) => !isOffline(file))
    .filter((file) => withheld.test(readFileSync(join(root, file), 'utf8')));
  expect(using).toEqual([]);
  const copying = texts.filter((file) => readFileSync(join(root, file), 'utf8').includes('navigator.clipboard'));
  expect(copying).toEqual([join('src', 'web', 'interaction', 'copyText.ts')]);
  const sharing = texts.filter((file) => readFileSync(join(root, file), 'utf8').includes('navigator.share'));
  expect(sharing, 'offered only where the browser has it').toEqual([join('src', 'web', 'interaction', 'shareLink.ts')]);
});

test('a parameter of an address is text', () => {
  const asOther = /useSearch\([^)]*\) as [^;]*\b(?:boolean|number)\b/;
  expect(sources.filter((file) => asOther.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('only the root module creates keys or reads the secret', () => {
  const texts = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const using = (pattern: RegExp) =>
    texts.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).sort();
  expect(using(/\b(createCipher|createSigner)\(/)).toEqual([
    'src/features/payouts/payout-methods/server/sample.ts',
    // A backup is verified before there is a database with a root key.
    'src/server/backup/manifest.ts',
    // Both sides of a move have its token, and neither has the other's key.
    'src/server/company-moves/wire.ts',
    'src/server/db/root.ts',
    'src/server/ports/cipher.ts',
    'src/server/ports/signer.ts',
    'src/server/sealing.ts',
  ]);
  expect(using(/\bhkdfSync\(/)).toEqual([
    'src/server/ports/cipher.ts',
    'src/server/ports/signer.ts',
    'src/server/sealing.ts',
  ]);
  expect(using(/\.TANDEM_SECRET/)).toEqual(['src/server/config.ts']);
  expect(using(/\bconfig\.secret|secret(Before)?(, \w+)* \} = (\w+\.)?config\b/)).toEqual([
    'src/server/db/cluster.ts',
    'src/server/tandem.ts',
  ]);
});

test('every feature that writes files declares which files a backup includes', () => {
  const writing = globSync('src/features/*/*/server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('sample.ts'))
    .filter((file) => /\b(files|documents|reports)\.(write|take)\(/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => featureOf(file.replaceAll(sep, '/'))!);
  const silent = [...new Set(writing)].filter(
    (feature) => !/\bkeeps:/.test(readFileSync(join(root, 'src/features', feature, 'server/index.ts'), 'utf8')),
  );
  expect(writing.length).toBeGreaterThan(3);
  expect(silent).toEqual([]);
});

test('the server sends requests only through the guarded client', () => {
  const sending = [
    /(?<![.\w])(globalThis\.)?fetch\(/,
    /\bhttps?\.(request|get)\(/,
    /import \{[^}]*\b(request|get|Agent|ClientRequest)\b[^}]*\} from 'node:https?'/,
    /from '(node:https|node:http2|undici|axios|got)'/,
    /new (WebSocket|EventSource)\(/,
  ];
  const bad = globSync(['src/server/**/*.ts', 'src/features/*/*/server/**/*.ts'], { cwd: root }).filter((file) => {
    if (/\.test\.ts$/.test(file) || file.includes('/testing/') || file.startsWith('src/server/outgoing/')) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return sending.some((pattern) => pattern.test(text));
  });
  expect(bad).toEqual([]);
});

test('every rule against cycles takes a lock, because two changes at once could create one', () => {
  const unlocked = globSync('src/features/*/*/server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return (
        /with recursive/.test(text) &&
        /\bthrow invalid\(/.test(text) &&
        !/pg_advisory_xact_lock|moveOneAtATime\(call\)/.test(text)
      );
    });
  expect(unlocked).toEqual([]);
});
