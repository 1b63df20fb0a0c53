import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/reviews'> = {
  'A customer submits a review, or a partner requests or disputes one.':
    'Un cliente envía una reseña, o un partner solicita o disputa una.',
  'A review of your work is published, or the company decides about a request or dispute.':
    'Se publica una reseña de tu trabajo, o la empresa decide sobre una solicitud o disputa.',
  'At most five reviews can be pinned. Unpin another one first.':
    'Se pueden fijar como máximo cinco reseñas. Primero deja de fijar otra.',
  'Reviews to decide': 'Reseñas por decidir',
  'Submit your review first.': 'Primero envía tu reseña.',
  'This badge': 'Esta insignia',
  'This customer has already started the review. Cancel the request to ask another contact.':
    'Este cliente ya empezó la reseña. Cancela la petición para pedirla a otro contacto.',
  'This review was already submitted. Thank you.': 'Esta reseña ya se envió. Gracias.',
  'Too many codes were sent for this review. Ask the company for a new link.':
    'Se enviaron demasiados códigos para esta reseña. Pide un enlace nuevo a la empresa.',
  'You can only cancel your own requests, before the link was sent.':
    'Solo puedes cancelar tus propias peticiones, antes de que se envíe el enlace.',
  'Your reviews': 'Tus reseñas',
  'already has a review request': 'Ya tiene una petición de reseña.',
  'must be a contact of the customer of this deal': 'Debe ser un contacto del cliente de este negocio.',
  'must be a won deal of this partner': 'Debe ser un negocio ganado de este partner.',
  'partner_id or opportunity_id is required.': 'Se debe indicar partner_id u opportunity_id.',
  'was already asked for a review of this partner': 'Ya se le pidió una reseña sobre este partner.',
  'works at the partner': 'Trabaja en el partner.',
};
