import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Renovaciones',
  ends: 'Termina en',
  days: (count: number) => `${count} días`,
  all: 'Todas',
  next: 'Próximo paso',
  start: 'Iniciar renovación',
  started: 'Renovación iniciada',
  renewal: 'Renovación',
  endsOn: 'Termina el',
  decide: 'Decidir',
  decidedBy: (name: string) => `Decidido por ${name}`,
  renewed: 'Marcar como renovado',
  renewedText: (name: string) =>
    `${name} está renovado. Elige el negocio que lo renueva o introduce el nuevo fin, si lo hay.`,
  renewingDeal: 'Renovado por',
  newEnd: 'Nuevo fin',
  newEndHelp: 'El negocio vuelve a esperar una renovación antes de este día.',
  notRenewed: 'No se renovará',
  notRenewedText: (name: string) => `El cliente no renueva ${name}. Sale de la lista de renovaciones abiertas.`,
  reason: 'Motivo',
  empty: 'Los negocios ganados con líneas recurrentes aparecen aquí antes de que termine su duración.',
};
