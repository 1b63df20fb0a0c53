import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { themeCss } from '../look/theme.ts';

const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The style sheet of both pages. */
const SHARED_SHEET = /\/common-[\w-]+\.css$/;

/**
 * Inlines small parts that are needed at once into the pages: the design tokens, the styles of both pages, the scripts
 * that must not wait for a file, and the icon, for which a browser would use one of six connections.
 */
export function pageHead(): Plugin {
  const icon = `data:image/svg+xml,${encodeURIComponent(text('icon.svg').trim())}`;
  let sharedCss = '';
  return {
    name: 'tandem-page-head',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') for (const sheet of sheetsOf(file)) file.viteMetadata!.importedCss.delete(sheet);
        else if (SHARED_SHEET.test(name)) {
          sharedCss = `${file.source}`;
          delete bundle[name];
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght.*woff2$/.test(name));
        const tag = (name: string, children: string, attrs = {}): HtmlTagDescriptor => ({
          tag: name,
          attrs,
          children,
          injectTo: 'head-prepend',
        });
        return [
          tag('script', text('boot.js')),
          ...(path === '/index.html' ? [tag('script', text('early.js'), { 'data-asks': '' })] : []),
          ...(font ? [tag('script', startLoading(`/${font}`))] : []),
          tag('style', `${themeCss()}${sharedCss}`),
          { tag: 'link', attrs: { rel: 'icon', href: icon }, injectTo: 'head' },
        ];
      },
    },
  };
}

const sheetsOf = ({ viteMetadata }: Rolldown.OutputChunk) =>
  [...(viteMetadata?.importedCss ?? [])].filter((name) => SHARED_SHEET.test(name));

/**
 * A script starts this request, because a browser requests six files at a time and the font should come after the files
 * that others wait for.
 */
function startLoading(font: string): string {
  const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font };
  return `document.head.append(Object.assign(document.createElement('link'), ${JSON.stringify(link)}));`;
}
