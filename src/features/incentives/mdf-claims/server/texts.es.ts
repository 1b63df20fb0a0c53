import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (number, title, amount, note) =>
    `Se aprobó tu solicitud de reembolso MDF ${number} de «${title}» por ${amount}${note ? `. ${note}` : ''}`,
  approvedSubject: (number, title, amount) =>
    `Se aprobó tu solicitud de reembolso MDF ${number} por ${amount}: ${title}`,
  paid: (number, title, amount) => `Se pagó tu solicitud de reembolso MDF ${number} de «${title}» por ${amount}`,
  paidSubject: (number, title, amount) => `Se pagó tu solicitud de reembolso MDF ${number} por ${amount}: ${title}`,
  decided: {
    declined: (number, title, note) =>
      `Se rechazó tu solicitud de reembolso MDF ${number} de «${title}»${note ? `. ${note}` : ''}`,
    returned: (number, title, note) =>
      `Tu solicitud de reembolso MDF ${number} de «${title}» necesita cambios${note ? `. ${note}` : ''}`,
    reversed: (number, title, note) =>
      `Se anuló tu solicitud de reembolso MDF ${number} de «${title}»${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (number, title) => `Se rechazó tu solicitud de reembolso MDF ${number}: ${title}`,
    returned: (number, title) => `Tu solicitud de reembolso MDF ${number} necesita cambios: ${title}`,
    reversed: (number, title) => `Se anuló tu solicitud de reembolso MDF ${number}: ${title}`,
  },
  activity: 'Actividad',
  claimedAmount: 'Solicitado',
  approvedAmount: 'Aprobado',
  payment: 'Pago',
  withNextPayout: 'Con tu próxima liquidación',
  note: 'Nota',
  viewClaim: 'Ver solicitud',

  claimed: (partner, amount, title) => `${partner} solicita el reembolso de ${amount} de MDF: ${title}`,
  partner: 'Partner',
  reviewClaim: 'Revisar solicitud',
};
