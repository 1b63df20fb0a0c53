import { sites } from '#features/site.ts';
import { loadTextsOf } from '../language.ts';
import { SiteNotFound } from './SiteNotFound.tsx';
import { type PageData, SHELL, type SitePages } from './site.ts';

const own: SitePages = { 'not-found': SiteNotFound };

/** The component of a page, of a feature or of the shell. */
export async function loadPage({ feature, page }: PageData) {
  const site = feature === SHELL ? own : (await sites[feature]!()).site;
  return site[page]!;
}

/** Loads the texts of a page and of its frame; in English they are in the code. */
export async function loadPageTexts({ feature }: PageData, language?: string): Promise<void> {
  await Promise.all([SHELL, feature].map((place) => loadTextsOf(place, language)));
}
