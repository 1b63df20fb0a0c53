import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contacts'> = {
  'A contact can belong to a partner or an account, not both.':
    'Un contact peut appartenir à un partenaire ou à un compte, pas aux deux.',
  'Another contact at this partner already has this email address.':
    'Un autre contact de ce partenaire a déjà cette adresse e-mail.',
  'Only a contact of a partner can be the primary contact.':
    'Seul un contact d’un partenaire peut être le contact principal.',
  'Only owners and administrators can erase a person.':
    'Seuls les propriétaires et les administrateurs peuvent effacer les données d’une personne.',
  'This contact can sign in for the partner. Remove their access first.':
    'Ce contact peut se connecter pour le partenaire. Retirez d’abord son accès.',
  'This contact can sign in. Remove their access first.': 'Ce contact peut se connecter. Retirez d’abord son accès.',
  'This contact signs in with this address.': 'Ce contact se connecte avec cette adresse.',
  'is used to sign in': 'Cette adresse est utilisée pour se connecter.',
};
