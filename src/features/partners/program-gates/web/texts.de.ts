import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  atPresentYourCompanyDoesNot: (waived: Part) => `Derzeit für Ihre Firma nicht erforderlich: ${waived}.`,
  requirementRemoved: 'Die Anforderung ist entfernt',
  gates: 'Voraussetzungen',
  whatPartnerNeedsBeforeItCan: 'Was ein Partner benötigt, bevor er etwas tun kann. Beide Seiten sehen, was fehlt.',
  addRequirement: (label: Part) => `Anforderung hinzufügen: ${label}`,
  addRequirementText: 'Anforderung hinzufügen',
  forPartnersIn: (audienceName: Part) => `, für Partner in ${audienceName}`,
  allPartnersHaveIt: 'Alle Partner erfüllen sie.',
  text: (partners: number) => plural(partners, 'Partner', 'Partner'),
  holdsBack: (partners: number) => `Hält ${plural(partners, 'Partner', 'Partner')} auf.`,
  needs: (label: ReactNode, audienceName: ReactNode, partners: ReactNode) =>
    rich`Erforderlich: ${label}${audienceName}. ${partners}`,
  removeNeeds: (label: Part, label2: Part) => `Anforderung von „${label}“ entfernen: ${label2}`,
  itHoldsFromNowOnAlso: 'Gilt ab jetzt, auch für Partner, die dies bereits getan haben.',
  requirement: 'Anforderung',
  kind: 'Art',
  open: 'Offen',
  closed: 'Geschlossen',
  until: (endsOn: ReactNode) => rich`bis ${endsOn}`,
  waiverRemoved: 'Die Befreiung ist entfernt',
  removeWaiver: 'Befreiung entfernen',
  waivedBy: (waivedByName: ReactNode) => rich`Befreit durch ${waivedByName}`,
  waive: (label: Part) => `Von der Anforderung befreien: ${label}`,
  waiveText: 'Befreien',
  waiveRequirement: 'Von der Anforderung befreien',
  canGoOnWithoutPartnerDoes: (name: Part, label: Part) =>
    `${name} kann ohne diese Anforderung fortfahren: ${label}. Der Partner sieht den Grund nicht.`,
  reason: 'Grund',
  untilText: 'Bis',
  withoutDateWaiverHoldsUntilYou: 'Ohne Datum gilt die Befreiung, bis Sie sie entfernen.',
};
