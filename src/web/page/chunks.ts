import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { screensOfFeatures } from './screenFiles.ts';

const entries = {
  app: ['main.tsx'],
  public: ['public/main.tsx'],
  /** Where most people begin. */
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
/** Who loads it later: features, and modules of none. */
const laterOf = new Map<string, Set<string>>();

/** The folders of the parts a file takes from the component library, whose index names all of them. */
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

/** Finds out what each page loads at once, and what the screens of each feature load: see `groups`. */
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
      const known = new Map<string, string[]>();
      const follow = (id: string, found: Set<string>) => {
        if (found.has(id)) return found;
        found.add(id);
        if (!known.has(id)) known.set(id, importsOf(id));
        for (const next of known.get(id)!) follow(next, found);
        return found;
      };
      const fileOf = (entry: string) => realpathSync(join(import.meta.dirname, '..', entry));
      for (const load of Object.keys(entries) as Load[])
        for (const entry of entries[load]) follow(fileOf(entry), reached[load]);
      const note = (users: typeof screensOf, user: string, module: string) => {
        for (const id of follow(module, new Set())) users.set(id, (users.get(id) ?? new Set()).add(user));
      };
      const screens = (await screensOfFeatures()).flatMap(({ modules }) => modules);
      for (const module of screens) note(screensOf, featureOf(module)!, module);
      for (const id of this.getModuleIds())
        for (const later of this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          if (!screens.includes(later)) note(laterOf, featureOf(later) ?? later, later);
    },
  };
}

/** The file of a module of some screen: its feature's, or `parts` where others need it too. */
function fileOf(id: string): string | null {
  const [feature] = screensOf.get(id) ?? [];
  const users = new Set([...(screensOf.get(id) ?? []), ...(laterOf.get(id) ?? [])]);
  if (!feature || [...users].some((user) => user.includes('/web/public/'))) return null;
  return users.size > 1 ? 'parts' : feature;
}

const isCommon = (id: string) =>
  /node_modules\/(react|react-dom|scheduler)\//.test(id) || (reached.public.has(id) && reached.app.has(id));

/** With the styles of every screen, which are few. */
const isOfFrame = (id: string) =>
  reached.app.has(id) ||
  (reached.dashboards.has(id) && fileOf(id) === 'parts') ||
  (id.endsWith('.module.css') && !id.includes('/web/public/'));

/**
 * Which file a module belongs to: what both pages share, the frame with what dashboards share with other screens, what other
 * screens share, and what the screens of a feature have to themselves. Left alone, the bundler makes a hundred small files of
 * what one screen shares with another.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'common', test: isCommon, priority: 6 },
  // Not the page itself: a screen that shares one of its parts must not open it.
  { name: 'public', test: (id) => reached.public.has(id) && !id.endsWith('/public/main.tsx'), priority: 5 },
  { name: 'frame', test: isOfFrame, priority: 4 },
  { name: 'dashboard', test: (id) => reached.dashboards.has(id) && fileOf(id) !== null, priority: 3 },
  { name: 'parts', test: (id) => fileOf(id) === 'parts', priority: 2 },
  { name: fileOf, debugName: 'screens of a feature', priority: 1 },
];
