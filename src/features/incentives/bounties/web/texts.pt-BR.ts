import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Premie parceiros por uma meta que atingem ou por algo que comprovam, como um estudo de caso.',
  create: 'Nova recompensa',
  deleted: 'Recompensa excluída',
  submissions: 'Envios',
  emptySubmissions: 'Os comprovantes que os parceiros enviam para suas recompensas aparecem aqui.',
  toDecide: 'A decidir',
  reason: 'Motivo',
  edit: 'Editar',
  delete: 'Excluir',
  draftDeleted: 'Rascunho excluído',
  viewCommission: 'Ver comissão',
  proof: 'Comprovante',
  noProof: 'Ainda não há comprovante.',
  openLink: 'Abrir link',
  title: 'Recompensas',
  emptyPartner: 'No momento, nenhuma recompensa está aberta para você.',
  yourSubmissions: 'Seus envios',
  emptyOwn: 'Seus comprovantes e as decisões sobre eles aparecem aqui.',
  addProof: 'Adicionar comprovante',
  editProof: 'Editar comprovante',
  save: 'Salvar rascunho',
  saved: 'Rascunho salvo',
  reward: 'Prêmio:',
  forPerson: 'para você pessoalmente, pago por meio da sua empresa',
  until: 'Até',
  progress: (progress: number, target: number, counted: string, isRepeated: boolean) =>
    `${progress} de ${target} ${counted.toLowerCase()}${isRepeated ? ' para o próximo prêmio' : ''}`,
  used: (used: number, most: number) => `${used} de ${plural(most, 'envio usado', 'envios usados')}`,
  once: 'Pode ser ganha uma vez',
  earnedOnce: 'Prêmio ganho',
  upTo: (most: number) => `Pode ser ganha até ${most} vezes`,
  earnedAll: (most: number) => `Todos os ${most} prêmios ganhos`,
  earnedSome: (earned: number, left: number) =>
    `${plural(earned, 'prêmio ganho', 'prêmios ganhos')}, até mais ${plural(left, 'possível', 'possíveis')}`,
  submission: (number: Part) => `Envio ${number}`,
  bounty: 'Recompensa',
  description: 'Descrição',
  period: 'Período',
  bountySubmissions: 'Envios de recompensas',
  submissionText: 'Envio',
  decision: 'Decisão',
};
