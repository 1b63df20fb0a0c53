import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: 'como origem',
  resell: 'como revenda',
  influence: 'como influenciador',
  services: 'com serviços',
  distributor: 'como distribuidor',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  inactive: (deal, number, days) =>
    `${deal} (negócio ${number}) está sem atualização há ${days} dias. Mova-o para outra etapa, adicione uma nota ou feche-o se foi perdido.`,
  inactiveSubject: (deal, days) => `Sem atualização há ${days} dias: ${deal}`,
  viewDeal: 'Ver negócio',
  answer: 'Responder',
  numbered: (number) => `N.º ${number}`,
  proposed: (deal, role) =>
    `Você recebeu um convite para participar do negócio ${deal} ${roles[role]}. Aceite ou recuse.`,
  proposedSubject: (deal) => `${deal}: convite para participar`,
  confirmed: (deal, role) => `Você agora participa do negócio ${deal} ${roles[role]}.`,
  confirmedSubject: (deal) => `${deal}: você participa`,
  rejected: (deal, role) => `Você não participa mais do negócio ${deal} ${roles[role]}.`,
  rejectedSubject: (deal) => `${deal}: você não participa mais`,
  takesPart: (partner, deal, role) => `${partner} participa do negócio ${deal} ${roles[role]}.`,
  takesNoPart: (partner, deal, role) => `${partner} não participa do negócio ${deal} ${roles[role]}.`,

  actions: {
    update: 'Atualizar negócio',
    updateTitle: (deal, number) => `Atualizar ${deal} (negócio ${number})`,
    updateText: 'Informe o que acontece em seguida. A etapa e o valor não mudam.',
    nextStep: 'Próximo passo',
    nextStepOn: 'Data do próximo passo',
    expectedClose: 'Fechamento previsto',
    save: 'Salvar',
    updated: (deal) => `${deal} foi atualizado.`,
  },
};
