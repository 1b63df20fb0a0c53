// Writes the tables of contents, src/features/nouns.ts, dashboard-widgets.ts, server.ts, site.ts and web.ts, from the
// folders src/features/<area>/<feature>. `--check` writes nothing and fails if one is stale. `npm run new` runs it for
// the feature it creates.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, ROOT } from './toolchain.mjs';

const FOLDER = join('src', 'features');

const nouns = {
  file: 'nouns.ts',
  entry: 'nouns.ts',
  exported: 'nouns',
  head: `import { registerNouns } from '#shared/nouns/nouns.ts';
`,
  tail: (table) => `
/** The nouns of all features with their permissions, written by scripts/contents.mjs from the folders. */
registerNouns(${table});
`,
};

const dashboardWidgets = {
  file: 'dashboard-widgets.ts',
  entry: 'dashboard-widgets.ts',
  exported: 'dashboard',
  head: `import { mergeDashboards } from '#shared/dashboard-widgets.ts';
`,
  tail: (table) => `
/** The dashboard declarations of all features, written by scripts/contents.mjs from the folders. */
export const declaredDashboards = mergeDashboards(${table});
`,
};

const server = {
  file: 'server.ts',
  entry: 'server/index.ts',
  exported: 'feature',
  head: `import type { ServerFeature } from '#server/feature.ts';
import { type Area, withAreas } from '#shared/access/areas.ts';
import './nouns.ts';
`,
  tail: (table) => `
/** Fills a new installation with a realistic program. */
export { createDemoData } from './platform/demo/server/service.ts';

/** The table of contents of the server, written by scripts/contents.mjs from the folders. */
export const features: readonly (ServerFeature & { area: Area })[] = withAreas<ServerFeature>(${table});
`,
};

const web = {
  file: 'web.ts',
  entry: 'web/index.tsx',
  exported: 'feature',
  head: `import { type Area, withAreas } from '#shared/access/areas.ts';
import { provideFeatures } from '#web/declared.ts';
import { type WebFeature, withFlag } from '#web/feature.ts';
import { withTexts } from '#web/featureTexts.ts';
import './nouns.ts';
`,
  tail: (table) => `
const declared = withAreas<WebFeature>(${table});

/** The table of contents of the web side, written by scripts/contents.mjs from the folders. */
export const features: readonly (WebFeature & { area: Area })[] = declared.map((feature) => ({
  ...withTexts(withFlag(feature), \`\${feature.area}/\${feature.name}\`),
  area: feature.area,
}));

provideFeatures(features);
`,
};

const site = {
  file: 'site.ts',
  entry: 'site.tsx',
  exported: 'site',
  isLazy: true,
  head: `import type { SitePages } from '#web/site/site.ts';
`,
  tail: (table) => `
/** The public pages by feature, loaded on demand; written by scripts/contents.mjs from the folders. */
export const sites: Record<string, () => Promise<{ site: SitePages }>> = ${table};
`,
};

/** The languages with translations, in the order of `src/shared/text/languages.ts`. */
const LANGUAGES = ['de', 'fr', 'es', 'pt-BR', 'ja'];
/** A folder of features, or the frame of public pages, the server or the shell, in which texts are declared. */
const placeOf = (path) =>
  /^features\/([\w-]+\/[\w-]+)\//.exec(path)?.[1] ??
  (path.startsWith('web/site/') ? 'site' : path.startsWith('server/') ? 'server' : 'web');

