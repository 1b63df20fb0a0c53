import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFor, sitePrefixes } from './src/shared/pages.ts';
import { firstLoads, groups } from './src/web/page/chunks.ts';
import { libraryParts } from './src/web/page/libraryParts.ts';
import { libraryStyles } from './src/web/page/libraryStyles.ts';
import { pageHead } from './src/web/page/pageHead.ts';
import { pushWorker } from './src/web/page/pushWorker.ts';
import { screenFiles } from './src/web/page/screenFiles.ts';
import { serviceWorker } from './src/web/page/serviceWorker.ts';
import { compressed } from './vite.compressed.ts';
import { wantsSourceMaps } from './vite.sourcemaps.ts';

/** Serves the page at an address that the server would choose, in development. */
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

const api = { target: process.env.TANDEM_API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false };

export default defineConfig({
  plugins: [
    react(),
    libraryParts(),
    libraryStyles(),
    pageHead(),
    pagesInDevelopment(),
    firstLoads(),
    screenFiles(),
    serviceWorker(),
    pushWorker(),
    compressed('dist/maps'),
  ],
  publicDir: false,
  appType: 'mpa',
  server: {
    proxy: Object.fromEntries(['/api', '/site/', ...sitePrefixes].map((prefix) => [prefix, api])),
  },
  build: {
    outDir: 'dist/web',
    sourcemap: wantsSourceMaps && 'hidden',
    emptyOutDir: true,
    target: 'es2022',
    // Styles are small and shared, and one sheet per entry avoids a flash when a screen is loaded later.
    cssCodeSplit: true,
    chunkSizeWarningLimit: 1200,
    // Browsers without support load the same files a little later.
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
