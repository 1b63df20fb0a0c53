import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/withholding'> = {
  'Applies to payments approved on or after this date, until a later rate takes effect.':
    'Gilt für Zahlungen, die ab diesem Datum genehmigt werden, bis ein späterer Satz in Kraft tritt.',
  'Effective from': 'Gültig ab',
  'For your records, such as the law or the exemption certificate.':
    'Für Ihre Unterlagen, zum Beispiel das Gesetz oder die Freistellungsbescheinigung.',
  'Tax withheld from payouts': 'Steuerabzug von Auszahlungen',
  'Withholding rate': 'Quellensteuersatz',
  'withholding rule': 'Quellensteuerregel',
  'withholding rules': 'Quellensteuerregeln',
  rate: 'Satz',
  rates: 'Sätze',
};
