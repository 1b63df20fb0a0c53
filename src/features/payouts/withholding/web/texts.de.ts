import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  partnersIn: (country: Part) => `Partner in ${country}`,
  taxWithheld: 'Einbehaltene Steuer',
  appliesTo: 'Gilt für',
  rate: 'Satz',
  newRate: 'Neuer Satz',
  allPartnersInCountry: 'Alle Partner in einem Land',
  onePartner: 'Ein Partner',
  partnersRateOverridesCountryRateEnter:
    'Der Satz eines Partners hat Vorrang vor dem Satz des Landes. Geben Sie 0 für einen befreiten Partner ein.',
  delete: 'Löschen',
  text: (length: number) => plural(length, 'Satz', 'Sätze'),
  deleteApprovedPaymentsKeepTheirRate: (length: number) =>
    `${plural(length, 'Satz', 'Sätze')} löschen? Genehmigte Zahlungen behalten ihren Satz.`,
  noTaxWithheldAddRateIf:
    'Es wird keine Steuer einbehalten. Fügen Sie einen Satz hinzu, wenn Sie Steuer von Zahlungen einbehalten müssen.',
};
