import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFor } from './src/shared/pages.ts';
import { firstLoads, groups } from './src/web/page/chunks.ts';
import { fewFiles } from './src/web/page/fewFiles.ts';
import { libraryStyles } from './src/web/page/libraryStyles.ts';
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
  plugins: [
    react(),
    libraryStyles(),
    fewFiles(),
    pageHead(),
    pagesInDevelopment(),
    firstLoads(),
    screenFiles(),
    compressed(),
  ],
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
    chunkSizeWarningLimit: 1200,
    // Browsers that lack it load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'index.html', public: 'public.html' },
      output: {
        codeSplitting: {
          groups,
        },
      },
    },
  },
});
