import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Solicitações de materiais',
  ownTitle: 'Materiais solicitados',
  create: 'Solicitar um material',
  createText: 'Avisamos a empresa. Ela responde aqui.',
  sent: 'Solicitação enviada',
  empty: 'Os parceiros pedem aqui os materiais que faltam.',
  emptyPartner: 'Peça à empresa um material que falta.',
  open: 'Em aberto',
  more: (title: string) => `Mais sobre ${title}`,
  createResource: 'Criar material',
};
