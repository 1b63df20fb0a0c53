import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Beispieldaten',
  invite: 'Erkunden Sie ein kleines Beispielprogramm. Sie können es mit einem Klick hinzufügen oder entfernen.',
  noMoney:
    'Drei der Deals sind gewonnen und haben Provision gebracht, die in einer Auszahlung im Entwurf wartet. Wenn Sie die Beispieldaten entfernen, wird die Provision storniert und die Auszahlung abgebrochen.',
  there: 'Ihre Listen enthalten neben Ihren eigenen Datensätzen auch Beispieldaten.',
  add: 'Beispieldaten hinzufügen',
  remove: 'Beispieldaten entfernen',
  added: 'Beispieldaten hinzugefügt',
  removed: (what: string) => `Entfernt: ${what}`,
  nothing: 'nichts',
  askTitle: 'Beispieldaten entfernen?',
  askText: (what: string) => `Archiviert wird: ${what}. Ihre eigenen Datensätze ändern sich nicht.`,
  noted: 'Prüfen Sie zuerst diese Datensätze',
  keep: (name: string) => `${name} behalten`,
  keepHint: 'Beispieldatensätze, die Sie behalten, werden Teil Ihrer eigenen Daten.',
  keptTitle: 'Als eigene Datensätze behalten',
  ok: 'OK',
};
