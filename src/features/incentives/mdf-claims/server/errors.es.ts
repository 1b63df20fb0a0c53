import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-claims'> = {
  'A partner claims the cost of an activity.': 'Un partner solicita el reembolso del coste de una actividad.',
  'A submitted claim cannot be changed.': 'Una solicitud de reembolso enviada no se puede cambiar.',
  'Everything that was approved is claimed.': 'Ya se solicitó el reembolso de todo lo aprobado.',
  'MDF claims': 'Solicitudes de reembolso de MDF',
  'Tell the partner why the amount is lower.': 'Indica al partner por qué el importe es menor.',
  'The company decides about your claim or pays it.': 'La empresa decide sobre tu solicitud de reembolso o la paga.',
  'The time to claim the cost of this activity is over.':
    'El plazo para solicitar el reembolso de esta actividad ha terminado.',
  'This claim': 'Esta solicitud de reembolso',
  'Upload at least one invoice first.': 'Primero sube al menos una factura.',
  'Upload at least one proof that the activity took place first.':
    'Primero sube al menos un comprobante de que la actividad tuvo lugar.',
  'Your MDF claims': 'Tus solicitudes de reembolso de MDF',
  'must be approved': 'La solicitud debe estar aprobada.',
};
