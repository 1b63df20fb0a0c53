import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contacts'> = {
  'Erase a person for good: their name, addresses and other personal data':
    'Effacer définitivement une personne : son nom, ses adresses et ses autres données personnelles',
  'Erase person': 'Effacer la personne',
  'New contact': 'Nouveau contact',
  'No access': 'Aucun accès',
  'No portal access': 'Aucun accès au portail',
  'Person erased': 'Personne effacée',
  Portal: 'Portail',
  Primary: 'Principal',
  'Primary contact': 'Contact principal',
  'Replaces the current primary contact.': 'Remplace le contact principal actuel.',
  'Their name, addresses and other personal data are removed from the contact, tasks, meetings, emails and the audit log. What happened stays, without the name. This cannot be undone.':
    'Son nom, ses adresses et ses autres données personnelles sont retirés du contact, des tâches, des rendez-vous, des e-mails et du journal d’audit. Ce qui s’est passé est conservé, sans le nom. Cette action est irréversible.',
  'Works at': 'Travaille chez',
};
