import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reasonOptional: 'Motivo (opcional)',
  youNowTakePartInThis: 'Agora você participa deste negócio',
  youInvitedToTakePart: 'Você recebeu um convite para participar',
  companyInvitesYouToTakePart: (roleClauses: ReactNode) =>
    rich`A empresa convida você a participar deste negócio ${roleClauses}. Se aceitar, você pode ganhar comissão por ele.`,
  accept: 'Aceitar',
  decline: 'Recusar',
  onlyTeamMembersWithPermissionTo: 'Só membros da equipe com permissão para gerenciar oportunidades podem responder.',
  declineInvitation: 'Recusar convite',
  youWillNoLongerSeeThis: 'Você não verá mais este negócio. A empresa vê o seu motivo.',
  choosePartnerForEveryRow: 'Escolha um parceiro em cada linha.',
  enterReasonForAmendment: 'Informe um motivo para a alteração',
  amended: 'Alterado',
  saved: 'Salvo',
  partners: (text: Part) => `Parceiros: ${text}.`,
  amendSplit: 'Alterar divisão',
  partnersAndSplit: 'Parceiros e divisão',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  leadPartner: 'Parceiro principal',
  partner: 'Parceiro',
  role: 'Função',
  weight: 'Peso',
  status: 'Status',
  shareCommissionForThisRole: 'Parte da comissão desta função',
  removePartner: 'Remover parceiro',
  addPartner: 'Adicionar parceiro',
  amend: 'Alterar',
  save: 'Salvar',
  cancel: 'Cancelar',
  editSplit: 'Editar divisão',
  addPartners: 'Adicionar parceiros',
  noPartnersYet: 'Ainda não há parceiros',
  addPartnersWhoSourceSellOr:
    'Adicione parceiros que originam, vendem ou entregam este negócio. A comissão é dividida por função e parte.',
  shareOfRole: 'Parte da função',
  confirmed: 'Confirmado',
  confirm: 'Confirmar',
  reject: 'Rejeitar',
  thisPartner: 'este parceiro',
  rejectPartnerName: (partnerName: Part) => `Rejeitar ${partnerName}?`,
  partnerNoLongerTakesPartIn:
    'O parceiro não participa mais deste negócio, não ganha comissão por ele e não pode mais vê-lo. O parceiro vê o seu motivo.',
};
