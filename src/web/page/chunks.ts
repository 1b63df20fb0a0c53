import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { screensOfFeatures } from './screenFiles.ts';

const entries = {
  /** The frame, and the small parts nearly every screen shows. */
  app: [
    'main.tsx',
    'charts/Chart.tsx',
    'components/Card.tsx',
    'components/DateText.tsx',
    'components/DropMenu.tsx',
    'components/Facts.tsx',
    'components/Loaded.tsx',
    'components/Money.tsx',
    'components/PageHeader.tsx',
    'components/Person.tsx',
    'components/StatusTag.tsx',
    'copyText.ts',
    'inputs/Select.tsx',
    'resource/useResource.ts',
    'useNarrow.ts',
    '../shared/dates.ts',
    '../features/engagement/announcements/web/Notices.tsx',
    '../../node_modules/antd/es/segmented/index.js',
  ],
  public: ['public/main.tsx', 'public/TwoFactorParts.tsx'],
  /** Where nearly everybody begins. */
  dashboard: ['company.tsx', 'partner.tsx', '../../../setup/go-live/web/GoLiveCard.tsx'].map(
    (screen) => `../features/reporting/dashboards/web/${screen}`,
  ),
  /** What nearly every screen after the first is made of. */
  parts: [
    'components/ScrollTable.tsx',
    'components/useUndoable.tsx',
    'params.ts',
    'resource/AuditTimeline.tsx',
    'resource/CustomFacts.tsx',
    'resource/CustomFieldInputs.tsx',
    'resource/DetailPage.tsx',
    'resource/ResourceForm.tsx',
    'resource/ResourceList.tsx',
    'resource/fields.tsx',
    'resource/useCustomColumns.ts',
    'resource/useUndoableRemove.ts',
    // What screens show at once of another feature's.
    '../features/deals/accounts/web/AccountSelect.tsx',
    '../features/partners/contacts/web/ContactsOf.tsx',
    '../features/partners/invitations/web/AccessMenu.tsx',
    '../features/partners/invitations/web/InviteButton.tsx',
    '../features/deals/opportunity-notes/web/PinnedNotes.tsx',
    '../features/partners/partners/web/PartnersOf.tsx',
    '../features/access/roles/web/RoleSummary.tsx',
  ],
};

type Load = keyof typeof entries;
const loads = Object.keys(entries) as Load[];
const reached = Object.fromEntries(loads.map((load) => [load, new Set<string>()])) as Record<Load, Set<string>>;

/** Whose screens are made of a module: features, and all whose lists are dragged as one. */
const screensOf = new Map<string, Set<string>>();
/** Who needs it later: those, and else what is loaded. */
const laterOf = new Map<string, Set<string>>();

const ORDERED = 'ordered';

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

/** The feature's folder name; with the area in it, the file would lie in a folder of its own, away from what it imports. */
const featureOf = (id: string) => /\/src\/features\/[^/]+\/([^/]+)\//.exec(id)?.[1];

/** Notes what each page loads at once, what each feature's screens are made of, and what they share: see `groups`. */
export function firstLoads(): Plugin {
  return {
    name: 'tandem-first-loads',
    apply: 'build',
    async buildEnd() {
      const known = new Map<string, string[]>();
      const importsOf = (id: string) => {
        const module = this.getModuleInfo(id);
        const parts = partsOfAntd(module?.code ?? '');
        return (module?.importedIds ?? []).flatMap((next) =>
          next.endsWith('/antd/es/index.js')
            ? parts.map((part) => next.replace('index.js', `${part}/index.js`))
            : [next],
        );
      };
      const closureOf = (modules: readonly string[]) => {
        const found = new Set<string>();
        const follow = (id: string) => {
          if (found.has(id)) return;
          found.add(id);
          if (!known.has(id)) known.set(id, importsOf(id));
          known.get(id)!.forEach(follow);
        };
        modules.forEach(follow);
        return found;
      };
      const note = (of: typeof screensOf, owner: string, modules: Iterable<string>) => {
        for (const id of modules) of.set(id, (of.get(id) ?? new Set()).add(owner));
      };

      for (const load of loads) {
        const files = entries[load].map((entry) => realpathSync(join(import.meta.dirname, '..', entry)));
        for (const id of closureOf(files)) reached[load].add(id);
      }
      const screens = new Map<string, string[]>();
      for (const { modules } of await screensOfFeatures()) {
        for (const id of modules) screens.set(featureOf(id)!, [...(screens.get(featureOf(id)!) ?? []), id]);
      }
      const owners = new Map<string, string>();
      for (const [feature, modules] of screens) {
        const all = closureOf(modules);
        // Lists whose rows are dragged are small, and share what dragging takes.
        const isOrdered = [...all].some((id) => id.endsWith('/resource/OrderedList.tsx'));
        owners.set(feature, isOrdered ? ORDERED : feature);
        note(screensOf, owners.get(feature)!, all);
      }
      const pages = new Set([...screens.values()].flat());
      const later = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      for (const id of new Set(later)) {
        if (!pages.has(id)) note(laterOf, owners.get(featureOf(id) ?? '') ?? id, closureOf([id]));
      }
    },
  };
}

const isIcon = (id: string) => /lucide-react\/dist\/esm\/icons\//.test(id);

/**
 * The file of a module of some screen: its feature's, where nobody else needs it, or `parts`. What the public pages need too
 * is left alone: they must not load the screens.
 */
function fileOf(id: string): string | null {
  const screens = [...(screensOf.get(id) ?? [])];
  const all = new Set([...screens, ...(laterOf.get(id) ?? [])]);
  if (screens.length === 0 || [...all].some((one) => one.includes('/web/public/'))) return null;
  return screens.length === 1 && (all.size === 1 || screens[0] === ORDERED) ? screens[0]! : 'parts';
}

const isCommon = (id: string) =>
  /node_modules\/(react|react-dom|scheduler)\//.test(id) || (reached.public.has(id) && reached.app.has(id));

/** With the styles of every screen and the icons of several, which are few. */
const isOfFrame = (id: string) =>
  reached.app.has(id) ||
  (id.endsWith('.module.css') && !id.includes('/web/public/')) ||
  (isIcon(id) && (reached.dashboard.has(id) || fileOf(id) === 'parts'));

/**
 * Which file a module belongs to. A browser that has nothing yet asks for six things at a time: the session, what a screen
 * asks for first, and four files. These are what both pages share, the frame, what screens share, and what the screens of a
 * feature have to themselves. Left alone, the bundler makes a hundred small files of what one screen shares with another.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'common', test: isCommon, priority: 6 },
  // Not the page itself: a screen that shares one of its parts must not open it.
  { name: 'public', test: (id) => reached.public.has(id) && !id.endsWith('/public/main.tsx'), priority: 5 },
  { name: 'frame', test: isOfFrame, priority: 4 },
  {
    name: 'dashboard',
    test: (id) => reached.dashboard.has(id) && /features\/(reporting\/dashboards|setup\/go-live)\//.test(id),
    priority: 3,
  },
  { name: 'parts', test: (id) => reached.parts.has(id) || fileOf(id) === 'parts', priority: 2 },
  { name: fileOf, debugName: 'screens of a feature', priority: 1 },
];
