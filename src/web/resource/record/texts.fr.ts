import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { frenchWithArticle } from '#web/french.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  mergeAnotherInto: (noun: Part, name: Part) =>
    `Fusionner ${frenchWithArticle(noun).replace(' ', ' autre ')} avec ${name}`,
  merge: 'Fusionner',
  duplicate: (noun: Part) => `Doublon (${noun})`,
  valuesToKeep: 'Valeurs à conserver',
  field: 'Champ',
  wasMergedInto: (name: ReactNode, path: ReactNode) => rich`${name} a fusionné avec ${path}.`,
};
