import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rowsFile: 'Zeilen der Datei',
  row: 'Zeile',
  account: 'Account',
  result: 'Ergebnis',
  whatToCorrect: 'Zu korrigieren',
  fileLargerThan500KbSplit: 'Die Datei ist größer als 500\u00a0kB. Teilen Sie sie auf.',
  registerManyDeals: 'Viele Deals registrieren',
  downloadTemplate: 'Vorlage herunterladen',
  dropCsvFileHereOrClick: 'Ziehen Sie eine CSV-Datei hierher oder klicken Sie, um eine auszuwählen',
  upToRowsWithTemplatesColumns: (mOSTUPLOADED: ReactNode) =>
    rich`Bis zu ${mOSTUPLOADED} Zeilen mit den Spalten der Vorlage. Nichts wird registriert, bevor Sie bestätigen.`,
  theseColumnsNotInTemplate: (ignored: Part) => `Diese Spalten sind nicht in der Vorlage: ${ignored}.`,
  downloadResult: 'Ergebnis herunterladen',
  text: (ready: number) => plural(ready, 'Deal', 'Deals'),
  register: (ready: number) => `${plural(ready, 'Deal', 'Deals')} registrieren`,
  downloadCheck: 'Prüfergebnis herunterladen',
};
