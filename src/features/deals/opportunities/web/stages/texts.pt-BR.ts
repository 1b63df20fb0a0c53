import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  moveWithArrowKeys: (name: Part) => `Mover ${name} com as setas`,
  moveTo: (name: Part) => `Mover ${name} para…`,
  dLate: (day: Part) => `${day} d de atraso`,
  dealsIn: (count: Part, name: Part) => `${count} negócios em ${name}`,
  dealsInName: (name: Part) => `Negócios em ${name}`,
  moreInList: (more: ReactNode) => rich`mais ${more} na lista`,
  pickedUp: (name: Part) => `${name}: movimento iniciado.`,
  isOver: (name: Part, id: Part) => `${name} está sobre ${id}.`,
  droppedOn: (name: Part, id: Part) => `${name} agora está em ${id}.`,
  wasNotMoved: (name: Part) => `${name} não foi movido.`,
  pressSpaceToPickUpDeal:
    'Pressione Espaço para pegar um negócio, Esquerda e Direita para escolher uma etapa, Espaço para soltá-lo ou Esc para cancelar.',
  commissionEarnedOnThisDealWill: 'A comissão ganha neste negócio será estornada.',
  wonOn: 'Ganho em',
  lostOn: 'Perdido em',
  chooseADate: 'Escolha uma data',
  reason: 'Motivo',
  chooseAReason: 'Escolha um motivo',
  details: 'Detalhes',
  enterDetails: 'Informe os detalhes',
  movesTo: (name: ReactNode, name2: ReactNode) => rich`${name} passa para ${name2}.`,
  preview: 'Prévia',
  requiredFieldsFor: (name: Part) => `Campos obrigatórios para ${name}`,
  saveAndMoveTo: (name: Part) => `Salvar e passar para ${name}`,
  canMoveToOnceTheseFields: (name: ReactNode, name2: ReactNode) =>
    rich`${name} pode passar para ${name2} quando estes campos estiverem preenchidos.`,
  stage: 'Etapa',
  chooseAStage: 'Escolha uma etapa',
  partnersOnTheseDealsEarnCommission: 'Os parceiros destes negócios ganham comissão.',
  stagesCouldNotBeLoaded: 'Não foi possível carregar as etapas.',
  tryAgain: 'Tentar de novo',
  currentStage: 'Etapa atual',
  moveToName: (name: Part) => `Passar para ${name}`,
  theCompany: 'A empresa',
  movedItTo: 'passou o negócio para',
  createdItIn: 'criou o negócio em',
  reopenThisLostDealBeforeYou: 'Reabra este negócio perdido antes de marcá-lo como ganho.',
};
