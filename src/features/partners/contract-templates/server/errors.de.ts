import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contract-templates'> = {
  'There are no changes since the latest version.': 'Seit der letzten Version gibt es keine Änderungen.',
  'This PDF has more than 500 pages.': 'Dieses PDF hat mehr als 500 Seiten.',
  'This PDF is damaged or protected by a password.': 'Dieses PDF ist beschädigt oder durch ein Passwort geschützt.',
  'This PDF is protected by a password.': 'Dieses PDF ist durch ein Passwort geschützt.',
  'This template is a text. Create a template from a PDF file instead.':
    'Diese Vorlage ist ein Text. Erstellen Sie stattdessen eine Vorlage aus einer PDF-Datei.',
  'This template is not published.': 'Diese Vorlage ist nicht veröffentlicht.',
  'This template is retired.': 'Diese Vorlage ist zurückgezogen.',
  'This template is retired. Publish it again to change it.':
    'Diese Vorlage ist zurückgezogen. Veröffentlichen Sie sie erneut, um sie zu ändern.',
  'has more than 500 pages': 'Hat mehr als 500 Seiten.',
  'is already used by another template': 'Wird bereits von einer anderen Vorlage verwendet.',
  'is damaged or protected by a password': 'Ist beschädigt oder durch ein Passwort geschützt.',
  'is not published': 'Ist nicht veröffentlicht.',
  'is protected by a password': 'Ist durch ein Passwort geschützt.',
  'needs a territory for exclusivity': 'Exklusivität erfordert ein Gebiet.',
};
