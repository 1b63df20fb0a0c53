import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (title, amount, claimBy) =>
    `Se aprobó tu solicitud de fondos «${title}» por ${amount}. Solicita el reembolso a más tardar el ${claimBy}.`,
  approvedSubject: (title, amount, claimBy) =>
    `Se aprobó tu solicitud de fondos por ${amount}; solicita el reembolso a más tardar el ${claimBy}: ${title}`,
  decided: {
    declined: (title, note) => `Se rechazó tu solicitud de fondos «${title}»${note ? `. ${note}` : ''}`,
    returned: (title, note) => `Tu solicitud de fondos «${title}» necesita cambios${note ? `. ${note}` : ''}`,
    expired: (title, note) =>
      `Tu solicitud de fondos «${title}» venció porque no se solicitó ningún reembolso${note ? `. ${note}` : ''}`,
    closed: (title, note) =>
      `Tu solicitud de fondos «${title}» se cerró porque terminó el plazo de reembolso${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (title) => `Se rechazó tu solicitud de fondos: ${title}`,
    returned: (title) => `Tu solicitud de fondos necesita cambios: ${title}`,
    expired: (title) => `Tu solicitud de fondos venció porque no se solicitó ningún reembolso: ${title}`,
    closed: (title) => `Tu solicitud de fondos se cerró porque terminó el plazo de reembolso: ${title}`,
  },
  deadline: (title, day) => `Solicita el reembolso de «${title}» a más tardar el ${day}`,
  deadlineSubject: (title, days, amount) => `Quedan ${days} días para solicitar el reembolso de ${amount}: ${title}`,
  returnsToFund: 'El dinero que no se solicite hasta entonces vuelve al fondo.',
  claim: 'Solicitar reembolso',
  requestedAmount: 'Solicitado',
  approvedAmount: 'Aprobado',
  claimBy: 'Solicitar reembolso hasta el',
  note: 'Nota',
  viewRequest: 'Ver solicitud',

  requested: (partner, amount, title) => `${partner} solicita ${amount} de MDF: ${title}`,
  partner: 'Partner',
  activity: 'Actividad',
  reviewRequest: 'Revisar solicitud',
};
