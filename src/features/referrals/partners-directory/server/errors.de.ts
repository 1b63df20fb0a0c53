import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/partners-directory'> = {
  'Changed listings': 'Geänderte Einträge',
  'Changes of your listing are approved or not approved.':
    'Änderungen Ihres Eintrags werden genehmigt oder nicht genehmigt.',
  'Nothing differs from the published listing.': 'Es gibt keinen Unterschied zum veröffentlichten Eintrag.',
  'Partners submit changes of their public listing.': 'Partner reichen Änderungen ihres öffentlichen Eintrags ein.',
  'Requests from the public directory': 'Anfragen aus dem öffentlichen Verzeichnis',
  'This directory': 'Dieses Verzeichnis',
  'This form has expired. Reload the page and send it again.':
    'Dieses Formular ist abgelaufen. Laden Sie die Seite neu und senden Sie es erneut ab.',
  'Visitors contact partners.': 'Besucher nehmen Kontakt zu Partnern auf.',
  'Wait a few seconds and send the form again.': 'Warten Sie einige Sekunden und senden Sie das Formular erneut ab.',
  'Your last change is waiting for approval. Withdraw it to change it.':
    'Ihre letzte Änderung wartet auf die Genehmigung. Ziehen Sie sie zurück, um sie zu ändern.',
  'Your public listing': 'Ihr öffentlicher Eintrag',
  'already has a listing in this directory': 'Hat in diesem Verzeichnis bereits einen Eintrag.',
  'is already used by another directory': 'Wird bereits von einem anderen Verzeichnis verwendet.',
  'is already used by another listing': 'Wird bereits von einem anderen Eintrag verwendet.',
};
