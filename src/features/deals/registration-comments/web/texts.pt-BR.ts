import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  comment: 'Comentar',
  filesToAttach: 'Arquivos a anexar',
  attach: 'Anexar',
  remove: (name: Part) => `Remover ${name}`,
  writeToCompanyMentionPeopleWith: 'Escreva à empresa. Mencione pessoas com @.',
  writeToPartnerMentionPeopleWith: 'Escreva ao parceiro. Mencione pessoas com @.',
  writeToYourTeamPartnerDoes: 'Escreva para sua equipe. O parceiro não vê.',
  internal: 'Interno',
  deleteComment: (authorName: Part) => `Excluir o comentário de ${authorName}`,
  commentDeleted: 'Comentário excluído',
  comments: 'Comentários',
  filterComments: 'Filtrar comentários',
  sharedWithPartner: 'Compartilhado com o parceiro',
  noCommentsYet: 'Ainda não há comentários.',
};
