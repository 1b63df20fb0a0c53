import { defineConfig } from 'vite';
import { compressed } from './vite.compressed.ts';
import { wantsSourceMaps } from './vite.sourcemaps.ts';

/** Builds the script that pages of other sites load: one file without React, served from `/embed/`. */
export default defineConfig({
  plugins: [compressed('dist/maps/embed')],
  publicDir: false,
  build: {
    sourcemap: wantsSourceMaps && 'hidden',
    outDir: 'dist/web/embed',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/features/integrations/portal-widget/web/widget/main.ts',
      output: { format: 'iife', entryFileNames: 'portal-widget.js' },
    },
  },
});
