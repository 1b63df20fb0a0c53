import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: 'Foto der Karte',
  replace: 'Foto ersetzen',
  remove: 'Foto entfernen',
  alt: 'Foto der Karte',
  unreadable: 'Diese Datei ist kein Bild, das der Browser anzeigen kann. Wählen Sie eine andere.',
  file: 'Visitenkarte.jpg',
  label: (account) => `Foto der Karte von ${account}`,
  status: {
    sending: 'Foto wird angehängt …',
    attached: 'Das Foto ist an die Registrierung angehängt.',
    waits: 'Das Foto wartet auf diesem Gerät. Es wird angehängt, sobald Sie wieder online sind.',
  },
  failed: (reason) => `Die Registrierung ist gespeichert, aber das Foto wurde nicht angehängt: ${reason}`,
};
