import { sites } from '#features/site.ts';
import { SiteNotFound } from './SiteNotFound.tsx';
import { type PageData, SHELL, type SitePages } from './site.ts';

const own: SitePages = { 'not-found': SiteNotFound };

/** The component of a page, of a feature or of the shell. */
export async function loadPage({ feature, page }: PageData) {
  const site = feature === SHELL ? own : (await sites[feature]!()).site;
  return site[page]!;
}
