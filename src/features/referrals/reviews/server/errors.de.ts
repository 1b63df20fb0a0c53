import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/reviews'> = {
  'A customer submits a review, or a partner requests or disputes one.':
    'Ein Kunde reicht eine Bewertung ein, oder ein Partner fragt eine an oder beanstandet eine.',
  'A review of your work is published, or the company decides about a request or dispute.':
    'Eine Bewertung Ihrer Arbeit wird veröffentlicht, oder das Unternehmen entscheidet über eine Anfrage oder Beanstandung.',
  'At most five reviews can be pinned. Unpin another one first.':
    'Höchstens fünf Bewertungen können angeheftet werden. Lösen Sie zuerst eine andere.',
  'Reviews to decide': 'Bewertungen, über die zu entscheiden ist',
  'Submit your review first.': 'Reichen Sie zuerst Ihre Bewertung ein.',
  'This badge': 'Dieses Badge',
  'This customer has already started the review. Cancel the request to ask another contact.':
    'Dieser Kunde hat die Bewertung bereits begonnen. Brechen Sie die Anfrage ab, um einen anderen Kontakt zu fragen.',
  'This review was already submitted. Thank you.': 'Diese Bewertung wurde bereits eingereicht. Vielen Dank.',
  'Too many codes were sent for this review. Ask the company for a new link.':
    'Für diese Bewertung wurden zu viele Codes gesendet. Bitten Sie das Unternehmen um einen neuen Link.',
  'You can only cancel your own requests, before the link was sent.':
    'Sie können nur Ihre eigenen Anfragen abbrechen, bevor der Link gesendet wurde.',
  'Your reviews': 'Ihre Bewertungen',
  'already has a review request': 'Hat bereits eine Anfrage zur Bewertung.',
  'must be a contact of the customer of this deal': 'Muss ein Kontakt des Kunden dieses Deals sein.',
  'must be a won deal of this partner': 'Muss ein gewonnener Deal dieses Partners sein.',
  'partner_id or opportunity_id is required.': 'partner_id oder opportunity_id ist erforderlich.',
  'was already asked for a review of this partner': 'Wurde bereits um eine Bewertung dieses Partners gebeten.',
  'works at the partner': 'Arbeitet beim Partner.',
};
