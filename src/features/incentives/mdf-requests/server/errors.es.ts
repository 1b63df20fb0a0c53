import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'Una parte de esta solicitud ya se pagó. Cierra la solicitud.',
  'A partner requests money from a marketing fund.': 'Un partner solicita dinero de un fondo de marketing.',
  'A request cannot be changed once it is decided.': 'Una solicitud no se puede cambiar después de decidirla.',
  'MDF requests': 'Solicitudes de MDF',
  'The company decides about your request, or the time to claim is running out.':
    'La empresa decide sobre tu solicitud, o el plazo para pedir el reembolso está por terminar.',
  'Your MDF requests': 'Tus solicitudes de MDF',
};
