import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/saml-connections'> = {
  'Another company has verified this domain.': 'Ein anderes Unternehmen hat diese Domain verifiziert.',
  'Only an owner can set up single sign-on.': 'Nur Inhaber können Single Sign-on einrichten.',
  'Single sign-on': 'Single Sign-on',
  'Test the sign-in before you require it.': 'Testen Sie die Anmeldung, bevor Sie sie verlangen.',
  'This domain': 'Diese Domain',
  'Verify an email domain first.': 'Verifizieren Sie zuerst eine E-Mail-Domain.',
  'has no such TXT record': 'Hat keinen solchen TXT-Eintrag.',
  'is not of a company with its own sign-in': 'Gehört nicht zu einem Unternehmen mit eigener Anmeldung.',
  'is required to give roles by group': 'Ist erforderlich, um Rollen nach Gruppe zu vergeben.',
  'must be a domain such as acme.com': 'Muss eine Domain sein, etwa acme.com.',
  'must be an address that starts with https://': 'Muss eine Adresse sein, die mit https:// beginnt.',
  'must have 1,024 characters or fewer': 'Darf höchstens 1.024 Zeichen haben.',
};
