import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  dismiss: 'Dispensar',
  more: 'Saiba mais',
  text: 'Texto',
  oneSentenceShownAtTopEvery: 'Uma frase mostrada no topo de todas as telas.',
  link: 'Link',
  type: 'Tipo',
  audience: 'Público',
  from: 'De',
  defaultsToNow: 'O padrão é agora.',
  until: 'Até',
  defaultsToNoEndDate: 'O padrão é sem data de fim.',
  announcementDeleted: 'Comunicado excluído',
  delete: 'Excluir',
  scheduled: 'Programado',
  ended: 'Encerrado',
  active: 'Ativo',
  newAnnouncement: 'Novo comunicado',
  announcements: 'Comunicados',
  showShortMessageAtTopEvery:
    'Mostre uma mensagem curta no topo de todas as telas, como uma novidade ou uma manutenção.',
  announcement: 'Comunicado',
};
