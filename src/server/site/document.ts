import { initialIcon } from '#shared/brand.ts';
import type { PageBrand } from './brand.ts';
import type { PageHead } from './public-page.ts';

/** The files that every public page loads. */
export interface SiteFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** JSON inside a script element: `<` could end it, and the two line separators were once not allowed in scripts. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The theme follows the visitor's system; the security policy allows the script by its hash. */
export const THEME_SCRIPT =
  "document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

const meta = (attribute: 'name' | 'property', key: string, content: string | null | undefined) =>
  content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}">` : '';

/** Writes one public page as HTML. */
export function documentOf(page: {
  head: PageHead;
  language: string;
  /** The absolute URL of this page. */
  url: string;
  /** The address of this installation, for the pictures of link previews. */
  baseUrl: string;
  brand: PageBrand;
  css: string;
  markup: string;
  data: unknown;
  files: SiteFiles;
}): string {
  const { head, language, files, brand } = page;
  const wide = brand.preview_url ?? null;
  const picture = head.image ?? wide ?? brand.logo_url;
  const image = picture && new URL(picture, page.baseUrl).href;
  const lines = [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.isHidden
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(head.canonical ?? page.url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', page.url),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', wide && image?.endsWith(wide) ? 'summary_large_image' : 'summary'),
    meta('name', 'theme-color', brand.primary_color),
    `<link rel="icon" href="${escapeHtml(brand.favicon_url ?? initialIcon(brand.name, brand.primary_color))}">`,
    `<script>${THEME_SCRIPT}</script>`,
    `<style>${page.css}</style>`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...files.scripts.map((file, index) =>
      index === 0 ? `<script type="module" src="${file}"></script>` : `<link rel="modulepreload" href="${file}">`,
    ),
    head.jsonLd ? `<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>` : '',
    `</head><body><div id="page">${page.markup}</div>`,
    `<script type="application/json" id="page-data">${escapeJson(page.data)}</script></body></html>`,
  ];
  return lines.filter(Boolean).join('\n');
}
