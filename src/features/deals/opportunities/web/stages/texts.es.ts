import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  moveWithArrowKeys: (name: Part) => `Mover ${name} con las flechas`,
  moveTo: (name: Part) => `Mover ${name} a…`,
  dLate: (day: Part) => `${day} d de retraso`,
  dealsIn: (count: Part, name: Part) => `${count} negocios en ${name}`,
  dealsInName: (name: Part) => `Negocios en ${name}`,
  moreInList: (more: ReactNode) => rich`${more} más en la lista`,
  pickedUp: (name: Part) => `Se tomó ${name}.`,
  isOver: (name: Part, id: Part) => `${name} está sobre ${id}.`,
  droppedOn: (name: Part, id: Part) => `${name} se soltó en ${id}.`,
  wasNotMoved: (name: Part) => `${name} no se movió.`,
  pressSpaceToPickUpDeal:
    'Pulsa Espacio para tomar un negocio, Izquierda y Derecha para elegir una etapa, Espacio para soltarlo o Esc para cancelar.',
  commissionEarnedOnThisDealWill: 'Se anulará la comisión ganada por este negocio.',
  wonOn: 'Ganado el',
  lostOn: 'Perdido el',
  chooseADate: 'Elige una fecha',
  reason: 'Motivo',
  chooseAReason: 'Elige un motivo',
  details: 'Detalles',
  enterDetails: 'Introduce los detalles',
  movesTo: (name: ReactNode, name2: ReactNode) => rich`${name} pasa a ${name2}.`,
  preview: 'Vista previa',
  requiredFieldsFor: (name: Part) => `Campos obligatorios para ${name}`,
  saveAndMoveTo: (name: Part) => `Guardar y pasar a ${name}`,
  canMoveToOnceTheseFields: (name: ReactNode, name2: ReactNode) =>
    rich`${name} puede pasar a ${name2} cuando se completen estos campos.`,
  stage: 'Etapa',
  chooseAStage: 'Elige una etapa',
  partnersOnTheseDealsEarnCommission: 'Los partners de estos negocios ganan comisión.',
  stagesCouldNotBeLoaded: 'No se pudieron cargar las etapas.',
  tryAgain: 'Intentar de nuevo',
  currentStage: 'Etapa actual',
  moveToName: (name: Part) => `Pasar a ${name}`,
  theCompany: 'La empresa',
  movedItTo: 'lo pasó a',
  createdItIn: 'lo creó en',
  reopenThisLostDealBeforeYou: 'Reabre este negocio perdido antes de marcarlo como ganado.',
};
