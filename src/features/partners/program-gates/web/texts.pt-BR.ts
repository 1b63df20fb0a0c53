import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  atPresentYourCompanyDoesNot: (waived: Part) => `No momento, sua empresa não precisa de: ${waived}.`,
  requirementRemoved: 'O requisito foi removido',
  gates: 'Condições',
  whatPartnerNeedsBeforeItCan:
    'O que um parceiro precisa ter antes de poder fazer algo. Os dois lados veem o que falta.',
  addRequirement: (label: Part) => `Adicionar requisito: ${label}`,
  addRequirementText: 'Adicionar requisito',
  forPartnersIn: (audienceName: Part) => `, para parceiros em ${audienceName}`,
  allPartnersHaveIt: 'Todos os parceiros o atendem.',
  text: (partners: number) => plural(partners, 'parceiro', 'parceiros'),
  holdsBack: (partners: number) => `Bloqueia ${plural(partners, 'parceiro', 'parceiros')}.`,
  needs: (label: ReactNode, audienceName: ReactNode, partners: ReactNode) =>
    rich`Exige ${label}${audienceName}. ${partners}`,
  removeNeeds: (label: Part, label2: Part) => `Remover: ${label} exige ${label2}`,
  itHoldsFromNowOnAlso: 'Vale a partir de agora, também para parceiros que já fizeram isto antes.',
  requirement: 'Requisito',
  kind: 'Tipo',
  open: 'Liberado',
  closed: 'Bloqueado',
  until: (endsOn: ReactNode) => rich`até ${endsOn}`,
  waiverRemoved: 'A dispensa foi removida',
  removeWaiver: 'Remover dispensa',
  waivedBy: (waivedByName: ReactNode) => rich`Dispensado por ${waivedByName}`,
  waive: (label: Part) => `Dispensar ${label}`,
  waiveText: 'Dispensar',
  waiveRequirement: 'Dispensar requisito',
  canGoOnWithoutPartnerDoes: (name: Part, label: Part) =>
    `${name} pode continuar sem ${label}. O parceiro não vê o motivo.`,
  reason: 'Motivo',
  untilText: 'Até',
  withoutDateWaiverHoldsUntilYou: 'Sem uma data, a dispensa vale até você removê-la.',
};
