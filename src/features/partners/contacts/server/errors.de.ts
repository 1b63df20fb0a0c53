import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contacts'> = {
  'A contact can belong to a partner or an account, not both.':
    'Ein Kontakt kann zu einem Partner oder zu einem Account gehören, nicht zu beiden.',
  'Another contact at this partner already has this email address.':
    'Ein anderer Kontakt bei diesem Partner hat diese E-Mail-Adresse bereits.',
  'Only a contact of a partner can be the primary contact.':
    'Nur ein Kontakt eines Partners kann der Hauptkontakt sein.',
  'Only owners and administrators can erase a person.':
    'Nur Inhaber und Administratoren können die Daten einer Person löschen.',
  'This contact can sign in for the partner. Remove their access first.':
    'Dieser Kontakt kann sich für den Partner anmelden. Entfernen Sie zuerst den Zugang.',
  'This contact can sign in. Remove their access first.':
    'Dieser Kontakt kann sich anmelden. Entfernen Sie zuerst den Zugang.',
  'This contact signs in with this address.': 'Dieser Kontakt meldet sich mit dieser Adresse an.',
  'is used to sign in': 'Wird zum Anmelden verwendet.',
};
