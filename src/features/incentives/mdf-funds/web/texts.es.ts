import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Da a los partners dinero para marketing: crea un fondo, actívalo y decide sobre sus solicitudes.',
  amountRequired: 'El importe es obligatorio',
  partner: 'Partner',
  partners: 'Partners',
  movements: 'Movimientos',
  balance: 'Saldo',
  noPartners: 'Los partners aparecen aquí cuando el fondo está activo.',
  noMovements: 'Todas las asignaciones, reservas, solicitudes de reembolso y pagos aparecen aquí.',
  deleted: 'Fondo eliminado',
  share: (percent: string) => `paga el ${percent} del costo`,
  parts: {
    allocated_minor: 'Asignado',
    reserved_minor: 'Reservado',
    claimed_minor: 'Reembolso solicitado',
    paid_minor: 'Pagado',
    available_minor: 'Disponible',
  },
  request: (requestNumber: Part) => `Solicitud ${requestNumber}`,
  newFund: 'Nuevo fondo',
  edit: 'Editar',
  delete: 'Eliminar',
  fund: 'Fondo',
  description: 'Descripción',
  period: 'Período',
  partnersText: 'Partners',
};