/** All source files below a folder, as paths below `src`. */
const filesIn = (root, folder) =>
  readdirSync(join(root, 'src', folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

/** Labels, and the tables that this script writes, have no English beside them. */
const isTable = (path) => /\/(?:labels|errors)\.[\w-]+\.ts$|^features\/(?:texts|serverTexts)\.[\w-]+\.ts$/.test(path);

/** Texts that only screens show, and those that only the server writes. Others belong to both. */
const isOfScreens = (path) => /^web\/|^features\/.*\/(?:web|site)\//.test(path);
const isOfServer = (path) => /^server\/|\/server\//.test(path);

/** The tables of translated texts by place: `[id, name of the export, module]`. */
function translationsIn(root, files, language) {
  const byPlace = new Map();
  for (const file of files.filter((path) => path.endsWith(`.${language}.ts`) && !isTable(path))) {
    const english = readFileSync(join(root, 'src', file.replace(`.${language}.ts`, '.ts')), 'utf8');
    const translated = readFileSync(join(root, 'src', file), 'utf8');
    const module = file.startsWith('features/') ? `./${file.slice('features/'.length)}` : `../${file}`;
    for (const [, name, id] of english.matchAll(/export const (\w+) = defineTexts\(\s*'([^']+)'/g)) {
      if (!translated.includes(`export const ${name}:`)) continue;
      const place = placeOf(file);
      byPlace.set(place, [
        ...(byPlace.get(place) ?? []),
        `    ['${id}', async () => (await import('${module}')).${name}],`,
      ]);
    }
  }
  return [...byPlace]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, tables]) => `  ${quoted(place)}: [\n${tables.join('\n')}\n  ],\n`);
}

const braced = (lines) => (lines.length > 0 ? `{\n${lines.join('')}}` : '{}');
const quoted = (key) => (/^\w+$/.test(key) ? key : `'${key}'`);

/** Each place with the places whose screens it shows parts of. */
function needsIn(root, files) {
  const needs = new Map();
  for (const file of files.filter((path) => /\/(web|site)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))) {
    const code = readFileSync(join(root, 'src', file), 'utf8');
    for (const [, used] of code.matchAll(/'#features\/([\w-]+\/[\w-]+)\/(?:web|site)\//g)) {
      const place = placeOf(file);
      if (used !== place) needs.set(place, (needs.get(place) ?? new Set()).add(used));
    }
  }
  return [...needs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, used]) =>
      property(
        quoted(place),
        [...used].sort().map((each) => `'${each}'`),
      ),
    );
}

/** The tables `labels.de.ts` or `errors.de.ts` of all features in a language: how each is imported, and its name. */
function tablesIn(files, kind, language) {
  const own = files
    .filter((path) => path.endsWith(`/${kind}.${language}.ts`) && path !== `features/${kind}.${language}.ts`)
    .sort();
  const names = own.map((path) => variable(placeOf(path).replace('/', '-')));
  const imports = own.map(
    (path, at) =>
      `import { ${kind} as ${names[at]} } from '${path.startsWith('features/') ? `./${path.slice('features/'.length)}` : `../${path}`}';\n`,
  );
  return { imports: imports.join(''), names: names.join(', ') };
}

/** The labels of all features in a language, and those of the shell. */
function labelsIn(files, language) {
  const { imports, names } = tablesIn(files, 'labels', language);
  return `${imports}${imports ? '\n' : ''}/** The labels of all declarations in this language, written by scripts/contents.mjs from the folders. */
export const labels: readonly Readonly<Record<string, string>>[] = [${names}];
`;
}

/** The texts of the server in a language, with the constant messages of its refusals. */
function serverTextsIn(root, files, language) {
  const { imports, names } = tablesIn(files, 'errors', language);
  return `import type { Translations } from '#shared/text/texts.ts';
${imports}
/** The texts of the server in this language, by place; written by scripts/contents.mjs from the folders. */
export const translations: Translations = ${braced(translationsIn(root, files, language))};

/** The constant messages of refusals, by their English. */
export const errors: readonly Readonly<Record<string, string>>[] = [${names}];
`;
}

