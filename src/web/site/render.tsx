import { renderToString } from 'react-dom/server';
import { sites } from '#features/site.ts';
import { type BrandLook, brandCss } from '#shared/brand.ts';
import { themeCss } from '../look/theme.ts';
import type { PageData } from './site.ts';

/** Renders the markup of a public page for the first paint. */
export async function render({ feature, page, props }: PageData): Promise<string> {
  const { site } = await sites[feature]!();
  const Page = site[page]!;
  return renderToString(<Page {...props} />);
}

/** The design tokens in the company's color and font. */
export function styles(brand: Pick<BrandLook, 'primary_color' | 'font'>): string {
  return themeCss() + brandCss(brand);
}
