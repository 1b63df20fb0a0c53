import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { themeCss } from '../theme.ts';

const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The styles both pages share. */
const SHARED_SHEET = /\/common-[\w-]+\.css$/;

/**
 * What stands in the pages themselves because it is small and needed at once: the design tokens, the styles both pages share,
 * the scripts that must not wait for a file, and the icon, for which a browser would keep one of six connections busy.
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

/** By a script, because a browser asks for six files at a time: the font comes after those that others wait for. */
function startLoading(font: string): string {
  const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font };
  return `document.head.append(Object.assign(document.createElement('link'), ${JSON.stringify(link)}));`;
}
