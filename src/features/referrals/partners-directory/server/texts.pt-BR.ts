import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (partner, directory) => `${partner} alterou o perfil em ${directory}. Aprove ou rejeite a alteração.`,
  approved: (directory) => `A alteração do seu perfil em ${directory} foi aprovada e está publicada.`,
  approvedSubject: 'Seu perfil está publicado',
  rejected: (directory, reason) => `A alteração do seu perfil em ${directory} não foi aprovada: ${reason}`,
  rejectedSubject: 'Seu perfil precisa de outra alteração',
  viewListing: 'Ver perfil',
  requested: (directory, partners) => `Um visitante de ${directory} enviou uma solicitação a ${partners}.`,
};
