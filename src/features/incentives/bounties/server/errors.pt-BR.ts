import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/bounties'> = {
  'A partner submits proof for a bounty.': 'Um parceiro envia um comprovante para uma recompensa.',
  'A submitted proof cannot be changed.': 'Um comprovante enviado não pode ser alterado.',
  'Bounty submissions': 'Envios de recompensas',
  'Describe what you did, or add a link to it, first.': 'Descreva primeiro o que você fez ou adicione um link.',
  'Only drafts can be deleted.': 'Só rascunhos podem ser excluídos.',
  'Only drafts can be deleted. Close the bounty instead.': 'Só rascunhos podem ser excluídos. Encerre a recompensa.',
  'Only partners submit proof.': 'Só parceiros enviam comprovantes.',
  'The last day of this bounty is over. Change its dates first.':
    'O último dia desta recompensa já passou. Altere primeiro as datas dela.',
  'This bounty has ended.': 'Esta recompensa terminou.',
  'This bounty has not started yet.': 'Esta recompensa ainda não começou.',
  'This bounty is closed.': 'Esta recompensa está encerrada.',
  'This bounty is not open.': 'Esta recompensa não está aberta.',
  'You already have a submission for this bounty.': 'Você já tem um envio para esta recompensa.',
  'You earn a bounty, or your proof is rejected.': 'Você ganha uma recompensa ou o seu comprovante é rejeitado.',
  'Your bounties': 'Suas recompensas',
  'cannot be changed in an active bounty': 'Não pode ser alterado em uma recompensa ativa.',
  'is counted by us and needs no proof': 'É contada por nós e não precisa de comprovante.',
  'is less than what was earned already': 'É menor que o que já foi ganho.',
  'is required for targets, together with the counted events':
    'Este campo é obrigatório para metas, junto com os eventos contados.',
  'must be the partner for targets': 'Para metas, deve ser o parceiro.',
  'must start with https:// or http://': 'Deve começar com https:// ou http://.',
};
