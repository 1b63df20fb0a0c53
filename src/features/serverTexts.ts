import type { Translations } from '#shared/text/texts.ts';

interface ServerTexts {
  translations: Translations;
  errors: readonly Readonly<Record<string, string>>[];
}

/** The texts of the server in each language besides English, written by scripts/contents.mjs. */
export const serverTexts: Readonly<Record<string, () => Promise<ServerTexts>>> = {
  de: () => import('./serverTexts.de.ts'),
  fr: () => import('./serverTexts.fr.ts'),
  es: () => import('./serverTexts.es.ts'),
  'pt-BR': () => import('./serverTexts.pt-BR.ts'),
  ja: () => import('./serverTexts.ja.ts'),
};
