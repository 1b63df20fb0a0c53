import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rows: (report, rows, count) => `${report}: ${rows} ${count === 1 ? 'fila' : 'filas'}.`,
  rowsAttached: (report, rows, count) =>
    `${report}: ${rows} ${count === 1 ? 'fila' : 'filas'}. El archivo está adjunto.`,
  rowsUntil: (report, rows, count, day) =>
    `${report}: ${rows} ${count === 1 ? 'fila' : 'filas'}. Puedes descargar el archivo hasta el ${day}.`,
  leftOut: (names) => `No incluido porque no tienes acceso: ${names}.`,
  download: 'Descargar el informe',
  whyYourData: (sender, company) =>
    `${sender} te envió este informe de ${company}. Solo muestra datos a los que tienes acceso.`,
  whySendersData: (sender, company) =>
    `${sender} te envió este informe de ${company}. Solo muestra datos a los que ${sender} tiene acceso.`,
  teamMember: 'Un miembro del equipo',
  noRows: 'Sin filas',
  firstRows: (shown, all) => `Las primeras ${shown} de ${all} filas.`,
  stopped: (name, reason) => `El informe «${name}» no se envió y está en pausa. ${reason}`,
  viewDeleted: 'Se eliminó la vista guardada de este informe.',
};
