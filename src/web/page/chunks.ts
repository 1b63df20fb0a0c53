import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { partsOfSlots, screensOfFeatures } from './screenFiles.ts';

const entries = {
  app: ['main.tsx'],
  public: ['public/main.tsx'],
  /** The first screens of most users. */
  dashboards: ['company.tsx', 'partner.tsx'].map((screen) => `../features/reporting/dashboards/web/${screen}`),
};

type Load = keyof typeof entries;
const reached: Record<Load, Set<string>> = {
  app: new Set(),
  public: new Set(),
  dashboards: new Set(),
};

/** The features whose screens load a module at once. */
const screensOf = new Map<string, Set<string>>();
/** The features and other modules that load a module later. */
const laterOf = new Map<string, Set<string>>();

/** The folders of the antd components that a file imports, because the index of antd names all of them. */
function partsOfAntd(code: string): string[] {
  const named = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]antd['"]/g)].flatMap(([, names]) =>
    names!.split(','),
  );
  return named.map((name) =>
    name
      .trim()
      .split(/\s/)[0]!
      .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase(),
  );
}

const featureOf = (id: string) => /\/src\/features\/[^/]+\/([^/]+)\//.exec(id)?.[1];

/** Collects the modules that each page loads at once, and those of the screens of each feature, for `groups`. */
export function firstLoads(): Plugin {
  return {
    name: 'tandem-first-loads',
    apply: 'build',
    async buildEnd() {
      const importsOf = (id: string) => {
        const module = this.getModuleInfo(id);
        const parts = partsOfAntd(module?.code ?? '');
        return (module?.importedIds ?? []).flatMap((next) =>
          next.endsWith('/antd/es/index.js')
            ? parts.map((part) => next.replace('index.js', `${part}/index.js`))
            : [next],
        );
      };
      const importsById = new Map<string, string[]>();
      const follow = (id: string, visited: Set<string>) => {
        if (visited.has(id)) return visited;
        visited.add(id);
        if (!importsById.has(id)) importsById.set(id, importsOf(id));
        for (const next of importsById.get(id)!) follow(next, visited);
        return visited;
      };
      const fileOf = (entry: string) => realpathSync(join(import.meta.dirname, '..', entry));
      for (const load of Object.keys(entries) as Load[])
        for (const entry of entries[load]) follow(fileOf(entry), reached[load]);
      const note = (users: typeof screensOf, user: string, module: string) => {
        for (const id of follow(module, new Set())) users.set(id, (users.get(id) ?? new Set()).add(user));
      };
      const screens = (await screensOfFeatures()).flatMap(({ modules }) => modules);
      for (const module of screens) note(screensOf, featureOf(module)!, module);
      // A part of a screen's slot is in the file of shared parts, so that its requests do not wait for its code.
      for (const part of await partsOfSlots())
        for (const user of [featureOf(part)!, 'slots']) note(screensOf, user, part);
      for (const id of this.getModuleIds())
        for (const later of this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          if (!screens.includes(later)) note(laterOf, featureOf(later) ?? later, later);
    },
  };
}

/** The chunk of a module of a screen: its feature's, or `parts` if several features need it. */
function fileOf(id: string): string | null {
  const [feature] = screensOf.get(id) ?? [];
  const users = new Set([...(screensOf.get(id) ?? []), ...(laterOf.get(id) ?? [])]);
  if (!feature || [...users].some((user) => user.includes('/web/public/'))) return null;
  return users.size > 1 ? 'parts' : feature;
}

/** Parts of public pages, such as the mark of a company, which screens with previews use too. */
const isOfSites = (id: string) => id.includes('/src/web/site/');

/** Modules that public pages share with screens are small, and a file of their own would be one more request. */
const isCommon = (id: string) =>
  /node_modules\/(react|react-dom|scheduler)\//.test(id) ||
  (reached.public.has(id) && (reached.app.has(id) || screensOf.has(id) || isOfSites(id)));

/** The frame includes the styles of all screens, which are small. */
const isOfFrame = (id: string) =>
  reached.app.has(id) ||
  (reached.dashboards.has(id) && fileOf(id) === 'parts') ||
  (id.endsWith('.module.css') && !id.includes('/web/public/'));

/**
 * Assigns modules to chunks: modules of both pages, the frame with modules that dashboards share with other screens,
 * modules of several features, and modules of one feature. By default, the bundler creates a hundred small files for
 * modules that screens share.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'common', test: isCommon, priority: 6 },
  // The page's own module is excluded, because a screen that shares a chunk with it would run it.
  { name: 'public', test: (id) => reached.public.has(id) && !id.endsWith('/public/main.tsx'), priority: 5 },
  { name: 'frame', test: isOfFrame, priority: 4 },
  { name: 'dashboard', test: (id) => reached.dashboards.has(id) && fileOf(id) !== null, priority: 3 },
  { name: 'parts', test: (id) => fileOf(id) === 'parts', priority: 2 },
  { name: fileOf, debugName: 'screens of a feature', priority: 1 },
];
