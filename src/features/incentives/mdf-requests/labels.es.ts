import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-requests'> = {
  Advertising: 'Publicidad',
  'Approve a request and reserve its money': 'Aprobar una solicitud y reservar su dinero',
  'Ask the partner to change a request': 'Pedir al partner que cambie una solicitud',
  'Cancel a request; reserved money is available again':
    'Cancelar una solicitud; el dinero reservado vuelve a estar disponible',
  'Change claim date': 'Cambiar fecha de reembolso',
  'Change the last day to claim': 'Cambiar el último día para solicitar el reembolso',
  'Claim date changed': 'Fecha de reembolso cambiada',
  'Close an approved request; what was not claimed is available again':
    'Cerrar una solicitud aprobada; lo no solicitado vuelve a estar disponible',
  'Close request': 'Cerrar solicitud',
  'Defaults to the company’s share of the total cost.': 'Por defecto, la parte de la empresa en el costo total.',
  'Defaults to the fund’s days to claim after the activity.':
    'Por defecto, los días que da el fondo para solicitar el reembolso tras la actividad.',
  'Expected leads': 'Leads previstos',
  'Expected pipeline': 'Pipeline previsto',
  'Expected results': 'Resultados previstos',
  'Logistics fair in Munich': 'Feria de logística en Múnich',
  'MDF approved': 'MDF aprobados',
  'MDF request': 'Solicitud de MDF',
  'MDF requested': 'MDF solicitados',
  'MDF requests': 'Solicitudes de MDF',
  'MDF requests to decide': 'Solicitudes de MDF por decidir',
  'Nothing more can be claimed. Money that was not claimed returns to the fund.':
    'Ya no se pueden solicitar más reembolsos. El dinero no solicitado vuelve al fondo.',
  'Request MDF': 'Solicitar MDF',
  'Request closed': 'Solicitud cerrada',
  'Request submitted': 'Solicitud enviada',
  'Requested amount': 'Importe solicitado',
  'Reserved money returns to the fund. This cannot be undone.':
    'El dinero reservado vuelve al fondo. No se puede deshacer.',
  'Submit a changed request again': 'Enviar de nuevo una solicitud modificada',
  'Submit again': 'Enviar de nuevo',
  'The amount is reserved until the partner claims it.':
    'El importe queda reservado hasta que el partner solicite el reembolso.',
  'The company decides about your changed request.': 'La empresa decide sobre tu solicitud modificada.',
  'The last day on which the partner can claim the cost.':
    'El último día en que el partner puede solicitar el reembolso del costo.',
  'The partner can change the request and submit it again.':
    'El partner puede cambiar la solicitud y enviarla de nuevo.',
  'The partner sees your note.': 'El partner ve tu nota.',
  'Total cost': 'Costo total',
  'Type of activity': 'Tipo de actividad',
  'What you plan, and for whom.': 'Qué planeas y para quién.',
};
