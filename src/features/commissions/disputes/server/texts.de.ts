import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputed: (partner, number, what) => `${partner} hat Einspruch gegen Provision ${number} erhoben: ${what}`,
  wrote: (partner, number, what) =>
    `${partner} hat dem Einspruch gegen Provision ${number} eine Nachricht hinzugefügt: ${what}`,
  kept: (company, number, what) => `${company} hat Provision ${number} unverändert gelassen: ${what}`,
  corrected: (company, number, what) => `${company} hat Provision ${number} korrigiert: ${what}`,
  said: (company, number, what) => `${company} hat zu Provision ${number} geantwortet: ${what}`,
  partner: 'Partner',
  commission: 'Provision',
  deal: 'Deal',
  message: 'Nachricht',
  answer: 'Antwort',
  viewCommission: 'Provision ansehen',
};
