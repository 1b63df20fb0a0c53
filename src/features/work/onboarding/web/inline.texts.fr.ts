import type { FullTranslation } from '#shared/text/texts.ts';
import { frenchWithArticle } from '#web/french.ts';
import type { texts as english } from './inline.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: (noun: string) => `Ajouter ${frenchWithArticle(noun)}`,
  addShort: 'Ajouter',
  suggestions: 'Suggestions\u00a0:',
  colorOf: (name: string) => `Couleur de ${name}`,
  nameOf: (name: string) => `Nom de ${name}`,
  categoryOf: (name: string) => `Catégorie de ${name}`,
  remove: (name: string) => `Archiver ${name}`,
  removed: (name: string) => `Archivage effectué\u00a0: ${name}`,
  isDefault: 'Par défaut pour les nouveaux partenaires',
};
