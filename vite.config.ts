import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFor } from './src/shared/pages.ts';
import { themeCss } from './src/web/theme.ts';

/** Puts the design tokens into every page and lets the main font start loading with the page. */
function pageHead(): Plugin {
  return {
    name: 'tandem-page-head',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const font = Object.values(context.bundle ?? {}).find((file) => /inter-latin-wght.*woff2$/.test(file.fileName));
        return [
          { tag: 'style', children: themeCss(), injectTo: 'head-prepend' },
          ...(font
            ? [
                {
                  tag: 'link',
                  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font.fileName}`, crossorigin: '' },
                  injectTo: 'head' as const,
                },
              ]
            : []),
        ];
      },
    },
  };
}

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

const version = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version as string;

export default defineConfig({
  plugins: [react(), pageHead(), pagesInDevelopment()],
  publicDir: 'src/web/static',
  appType: 'mpa',
  define: { __TANDEM_VERSION__: JSON.stringify(version) },
  server: {
    proxy: { '/api': { target: process.env.TANDEM_API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Styles are few and shared; one sheet per entry avoids a flash when a lazy screen arrives.
    cssCodeSplit: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { app: 'index.html', public: 'public.html' },
      output: {
        // React changes less often than we do, and both pages use it.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
});
