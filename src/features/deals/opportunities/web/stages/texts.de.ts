import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  moveWithArrowKeys: (name: Part) => `${name} mit den Pfeiltasten verschieben`,
  moveTo: (name: Part) => `${name} verschieben nach…`,
  dLate: (day: Part) => `${day} T. verspätet`,
  dealsIn: (count: Part, name: Part) => `${count} Deals in ${name}`,
  dealsInName: (name: Part) => `Deals in ${name}`,
  moreInList: (more: ReactNode) => rich`${more} weitere in der Liste`,
  pickedUp: (name: Part) => `${name} aufgenommen.`,
  isOver: (name: Part, id: Part) => `${name} ist über ${id}.`,
  droppedOn: (name: Part, id: Part) => `${name} auf ${id} abgelegt.`,
  wasNotMoved: (name: Part) => `${name} wurde nicht verschoben.`,
  pressSpaceToPickUpDeal:
    'Drücken Sie die Leertaste, um einen Deal aufzunehmen, Links und Rechts, um eine Phase zu wählen, die Leertaste zum Ablegen oder Escape zum Abbrechen.',
  commissionEarnedOnThisDealWill: 'Die mit diesem Deal verdiente Provision wird storniert.',
  wonOn: 'Gewonnen am',
  lostOn: 'Verloren am',
  chooseADate: 'Wählen Sie ein Datum',
  reason: 'Grund',
  chooseAReason: 'Wählen Sie einen Grund',
  details: 'Details',
  enterDetails: 'Geben Sie Details ein',
  movesTo: (name: ReactNode, name2: ReactNode) => rich`${name} wechselt zu ${name2}.`,
  preview: 'Vorschau',
  requiredFieldsFor: (name: Part) => `Pflichtfelder für ${name}`,
  saveAndMoveTo: (name: Part) => `Speichern und nach ${name} verschieben`,
  canMoveToOnceTheseFields: (name: ReactNode, name2: ReactNode) =>
    rich`${name} kann zu ${name2} wechseln, sobald diese Felder ausgefüllt sind.`,
  stage: 'Phase',
  chooseAStage: 'Wählen Sie eine Phase',
  partnersOnTheseDealsEarnCommission: 'Die Partner dieser Deals erhalten Provision.',
  stagesCouldNotBeLoaded: 'Die Phasen konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  currentStage: 'Aktuelle Phase',
  moveToName: (name: Part) => `Nach ${name} verschieben`,
  theCompany: 'Das Unternehmen',
  movedItTo: 'änderte die Phase in',
  createdItIn: 'startete den Deal in der Phase',
  reopenThisLostDealBeforeYou: 'Öffnen Sie diesen verlorenen Deal wieder, bevor Sie ihn als gewonnen markieren.',
};
