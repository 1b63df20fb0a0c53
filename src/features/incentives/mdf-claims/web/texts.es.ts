import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Las solicitudes de reembolso de los partners, con factura y comprobante, aparecen aquí.',
  emptyOfRequest:
    'Aún no hay solicitudes de reembolso. Después de la actividad, solicita el reembolso de su costo con factura y comprobante.',
  spentRequired: 'Introduce el importe gastado',
  left: 'Resto del importe aprobado:',
  share: (percent: string) => `Por defecto, el ${percent} de lo gastado.`,
  newClaim: 'Solicitar reembolso',
  editClaim: 'Editar solicitud de reembolso',
  sections: {
    Claim: 'Solicitud de reembolso',
    Results: 'Resultados',
  },
  approvedAmount: 'El importe aprobado es obligatorio',
  tooMuch: 'Supera el importe solicitado',
  files: 'Archivos',
  add: {
    invoice: 'Añadir factura',
    proof: 'Añadir comprobante',
  },
  uploadInvoice: 'Subir factura',
  uploadProof: 'Subir comprobante',
  noFiles: 'Sube una factura y un comprobante, como fotos o una lista de asistentes.',
  noFilesYet: 'El partner aún no ha subido archivos.',
  uploaded: 'Archivo subido',
  removed: 'Archivo quitado',
  download: (name: string) => `Descargar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  purposes: {
    invoice: 'Factura',
    proof: 'Comprobante',
  },
  claim: 'Solicitud de reembolso',
  results: 'Resultados',
  resultsText:
    'Los leads cuentan como registrados cuando el partner registra un negocio con la misma empresa después del inicio de la actividad.',
  noLeads: 'Esta solicitud no incluye leads.',
  whatTookPlace: 'Qué se realizó',
  viewCommission: 'Ver comisión',
  notRegistered: 'Sin registrar',
  claimNumber: (number: Part) => `Solicitud de reembolso ${number}`,
  toDecide: 'Por decidir',
  lead: 'Lead',
  contact: 'Contacto',
  registration: 'Registro',
  registrationRegistrationNumber: (registrationNumber: Part) => `Registro ${registrationNumber}`,
  deal: 'Negocio',
  dealAmount: 'Importe del negocio',
  requestIsRequired: 'La solicitud de fondos es obligatoria',
  mdfClaims: 'Reembolsos MDF',
  edit: 'Editar',
  claimText: 'Solicitud de reembolso',
  decision: 'Decisión',
};
