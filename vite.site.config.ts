import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite.compressed.ts';
import { wantsSourceMaps } from './vite.sourcemaps.ts';

/**
 * Builds the public pages (`src/features/<area>/<feature>/site.tsx`): once for browsers, and once for the server with
 * `--ssr`. Both use Preact in place of React, which saves 50 kB; the components are the same.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [compressed('dist/maps/site')])],
  publicDir: false,
  base: '/site/',
  resolve: {
    alias: [
      { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
  // The server needs no web package at run time.
  ssr: { noExternal: true },
  build: {
    sourcemap: wantsSourceMaps && !isSsrBuild && 'hidden',
    outDir: isSsrBuild ? 'dist/site-server' : 'dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node20' : 'es2022',
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rolldownOptions: { input: 'src/web/site/browser.tsx' } }),
  },
}));
