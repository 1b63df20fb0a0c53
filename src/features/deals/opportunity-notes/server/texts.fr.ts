import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addANote: 'Ajouter une note',
  addTitle: (deal, number) => `Ajouter une note à ${deal} (affaire ${number})`,
  companyReads: 'L’entreprise lit votre note. L’affaire est à nouveau considérée comme active.',
  onlyCompanyReads: 'Seule votre entreprise lit la note. L’affaire est à nouveau considérée comme active.',
  note: 'Note',
  addNote: 'Ajouter la note',
  added: 'Votre note a été ajoutée à l’affaire.',
  replyAsPartner: 'Répondez à cet e-mail pour ajouter à l’affaire une note que l’entreprise lit.',
  replyAsCompany: 'Répondez à cet e-mail pour ajouter une note interne à l’affaire.',
};
