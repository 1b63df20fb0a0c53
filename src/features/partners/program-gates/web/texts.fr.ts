import type { Translation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  atPresentYourCompanyDoesNot: (waived: Part) => `Actuellement, votre entreprise en est dispensée\u00a0: ${waived}.`,
  allPartnersHaveIt: 'Tous les partenaires l’ont.',
  text: (partners: number) => plural(partners, 'partenaire', 'partenaires'),
  requirement: 'Condition',
  kind: 'Type',
  reason: 'Motif',
};
