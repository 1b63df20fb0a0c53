import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rowsFile: 'Lignes du fichier',
  row: 'Ligne',
  account: 'Compte',
  result: 'Résultat',
  whatToCorrect: 'À corriger',
  fileLargerThan500KbSplit: 'Le fichier dépasse 500\u00a0ko. Divisez-le.',
  registerManyDeals: 'Enregistrer plusieurs affaires',
  downloadTemplate: 'Télécharger le modèle',
  dropCsvFileHereOrClick: 'Déposez un fichier CSV ici, ou cliquez pour en choisir un',
  upToRowsWithTemplatesColumns: (mOSTUPLOADED: ReactNode) =>
    rich`Jusqu’à ${mOSTUPLOADED} lignes, avec les colonnes du modèle. Rien n’est enregistré avant votre confirmation.`,
  theseColumnsNotInTemplate: (ignored: Part) => `Ces colonnes ne figurent pas dans le modèle\u00a0: ${ignored}.`,
  downloadResult: 'Télécharger le résultat',
  text: (ready: number) => plural(ready, 'affaire', 'affaires'),
  register: (ready: number) => `Enregistrer ${plural(ready, 'affaire', 'affaires')}`,
  downloadCheck: 'Télécharger la vérification',
};
