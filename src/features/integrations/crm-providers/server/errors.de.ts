import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-providers'> = {
  'Records of this system cannot be merged here.':
    'Datensätze dieses Systems können hier nicht zusammengeführt werden.',
  'This demo system': 'Dieses Demosystem',
  'This record of Demo CRM': 'Dieser Datensatz von Demo CRM',
  'This record of the demo system': 'Dieser Datensatz des Demosystems',
  'is not a field of Demo CRM': 'Ist kein Feld von Demo CRM.',
  'is not a field of this system': 'Ist kein Feld dieses Systems.',
  'is not one of the options': 'Ist keine der Optionen.',
  'must be a number': 'Muss eine Zahl sein.',
  'must be another record': 'Muss ein anderer Datensatz sein.',
};
