import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'Mit dieser App geteilt',
  filled: (name) =>
    `Aus „${name}“ übernommen. Prüfen Sie die Angaben vor der Registrierung; gesendet wurde noch nichts.`,
  unnamed: 'Geteilter Text',
  discard: 'Verwerfen',
  open: 'Übernehmen',
  more: 'Außerdem geteilt:',
  problem: {
    binary: (name) =>
      `„${name}“ ist weder eine Kontaktkarte noch eine E-Mail noch ein Text. Geben Sie den Deal selbst ein.`,
    encoding: (name) => `„${name}“ ist nicht in UTF-8 codiert. Teilen Sie den Inhalt als Text.`,
    nothing: (name) => `„${name}“ enthält weder einen Kontakt noch einen Text. Geben Sie den Deal selbst ein.`,
  },
  missing: {
    'signed-out':
      'Das Geteilte wurde nicht gespeichert, weil Sie nicht mit „Angemeldet bleiben“ angemeldet waren. Teilen Sie es erneut.',
    full: 'Das Geteilte wurde nicht gespeichert, weil hier bereits 20 geteilte Einträge warten. Übernehmen oder verwerfen Sie diese und teilen Sie es erneut.',
    failed: 'Das Geteilte ist nicht angekommen. Öffnen Sie die App und teilen Sie es erneut.',
    gone: 'Dieser geteilte Eintrag wurde bereits übernommen oder verworfen.',
  },
  title: 'Titel',
  description: 'Notizen',
};
