import { renderToString } from 'react-dom/server';
import { sites } from '#features/site.ts';
import { brandShades } from '#shared/brand.ts';
import { themeCss } from '../theme.ts';
import type { PageData } from './site.ts';

/** Renders the markup of a public page for the first paint. */
export async function render({ feature, page, props }: PageData): Promise<string> {
  const { site } = await sites[feature]!();
  const Page = site[page]!;
  return renderToString(<Page {...props} />);
}

/** The design tokens in the company's color; `null` means the product's own. */
export function styles(color: string | null): string {
  if (color === null) return themeCss();
  const declared = (scheme: 'light' | 'dark') =>
    Object.entries(brandShades(color, scheme))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return `${themeCss()}:root{${declared('light')}}:root[data-theme=dark]{${declared('dark')}}`;
}
