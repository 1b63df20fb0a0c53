import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/organizations'> = {
  'API keys cannot change this. Sign in as a person.':
    'API-Schlüssel können dies nicht ändern. Melden Sie sich als Person an.',
  'Add a network first: without one, your company could not be used from anywhere.':
    'Fügen Sie zuerst ein Netzwerk hinzu: Ohne ein Netzwerk könnte Ihr Unternehmen von nirgendwo aus genutzt werden.',
  'Enter an address such as https://acme.com/privacy.': 'Geben Sie eine Adresse ein, etwa https://acme.com/privacy.',
  'This organization also runs a program. Change this in Company mode.':
    'Diese Organisation betreibt auch ein Programm. Ändern Sie dies in der Unternehmensansicht.',
  'cannot be changed because existing commissions are calculated in it':
    'Kann nicht geändert werden, weil bestehende Provisionen darin berechnet sind.',
};
