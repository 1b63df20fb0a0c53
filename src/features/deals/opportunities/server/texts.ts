import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { defineTexts } from '#shared/text/texts.ts';
import { roleClauses } from '../roles.ts';

/** Notices about deals. */
export const texts = defineTexts('deals/opportunities/server', {
  inactive: (deal: string, number: number, days: number) =>
    `${deal} (deal ${number}) has had no update for ${days} days. Move it to another stage, add a note, or close it if it is lost.`,
  inactiveSubject: (deal: string, days: number) => `No update for ${days} days: ${deal}`,
  viewDeal: 'View deal',
  answer: 'Answer',
  /** A deal whose name its reader may not know. */
  numbered: (number: number) => `No. ${number}`,
  proposed: (deal: string, role: ParticipantRole) =>
    `You are invited to take part in the deal ${deal} ${roleClauses[role]}. Accept or decline.`,
  proposedSubject: (deal: string) => `${deal}: you are invited to take part`,
  confirmed: (deal: string, role: ParticipantRole) => `You have joined the deal ${deal} ${roleClauses[role]}.`,
  confirmedSubject: (deal: string) => `${deal}: you take part`,
  rejected: (deal: string, role: ParticipantRole) =>
    `You no longer take part in the deal ${deal} ${roleClauses[role]}.`,
  rejectedSubject: (deal: string) => `${deal}: you no longer take part`,
  takesPart: (partner: string, deal: string, role: ParticipantRole) =>
    `${partner} takes part in the deal ${deal} ${roleClauses[role]}.`,
  takesNoPart: (partner: string, deal: string, role: ParticipantRole) =>
    `${partner} does not take part in the deal ${deal} ${roleClauses[role]}.`,

  actions: {
    update: 'Update deal',
    updateTitle: (deal: string, number: number) => `Update ${deal} (deal ${number})`,
    updateText: 'Say what happens next. The stage and the amount stay as they are.',
    nextStep: 'Next step',
    nextStepOn: 'Date of the next step',
    expectedClose: 'Expected close',
    save: 'Save',
    updated: (deal: string) => `${deal} was updated.`,
  },
});
