import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('partners/program-gates/web', {
  atPresentYourCompanyDoesNot: (waived: Part) => `At present, your company does not need ${waived}.`,
  requirementRemoved: 'The requirement is removed',
  gates: 'Gates',
  whatPartnerNeedsBeforeItCan: 'What a partner needs before it can do something. Both sides see what is missing.',
  addRequirement: (label: Part) => `Add requirement: ${label}`,
  addRequirementText: 'Add requirement',
  forPartnersIn: (audienceName: Part) => `, for partners in ${audienceName}`,
  allPartnersHaveIt: 'All partners have it.',
  text: (partners: number) => plural(partners, 'partner', 'partners'),
  holdsBack: (partners: number) => `Holds back ${plural(partners, 'partner', 'partners')}.`,
  needs: (label: ReactNode, audienceName: ReactNode, partners: ReactNode) =>
    rich`Needs ${label}${audienceName}. ${partners}`,
  removeNeeds: (label: Part, label2: Part) => `Remove: ${label} needs ${label2}`,
  itHoldsFromNowOnAlso: 'It holds from now on, also for partners that have done this before.',
  requirement: 'Requirement',
  kind: 'Kind',
  open: 'Open',
  closed: 'Closed',
  until: (endsOn: ReactNode) => rich`until ${endsOn}`,
  waiverRemoved: 'The waiver is removed',
  removeWaiver: 'Remove waiver',
  waivedBy: (waivedByName: ReactNode) => rich`Waived by ${waivedByName}`,
  waive: (label: Part) => `Waive ${label}`,
  waiveText: 'Waive',
  waiveRequirement: 'Waive requirement',
  canGoOnWithoutPartnerDoes: (name: Part, label: Part) =>
    `${name} can go on without ${label}. The partner does not see the reason.`,
  reason: 'Reason',
  untilText: 'Until',
  withoutDateWaiverHoldsUntilYou: 'Without a date, the waiver holds until you remove it.',
});
