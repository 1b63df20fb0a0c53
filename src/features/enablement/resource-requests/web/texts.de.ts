import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Anfragen nach Materialien',
  ownTitle: 'Angefragte Materialien',
  create: 'Material anfragen',
  createText: 'Wir benachrichtigen das Unternehmen. Es antwortet hier.',
  sent: 'Anfrage gesendet',
  empty: 'Partner fragen hier nach fehlenden Materialien.',
  emptyPartner: 'Fragen Sie das Unternehmen nach einem fehlenden Material.',
  open: 'Offen',
  more: (title: string) => `Mehr zu ${title}`,
  createResource: 'Material erstellen',
};
