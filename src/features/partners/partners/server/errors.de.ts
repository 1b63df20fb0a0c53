import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partners'> = {
  'An automation cannot change the category of a partner’s status, because it decides about access and payouts.':
    'Eine Automatisierung kann die Kategorie des Status eines Partners nicht ändern, weil sie über Zugang und Auszahlungen entscheidet.',
  'The person who banned a partner cannot lift the ban. Ask another team member.':
    'Die Person, die einen Partner gesperrt hat, kann die Sperre nicht aufheben. Bitten Sie ein anderes Teammitglied.',
  'This partner was merged into another partner. A merge cannot be undone.':
    'Dieser Partner wurde mit einem anderen Partner zusammengeführt. Eine Zusammenführung kann nicht rückgängig gemacht werden.',
  'This region': 'Diese Region',
  'This tier is archived.': 'Diese Stufe ist archiviert.',
  'You can only manage your own partners. Ask an administrator to change the owner.':
    'Sie können nur Ihre eigenen Partner verwalten. Bitten Sie einen Administrator, die verantwortliche Person zu ändern.',
  'is not a status of partners': 'Ist kein Status von Partnern.',
  'must be a web address, such as https://acme.com': 'Muss eine Webadresse sein, etwa https://acme.com.',
  'must be after the first day': 'Muss nach dem ersten Tag liegen.',
  'must be an active team member': 'Muss ein aktives Teammitglied sein.',
  'must be another partner': 'Muss ein anderer Partner sein.',
  'within_region_id: must be an id': 'within_region_id: Muss eine ID sein.',
};