/** The tables of contents of the translations: one a language, and one of the languages. */
function translationTables(root) {
  const all = ['features', 'web', 'server', 'shared'].flatMap((folder) => filesIn(root, folder));
  const files = all.filter((path) => !isOfServer(path));
  const tables = LANGUAGES.flatMap((language) => [
    {
      file: `texts.${language}.ts`,
      text: `import type { Translations } from '#shared/text/texts.ts';

/** The texts of each place in this language, loaded on demand; written by scripts/contents.mjs from the folders. */
export const translations: Translations = ${braced(translationsIn(root, files, language))};
`,
    },
    {
      file: `serverTexts.${language}.ts`,
      text: serverTextsIn(
        root,
        all.filter((path) => !isOfScreens(path)),
        language,
      ),
    },
  ]);
  const labels = LANGUAGES.map((language) => ({ file: `labels.${language}.ts`, text: labelsIn(files, language) }));
  const loaders = LANGUAGES.map(
    (language) =>
      `  ${quoted(language)}: {\n    texts: () => import('./texts.${language}.ts'),\n    labels: () => import('./labels.${language}.ts'),\n  },`,
  );
  const ofServer = LANGUAGES.map((language) => `  ${quoted(language)}: () => import('./serverTexts.${language}.ts'),`);
  const serverIndex = `import type { Translations } from '#shared/text/texts.ts';

interface ServerTexts {
  translations: Translations;
  errors: readonly Readonly<Record<string, string>>[];
}

/** The texts of the server in each language besides English, written by scripts/contents.mjs. */
export const serverTexts: Readonly<Record<string, () => Promise<ServerTexts>>> = {
${ofServer.join('\n')}
};
`;
  const index = `import type { LanguageFiles } from '#shared/text/texts.ts';

/** The languages besides English, written by scripts/contents.mjs. */
export const languages: Readonly<Record<string, LanguageFiles>> = {
${loaders.join('\n')}
};

/** The places whose texts the screens of a place show too. */
export const needs: Readonly<Record<string, readonly string[]>> = {
${needsIn(root, files).join('\n')}
};
`;
  return [{ file: 'texts.ts', text: index }, { file: 'serverTexts.ts', text: serverIndex }, ...tables, ...labels];
}

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const variable = (feature) => feature.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Some features only provide parts for others and have no screens. */
const exports = (name, entry) => existsSync(entry) && readFileSync(entry, 'utf8').includes(`export const ${name}`);

/** One table of contents as text, in the formatter's style. */
function render(side, root) {
  const features = foldersIn(join(root, FOLDER)).flatMap((area) =>
    foldersIn(join(root, FOLDER, area))
      .filter((feature) => exports(side.exported, join(root, FOLDER, area, feature, side.entry)))
      .map((feature) => ({ area, feature })),
  );
  if (side.isLazy) {
    const lines = features.map(
      ({ area, feature }) => `  '${area}/${feature}': () => import('./${area}/${feature}/${side.entry}'),\n`,
    );
    return `${side.head}${side.tail(lines.length > 0 ? `{\n${lines.join('')}}` : '{}')}`;
  }
  const imports = features.map(
    ({ area, feature }) =>
      `import { ${side.exported} as ${variable(feature)} } from './${area}/${feature}/${side.entry}';`,
  );
  const table = foldersIn(join(root, FOLDER)).flatMap((area) => {
    const names = features.filter((one) => one.area === area).map(({ feature }) => variable(feature));
    return names.length > 0 ? [property(area, names)] : [];
  });
  return `${side.head}${imports.join('\n')}\n${side.tail(`{\n${table.join('\n')}\n}`)}`;
}

/** Formats an array as the formatter does: on one line up to 120 characters. */
function property(area, names) {
  const line = `  ${area}: [${names.join(', ')}],`;
  return line.length <= 120 ? line : `  ${area}: [\n${names.map((name) => `    ${name},`).join('\n')}\n  ],`;
}

/** Writes the tables and returns the names of those that were stale. */
export function writeContents({ root = ROOT, check = false } = {}) {
  const tables = [nouns, dashboardWidgets, server, site, web].map((side) => ({
    file: side.file,
    text: render(side, root),
  }));
  return [...tables, ...translationTables(root)].flatMap(({ file, text }) => {
    const path = join(root, FOLDER, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    if (!check) writeFileSync(path, text);
    return [`${FOLDER}/${file}`];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const check = process.argv.includes('--check');
  const stale = writeContents({ check });
  if (check && stale.length > 0)
    fail(`${stale.join(' and ')} do not list the folders that exist: run node scripts/contents.mjs`);
}
