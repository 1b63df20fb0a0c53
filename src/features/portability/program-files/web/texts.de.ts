import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Programmdateien',
  text: 'Ihr Programm als lesbare Dateien: Typen, Stufen, Vergütungsstrukturen, Formulare, Kurse, Automatisierungen und mehr. Bewahren Sie sie in Git auf, vergleichen Sie sie und übertragen Sie ein Programm von einem Testunternehmen in das echte.',
  exportTitle: 'Export',
  exportText: 'Das Archiv enthält keine Partner, Personen, Geheimnisse oder Datenbank-IDs.',
  export: 'Programm herunterladen',
  leftOut: 'Nicht im Archiv',
  importTitle: 'Vergleichen und anwenden',
  choose: 'Ziehen Sie ein Programmarchiv (.zip) hierher oder klicken Sie, um es auszuwählen',
  chooseHint: 'Nichts ändert sich, bevor Sie es anwenden.',
  changes: (count: number) => (count === 0 ? 'Keine Unterschiede' : plural(count, 'Unterschied', 'Unterschiede')),
  same: 'Das Archiv beschreibt Ihr Programm, wie es ist.',
  deletes: 'Auch Datensätze löschen, die das Archiv nicht beschreibt',
  dryRun: 'Probelauf starten',
  dryRunFine: 'Der Probelauf war erfolgreich. Das Archiv kann angewendet werden.',
  problems: 'Das Archiv kann nicht angewendet werden',
  apply: 'Änderungen anwenden',
  applyTitle: 'Programmarchiv anwenden?',
  applyText:
    'Alles wird angewendet oder nichts. Veröffentlichte Inhalte erhalten eine neue Version. Provisionen, Verträge und Zuweisungen von Partnern bleiben unverändert.',
  deletesNote: (count: number) => `${plural(count, 'Datensatz wird', 'Datensätze werden')} gelöscht.`,
  applied: (count: number) => `${plural(count, 'Änderung', 'Änderungen')} angewendet`,
  next: 'Nächste Schritte',
  otherFile: 'Anderes Archiv auswählen',
  line: (file: string, line: number | null) => (line === null ? file : `${file}, Zeile ${line}`),
};
