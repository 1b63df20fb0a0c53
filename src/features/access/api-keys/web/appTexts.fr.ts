import type { FullTranslation } from '#shared/text/texts.ts';
import type { accessTexts as english } from './appTexts.ts';
import { texts as ownTexts } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const accessTexts: FullTranslation<typeof english> = {
  label: 'Accès',
  read: { label: 'Lecture seule', help: 'Elle lit ce que vous pouvez ouvrir.' },
  propose: {
    label: 'Lire et proposer',
    help: 'Elle peut préparer des modifications\u202f; vous confirmez chacune d’elles.',
  },
  only: (what: string) => ownTexts.onlyTheseRecords(what),
  leaves:
    'Ce qu’elle lit est transmis à l’application et au modèle de langage qu’elle utilise, y compris les noms et les coordonnées. Les coordonnées bancaires, les secrets et les notes ne sont jamais envoyés.',
};
