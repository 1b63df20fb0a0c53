import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'como origen',
  resell: 'como revendedor',
  influence: 'como influencia',
  services: 'con servicios',
  distributor: 'como distribuidor',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  inactive: (deal, number, days) =>
    `${deal} (negocio ${number}) lleva ${days} días sin actualizaciones. Muévelo a otra etapa, añade una nota o ciérralo si está perdido.`,
  inactiveSubject: (deal, days) => `${days} días sin actualizaciones: ${deal}`,
  viewDeal: 'Ver negocio',
  answer: 'Responder',
  numbered: (number) => `N.º ${number}`,
  proposed: (deal, role) => `Se te invita a participar en el negocio ${deal} ${roles[role]}. Acepta o rechaza.`,
  proposedSubject: (deal) => `${deal}: se te invita a participar`,
  confirmed: (deal, role) => `Ahora participas en el negocio ${deal} ${roles[role]}.`,
  confirmedSubject: (deal) => `${deal}: participas`,
  rejected: (deal, role) => `Ya no participas en el negocio ${deal} ${roles[role]}.`,
  rejectedSubject: (deal) => `${deal}: ya no participas`,
  takesPart: (partner, deal, role) => `${partner} participa en el negocio ${deal} ${roles[role]}.`,
  takesNoPart: (partner, deal, role) => `${partner} no participa en el negocio ${deal} ${roles[role]}.`,

  actions: {
    update: 'Actualizar negocio',
    updateTitle: (deal, number) => `Actualizar ${deal} (negocio ${number})`,
    updateText: 'Indica qué ocurre después. La etapa y el importe no cambian.',
    nextStep: 'Próximo paso',
    nextStepOn: 'Fecha del próximo paso',
    expectedClose: 'Cierre previsto',
    save: 'Guardar',
    updated: (deal) => `${deal} se actualizó.`,
  },
};
