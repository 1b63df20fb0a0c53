import { dirname, join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { RouteSpec, WebFeature } from '../feature.ts';

/** The screens at the plain address; `homeOf` in `router.tsx` selects one when the session is known. */
const HOMES = ['/dashboard', '/partner-dashboard'];

/** The file of shared parts and the one of the feature; more files would delay the screen. */
const MOST = 2;

/** The data that the server writes into the page for the screen at an address. */
interface Screen {
  files: string[];
  asks?: string | undefined;
  /** The first request if `?queue=` names another kind. */
  kinds?: Record<string, string> | undefined;
}

/**
 * Writes `screens.json`: for each screen, by its address, the files that the page does not load anyway, and the first
 * request. The server adds them to the page, so that they load together with the frame and not after it.
 */
export function screenFiles(): Plugin {
  return {
    name: 'tandem-screen-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const frame = filesOfModule(chunks, join(import.meta.dirname, '../../../index.html'));
      const signIn = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/public.html'))!;
      const opens = chunks.find(({ imports }) => imports.includes(signIn.fileName));
      if (opens) this.error(`${opens.fileName} would open the sign-in page: it shares a file with it.`);
      const screens: Record<string, Screen> = {};
      for (const { path, asks, kinds, modules } of await screensOfFeatures()) {
        const files = new Set(modules.flatMap((module) => [...filesOfModule(chunks, module)]));
        const own = [...files].filter((file) => !frame.has(file)).sort();
        if (asks && own.length > MOST)
          this.error(`${path} needs ${own.join(', ')}: it would wait for the last of them.`);
        screens[path] = { files: own, asks, kinds };
      }
      screens['/'] = { files: [...new Set(HOMES.flatMap((home) => screens[home]!.files))] };
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens, null, 1) });
    },
  };
}

/** The files a browser needs before a module runs: its own, its imports, and their styles. */
export function filesOfModule(chunks: readonly Rolldown.OutputChunk[], module: string): Set<string> {
  const first =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module));
  const files = new Set<string>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name));
  };
  follow(first);
  return files;
}

const requestedModules: string[] = [];

/** The routes of all features, read without loading the screens. */
export async function routesOfFeatures(): Promise<RouteSpec[]> {
  return (await featuresAsNamed()).flatMap(({ routes }) => routes);
}

/** The addresses of each feature's screens. */
export async function screensByFeature(): Promise<{ name: string; path: string }[]> {
  return (await featuresAsNamed()).flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })));
}

async function featuresAsNamed(): Promise<readonly WebFeature[]> {
  Object.assign(globalThis, { tandemAsks: (module: string) => requestedModules.push(module) });
  const { module } = await runnerImport<{ features: readonly WebFeature[] }>(
    join(import.meta.dirname, '../../features/web.ts'),
    { configFile: false, logLevel: 'error', plugins: [namesInsteadOfModules] },
  );
  return module.features;
}

/** The modules that each route loads. */
export async function screensOfFeatures(): Promise<(Omit<Screen, 'files'> & { path: string; modules: string[] })[]> {
  const features = await featuresAsNamed();
  const pending = features.flatMap(({ pending: kinds = [] }) => kinds);
  const screens = [];
  for (const { path, page, asks, showsPending } of features.flatMap(({ routes }) => routes)) {
    requestedModules.length = 0;
    await page().catch(() => undefined);
    if (requestedModules.length === 0)
      throw new Error(`The screen ${path} loads nothing: see ${import.meta.filename}.`);
    if (path.includes('$id') && !asks) throw new Error(`The screen ${path} does not say what it asks for first.`);
    const kinds = showsPending && Object.fromEntries(pending.map(({ key, resource }) => [key, `${resource}/$id`]));
    screens.push({ path, asks, kinds, modules: [...requestedModules] });
  }
  return screens;
}

/** The modules of the screens that open without a network. */
export async function offlineModules(): Promise<string[]> {
  const routes = (await featuresAsNamed()).flatMap((feature) => feature.routes);
  requestedModules.length = 0;
  for (const { page } of routes.filter(({ offline }) => offline)) await page().catch(() => undefined);
  return [...requestedModules];
}

/** The modules that fill slots of screens. */
export async function partsOfSlots(): Promise<string[]> {
  const features = await featuresAsNamed();
  requestedModules.length = 0;
  for (const { part } of features.flatMap(({ parts = [] }) => parts)) await part().catch(() => undefined);
  return [...requestedModules];
}

const namesInsteadOfModules: Plugin = {
  name: 'tandem-names-instead-of-modules',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
  transform: (code, id) =>
    code.replace(/\bimport\('(\.[^']+)'\)/g, (_, target: string) => {
      const module = join(dirname(id), target);
      return `Promise.resolve(globalThis.tandemAsks(${JSON.stringify(module)}))`;
    }),
};
