import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-claims'> = {
  'Amount spent': 'Importe gastado',
  'Approve a claim, in full or in part; it is paid with the next payout':
    'Aprobar una solicitud de reembolso, entera o en parte; se paga con la próxima liquidación',
  'Approve claim': 'Aprobar solicitud de reembolso',
  'Ask the partner to change a claim': 'Pedir al partner que cambie una solicitud de reembolso',
  'Cancel a claim that was not decided': 'Cancelar una solicitud de reembolso que no se ha decidido',
  'Cancel claim': 'Cancelar solicitud de reembolso',
  Claim: 'Solicitud de reembolso',
  'Claim approved': 'Solicitud de reembolso aprobada',
  'Claim canceled': 'Solicitud de reembolso cancelada',
  'Claim cost': 'Solicitar reembolso',
  'Claim declined': 'Solicitud de reembolso rechazada',
  'Claim reversed': 'Solicitud de reembolso anulada',
  'Claim submitted': 'Solicitud de reembolso enviada',
  'Claimed amount': 'Importe del reembolso solicitado',
  Claims: 'Solicitudes de reembolso',
  'Decline a claim': 'Rechazar una solicitud de reembolso',
  'Decline claim': 'Rechazar solicitud de reembolso',
  'Defaults to the company’s share of what was spent, up to the approved amount.':
    'Por defecto, la parte de la empresa en lo gastado, hasta el importe aprobado.',
  'Edit claim': 'Editar solicitud de reembolso',
  'Invoice number': 'Número de factura',
  'Leads registered': 'Leads registrados',
  Line: 'Línea',
  'Line number': 'Número de línea',
  'MDF claim': 'Solicitud de reembolso de MDF',
  'MDF claimed': 'MDF con reembolso solicitado',
  'MDF claims': 'Solicitudes de reembolso de MDF',
  'MDF claims to decide': 'Solicitudes de reembolso de MDF por decidir',
  'MDF paid': 'MDF pagados',
  'One lead per line: company, email or website. Later registrations of these companies count as results.':
    'Un lead por línea: empresa, correo o sitio web. Los registros posteriores de estas empresas cuentan como resultados.',
  Proofs: 'Comprobantes',
  'Registered pipeline': 'Pipeline registrado',
  'Request number': 'Número de solicitud',
  'Required if you approve less than claimed.': 'Obligatorio si apruebas menos de lo solicitado.',
  Results: 'Resultados',
  'Revenue won': 'Ingresos ganados',
  'Reverse claim': 'Anular solicitud de reembolso',
  'Submit a claim with its files': 'Enviar una solicitud de reembolso con sus archivos',
  'Submit claim': 'Enviar solicitud de reembolso',
  'Take back the reimbursement of a claim': 'Recuperar el reembolso de una solicitud',
  'Takes the reimbursement back with a balancing commission. The money returns to the fund.':
    'Recupera el reembolso con una comisión de compensación. El dinero vuelve al fondo.',
  'The amount is paid with the partner’s next payout and posted to the ledger.':
    'El importe se paga con la próxima liquidación del partner y se anota en el libro mayor.',
  'The company reviews your claim. It cannot be changed afterwards.':
    'La empresa revisa tu solicitud de reembolso. No se puede cambiar después.',
  'The money stays reserved for the partner. The partner sees your note.':
    'El dinero sigue reservado para el partner. El partner ve tu nota.',
  'The money stays reserved for your request.': 'El dinero sigue reservado para tu solicitud de fondos.',
  'The partner can change the claim and submit it again.':
    'El partner puede cambiar la solicitud de reembolso y enviarla de nuevo.',
  'What the activity cost in total, as on your invoices.': 'El costo total de la actividad, según tus facturas.',
  'What took place': 'Qué se realizó',
  'file of an MDF claim': 'archivo de una solicitud de reembolso de MDF',
  'files of MDF claims': 'archivos de solicitudes de reembolso de MDF',
  'lead of an MDF claim': 'lead de una solicitud de reembolso de MDF',
  'leads of MDF claims': 'leads de solicitudes de reembolso de MDF',
};
