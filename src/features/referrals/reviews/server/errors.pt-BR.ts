import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/reviews'> = {
  'A customer submits a review, or a partner requests or disputes one.':
    'Um cliente envia uma avaliação, ou um parceiro solicita ou contesta uma.',
  'A review of your work is published, or the company decides about a request or dispute.':
    'Uma avaliação do seu trabalho é publicada, ou a empresa decide sobre uma solicitação ou contestação.',
  'At most five reviews can be pinned. Unpin another one first.':
    'No máximo cinco avaliações podem ser fixadas. Desafixe outra primeiro.',
  'Reviews to decide': 'Avaliações a decidir',
  'Submit your review first.': 'Envie primeiro a sua avaliação.',
  'This badge': 'Este selo',
  'This customer has already started the review. Cancel the request to ask another contact.':
    'Este cliente já começou a avaliação. Cancele o pedido para pedir a outro contato.',
  'This review was already submitted. Thank you.': 'Esta avaliação já foi enviada. Agradecemos.',
  'Too many codes were sent for this review. Ask the company for a new link.':
    'Foram enviados códigos demais para esta avaliação. Peça um novo link à empresa.',
  'You can only cancel your own requests, before the link was sent.':
    'Você só pode cancelar os seus próprios pedidos, antes do envio do link.',
  'Your reviews': 'Suas avaliações',
  'already has a review request': 'Já tem um pedido de avaliação.',
  'must be a contact of the customer of this deal': 'Deve ser um contato do cliente deste negócio.',
  'must be a won deal of this partner': 'Deve ser um negócio ganho deste parceiro.',
  'partner_id or opportunity_id is required.': 'partner_id ou opportunity_id é obrigatório.',
  'was already asked for a review of this partner': 'Já foi pedida a este contato uma avaliação deste parceiro.',
  'works at the partner': 'Este contato trabalha no parceiro.',
};
