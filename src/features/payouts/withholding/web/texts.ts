import { defineTexts, type Part, plural } from '#web/texts.ts';

export const texts = defineTexts('payouts/withholding/web', {
  partnersIn: (country: Part) => `Partners in ${country}`,
  taxWithheld: 'Tax withheld',
  appliesTo: 'Applies to',
  rate: 'Rate',
  newRate: 'New rate',
  allPartnersInCountry: 'All partners in a country',
  onePartner: 'One partner',
  partnersRateOverridesCountryRateEnter: 'A partner’s rate overrides the country rate. Enter 0 for an exempt partner.',
  delete: 'Delete',
  text: (length: number) => plural(length, 'rate', 'rates'),
  deleteApprovedPaymentsKeepTheirRate: (length: number) =>
    `Delete ${plural(length, 'rate', 'rates')}? Approved payments keep their rate.`,
  noTaxWithheldAddRateIf: 'No tax is withheld. Add a rate if you have to withhold tax from payments.',
});
