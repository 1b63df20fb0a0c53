import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addANote: 'Añadir una nota',
  addTitle: (deal, number) => `Añadir una nota a ${deal} (negocio ${number})`,
  companyReads: 'La empresa lee tu nota. El negocio vuelve a contar como activo.',
  onlyCompanyReads: 'Solo tu empresa lee la nota. El negocio vuelve a contar como activo.',
  note: 'Nota',
  addNote: 'Añadir nota',
  added: 'Tu nota se añadió al negocio.',
  replyAsPartner: 'Responde a este correo para añadir al negocio una nota que lee la empresa.',
  replyAsCompany: 'Responde a este correo para añadir una nota interna al negocio.',
};
