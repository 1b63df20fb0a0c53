import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandLook } from '#shared/brand.ts';
import type { SiteFiles } from './document.ts';

/** Renders the components of public pages. They are web code, so the server knows only this interface. */
export interface SiteRenderer {
  render(page: { feature: string; page: string; props: object }, language: string): Promise<string>;
  styles(brand: Pick<BrandLook, 'primary_color' | 'font'>): string;
  /** The files of the pages of a feature, with the texts that they load in a language. */
  filesOf(feature: string, language: string): SiteFiles;
}

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The built public pages below `dist`: `site/` for browsers, `site-server/` for this process. */
export async function builtRenderer(dist: string): Promise<SiteRenderer> {
  const { render, styles } = (await import(pathToFileURL(join(dist, 'site-server/render.js')).href)) as SiteRenderer;
  const manifest = JSON.parse(readFileSync(join(dist, 'site/.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)!;
  const filesOfPages = new Map<string, SiteFiles>();
  const filesOf = (feature: string, language: string): SiteFiles => {
    const chunks = new Set<string>();
    const collect = (name: string): void => {
      if (chunks.has(name) || !manifest[name]) return;
      chunks.add(name);
      for (const further of manifest[name]!.imports ?? []) collect(further);
    };
    collect(entry);
    collect(`src/features/${feature}/site.tsx`);
    if (language !== 'en')
      for (const name of textFilesOf(feature, manifest[`src/features/texts.${language}.ts`], language)) collect(name);
    const entries = [...chunks].map((name) => manifest[name]!);
    return {
      scripts: entries.map(({ file }) => `/site/${file}`),
      styles: [...new Set(entries.flatMap(({ css = [] }) => css))].map((file) => `/site/${file}`),
    };
  };
  return {
    render,
    styles,
    filesOf(feature, language) {
      const key = `${language} ${feature}`;
      if (!filesOfPages.has(key)) filesOfPages.set(key, filesOf(feature, language));
      return filesOfPages.get(key)!;
    },
  };
}

/** The modules of the texts of a page. Without a hint the browser would find them one after another. */
function textFilesOf(feature: string, table: ManifestEntry | undefined, language: string): string[] {
  if (!table) return [];
  const folders = [`src/features/${feature}/`, 'src/web/site/'];
  const isOfPage = (module: string) => folders.some((folder) => module.startsWith(folder));
  const tables = ['texts.ts', `texts.${language}.ts`, `labels.${language}.ts`].map((file) => `src/features/${file}`);
  return [...tables, ...(table.dynamicImports ?? []).filter(isOfPage)];
}
