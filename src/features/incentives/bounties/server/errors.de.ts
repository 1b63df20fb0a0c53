import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/bounties'> = {
  'A partner submits proof for a bounty.': 'Ein Partner reicht einen Nachweis für eine Prämie ein.',
  'A submitted proof cannot be changed.': 'Ein eingereichter Nachweis kann nicht geändert werden.',
  'Bounty submissions': 'Prämieneinreichungen',
  'Describe what you did, or add a link to it, first.':
    'Beschreiben Sie zuerst, was Sie getan haben, oder fügen Sie einen Link dazu hinzu.',
  'Only drafts can be deleted.': 'Nur Entwürfe können gelöscht werden.',
  'Only drafts can be deleted. Close the bounty instead.':
    'Nur Entwürfe können gelöscht werden. Schließen Sie stattdessen die Prämie.',
  'Only partners submit proof.': 'Nur Partner reichen Nachweise ein.',
  'The last day of this bounty is over. Change its dates first.':
    'Der letzte Tag dieser Prämie ist vorbei. Ändern Sie zuerst ihre Daten.',
  'This bounty has ended.': 'Diese Prämie ist beendet.',
  'This bounty has not started yet.': 'Diese Prämie hat noch nicht begonnen.',
  'This bounty is closed.': 'Diese Prämie ist geschlossen.',
  'This bounty is not open.': 'Diese Prämie ist nicht offen.',
  'You already have a submission for this bounty.': 'Sie haben bereits eine Einreichung für diese Prämie.',
  'You earn a bounty, or your proof is rejected.': 'Sie verdienen eine Prämie, oder Ihr Nachweis wird abgelehnt.',
  'Your bounties': 'Ihre Prämien',
  'cannot be changed in an active bounty': 'Kann bei einer aktiven Prämie nicht geändert werden.',
  'is counted by us and needs no proof': 'Wird von uns gezählt und benötigt keinen Nachweis.',
  'is less than what was earned already': 'Ist weniger als bereits verdient wurde.',
  'is required for targets, together with the counted events':
    'Ist bei Zielen erforderlich, zusammen mit den gezählten Ereignissen.',
  'must be the partner for targets': 'Muss bei Zielen der Partner sein.',
  'must start with https:// or http://': 'Muss mit https:// oder http:// beginnen.',
};
