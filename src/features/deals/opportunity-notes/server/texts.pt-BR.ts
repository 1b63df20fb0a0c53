import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addANote: 'Adicionar uma nota',
  addTitle: (deal, number) => `Adicionar uma nota a ${deal} (negócio ${number})`,
  companyReads: 'A empresa lê a sua nota. O negócio volta a contar como ativo.',
  onlyCompanyReads: 'Só a sua empresa lê a nota. O negócio volta a contar como ativo.',
  note: 'Nota',
  addNote: 'Adicionar nota',
  added: 'A sua nota foi adicionada ao negócio.',
  replyAsPartner: 'Responda a este e-mail para adicionar ao negócio uma nota que a empresa lê.',
  replyAsCompany: 'Responda a este e-mail para adicionar uma nota interna ao negócio.',
};
