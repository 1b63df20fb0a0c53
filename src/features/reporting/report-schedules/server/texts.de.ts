import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rows: (report, rows, count) => `${report}: ${rows} ${count === 1 ? 'Zeile' : 'Zeilen'}.`,
  rowsAttached: (report, rows, count) =>
    `${report}: ${rows} ${count === 1 ? 'Zeile' : 'Zeilen'}. Die Datei ist angehängt.`,
  rowsUntil: (report, rows, count, day) =>
    `${report}: ${rows} ${count === 1 ? 'Zeile' : 'Zeilen'}. Sie können die Datei bis ${day} herunterladen.`,
  leftOut: (names) => `Nicht enthalten, weil Sie keinen Zugriff haben: ${names}.`,
  download: 'Bericht herunterladen',
  whyYourData: (sender, company) =>
    `${sender} hat Ihnen diesen Bericht von ${company} gesendet. Er zeigt nur Daten, auf die Sie Zugriff haben.`,
  whySendersData: (sender, company) =>
    `${sender} hat Ihnen diesen Bericht von ${company} gesendet. Er zeigt nur Daten, auf die ${sender} Zugriff hat.`,
  teamMember: 'Ein Teammitglied',
  noRows: 'Keine Zeilen',
  firstRows: (shown, all) => `Die ersten ${shown} von ${all} Zeilen.`,
  stopped: (name, reason) => `Der Bericht „${name}“ wurde nicht gesendet und ist pausiert. ${reason}`,
  viewDeleted: 'Die gespeicherte Ansicht dieses Berichts wurde gelöscht.',
};
