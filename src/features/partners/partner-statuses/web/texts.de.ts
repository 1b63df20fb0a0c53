import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  decidesWhetherPartnersCanSignIn:
    'Bestimmt, ob Partner sich anmelden, Deals registrieren und Provision verdienen können.',
  default: 'Standard',
  meaning: 'Bedeutung',
  defaultForNewPartners: 'Standard für neue Partner',
  yes: 'Ja',
};
