import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFor } from './src/shared/pages.ts';
import { pageHead } from './src/web/page/pageHead.ts';
import { screenFiles } from './src/web/page/screenFiles.ts';

/** In development, answers a page address with the page the server would choose. */
function pagesInDevelopment(): Plugin {
  return {
    name: 'tandem-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0]!;
        const wantsPage = request.headers.accept?.includes('text/html') && !path.startsWith('/api');
        if (wantsPage && !path.includes('.')) request.url = `/${pageFor(path)}`;
        next();
      });
    },
  };
}

const entries = {
  /** The frame, and the small parts nearly every screen shows. */
  app: [
    'main.tsx',
    'charts/Chart.tsx',
    'components/Card.tsx',
    'components/DateText.tsx',
    'components/Facts.tsx',
    'components/Loaded.tsx',
    'components/Money.tsx',
    'components/PageHeader.tsx',
    'components/Person.tsx',
    'components/StatusTag.tsx',
    'resource/useResource.ts',
    'useNarrow.ts',
    '../shared/dates.ts',
    '../features/announcements/web/Notices.tsx',
    ...['select', 'segmented', 'dropdown'].map((part) => `../../node_modules/antd/es/${part}/index.js`),
  ],
  public: ['public/main.tsx'],
  /** Where nearly everybody begins. */
  dashboard: ['company.tsx', 'partner.tsx', '../../go-live/web/GoLiveCard.tsx'].map(
    (screen) => `../features/dashboards/web/${screen}`,
  ),
  /** The lists whose rows are dragged. */
  ordered: ['resource/orderedScreens.tsx'],
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
  ],
};
const pages = ['app', 'public', 'dashboard', 'ordered', 'parts'] as const;
const reached = Object.fromEntries(pages.map((page) => [page, new Set<string>()])) as Record<
  keyof typeof entries,
  Set<string>
>;

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

const isIcon = (id: string) => /lucide-react\/dist\/esm\/icons\//.test(id);

const isCommon = (id: string) =>
  /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/.test(id) ||
  (reached.public.has(id) && reached.app.has(id));

/** With the styles of every screen, which are few, and the icons of the first. */
const isOfFrame = (id: string) =>
  reached.app.has(id) ||
  (id.endsWith('.module.css') && !id.includes('/web/public/')) ||
  (isIcon(id) && reached.dashboard.has(id));

/** Notes what each page loads at once, and what screens share: see `codeSplitting` below. */
function firstLoads(): Plugin {
  return {
    name: 'tandem-first-loads',
    apply: 'build',
    buildEnd() {
      for (const page of pages) {
        const follow = (id: string) => {
          const module = this.getModuleInfo(id);
          if (!module || reached[page].has(id)) return;
          reached[page].add(id);
          const parts = partsOfAntd(module.code ?? '');
          for (const next of module.importedIds) {
            if (!next.endsWith('/antd/es/index.js')) follow(next);
            else for (const part of parts) follow(next.replace('index.js', `${part}/index.js`));
          }
        };
        for (const entry of entries[page]) follow(realpathSync(join(import.meta.dirname, 'src/web', entry)));
      }
    },
  };
}

/** Writes each text file also compressed, so that the server sends it as it lies. */
function compressed(): Plugin {
  return {
    name: 'tandem-compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir!, name);
          const content = await readFile(path);
          if (content.length < 1024) return;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [react(), pageHead(), pagesInDevelopment(), firstLoads(), screenFiles(), compressed()],
  publicDir: false,
  appType: 'mpa',
  server: {
    proxy: { '/api': { target: process.env.TANDEM_API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Styles are few and shared; one sheet per entry avoids a flash when a lazy screen arrives.
    cssCodeSplit: true,
    chunkSizeWarningLimit: 900,
    // Browsers that lack it load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'index.html', public: 'public.html' },
      output: {
        codeSplitting: {
          groups: [
            // A browser that has nothing yet asks for six files at a time: both pages are made of fewer.
            { name: 'common', test: isCommon, priority: 6 },
            // Not the page itself: a screen that shares one of its parts must not open it.
            { name: 'public', test: (id) => reached.public.has(id) && !id.endsWith('/public/main.tsx'), priority: 5 },
            { name: 'frame', test: isOfFrame, priority: 4 },
            {
              name: 'dashboard',
              test: (id) => reached.dashboard.has(id) && /features\/(dashboards|go-live)\//.test(id),
              priority: 3,
            },
            // Left alone, the bundler makes a hundred small files of what one screen shares with this or that other.
            { name: 'icons', test: isIcon, minShareCount: 2, priority: 2 },
            { name: 'parts', test: (id) => reached.parts.has(id), priority: 1 },
            { name: 'ordered', test: (id) => reached.ordered.has(id), priority: 0 },
          ],
        },
      },
    },
  },
});
