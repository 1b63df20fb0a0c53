import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rowsFile: 'Filas del archivo',
  row: 'Fila',
  account: 'Cuenta',
  result: 'Resultado',
  whatToCorrect: 'Qué corregir',
  fileLargerThan500KbSplit: 'El archivo supera los 500 kB. Divídelo.',
  registerManyDeals: 'Registrar muchos negocios',
  downloadTemplate: 'Descargar plantilla',
  dropCsvFileHereOrClick: 'Suelta aquí un archivo CSV o haz clic para elegirlo',
  upToRowsWithTemplatesColumns: (mOSTUPLOADED: ReactNode) =>
    rich`Hasta ${mOSTUPLOADED} filas, con las columnas de la plantilla. No se registra nada antes de que lo confirmes.`,
  theseColumnsNotInTemplate: (ignored: Part) => `Estas columnas no están en la plantilla: ${ignored}.`,
  downloadResult: 'Descargar resultado',
  text: (ready: number) => plural(ready, 'negocio', 'negocios'),
  register: (ready: number) => `Registrar ${plural(ready, 'negocio', 'negocios')}`,
  downloadCheck: 'Descargar comprobación',
};
