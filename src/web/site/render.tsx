import { renderToString } from 'react-dom/server';
import { type BrandLook, brandCss } from '#shared/brand.ts';
import { readIn } from '#shared/text/texts.ts';
import { themeCss } from '../look/theme.ts';
import { loadPage, loadPageTexts } from './load-page.ts';
import type { PageData } from './site.ts';

/** Renders the markup of a public page for the first paint. */
export async function render(data: PageData, language: string): Promise<string> {
  const [Page] = await Promise.all([loadPage(data), loadPageTexts(data, language)]);
  return readIn(language, () => renderToString(<Page {...data.props} />));
}

/** The design tokens in the company's color and font. */
export function styles(brand: Pick<BrandLook, 'primary_color' | 'font'>): string {
  return themeCss() + brandCss(brand);
}
