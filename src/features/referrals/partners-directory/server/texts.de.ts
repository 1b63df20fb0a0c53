import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (partner, directory) =>
    `${partner} hat seinen Eintrag in ${directory} geändert. Genehmigen Sie die Änderung oder lehnen Sie sie ab.`,
  approved: (directory) => `Die Änderung Ihres Eintrags in ${directory} wurde genehmigt und ist veröffentlicht.`,
  approvedSubject: 'Ihr Eintrag ist veröffentlicht',
  rejected: (directory, reason) => `Die Änderung Ihres Eintrags in ${directory} wurde nicht genehmigt: ${reason}`,
  rejectedSubject: 'Ihr Eintrag braucht eine weitere Änderung',
  viewListing: 'Eintrag ansehen',
  requested: (directory, partners) => `Jemand hat in ${directory} eine Anfrage an ${partners} gesendet.`,
};
