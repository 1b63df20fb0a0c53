import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/reviews'> = {
  'A customer submits a review, or a partner requests or disputes one.':
    'Un client envoie un avis, ou un partenaire en demande ou en conteste un.',
  'A review of your work is published, or the company decides about a request or dispute.':
    'Un avis sur votre travail est publié, ou l’entreprise décide d’une demande ou d’une contestation.',
  'At most five reviews can be pinned. Unpin another one first.':
    'Cinq avis au plus peuvent être épinglés. Désépinglez-en d’abord un autre.',
  'Reviews to decide': 'Avis en attente de décision',
  'Submit your review first.': 'Envoyez d’abord votre avis.',
  'This badge': 'Ce badge',
  'This customer has already started the review. Cancel the request to ask another contact.':
    'Ce client a déjà commencé l’avis. Annulez la demande pour solliciter un autre contact.',
  'This review was already submitted. Thank you.': 'Cet avis a déjà été envoyé. Merci.',
  'Too many codes were sent for this review. Ask the company for a new link.':
    'Trop de codes ont été envoyés pour cet avis. Demandez un nouveau lien à l’entreprise.',
  'You can only cancel your own requests, before the link was sent.':
    'Vous ne pouvez annuler que vos propres demandes, avant l’envoi du lien.',
  'Your reviews': 'Vos avis',
  'already has a review request': 'Une demande d’avis existe déjà.',
  'must be a contact of the customer of this deal': 'Doit être un contact du client de cette affaire.',
  'must be a won deal of this partner': 'Doit être une affaire gagnée de ce partenaire.',
  'partner_id or opportunity_id is required.': 'partner_id ou opportunity_id est obligatoire.',
  'was already asked for a review of this partner': 'Ce contact a déjà été sollicité pour un avis sur ce partenaire.',
  'works at the partner': 'Ce contact travaille chez le partenaire.',
};
