import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: (company) => `Test-E-Mail von ${company}`,
  shows: (company) => `Dies ist eine Test-E-Mail. Sie zeigt, dass Tandem E-Mails für ${company} senden kann.`,
  openChecklist: 'Checkliste öffnen',
  requestedBy: (name) => `${name} hat diese E-Mail angefordert.`,
};
