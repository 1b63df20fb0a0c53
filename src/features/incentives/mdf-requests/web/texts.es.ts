import type { FullTranslation } from '#shared/text/texts.ts';
import type { MdfDeciders } from '../schema.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Las solicitudes de fondos de los partners aparecen aquí.',
  emptyPartner: 'Solicita dinero para una actividad de marketing. Tus solicitudes y sus reembolsos aparecen aquí.',
  noFunds: 'En este momento no tienes ningún fondo abierto.',
  yourFunds: 'Tus fondos',
  request: 'Solicitar MDF',
  requestsUntil: 'Solicitudes hasta',
  share: (percent: string) => `Paga el ${percent} del costo de una actividad`,
  sections: {
    Fund: 'Fondo',
    Activity: 'Actividad',
    Money: 'Dinero',
    results: 'Resultados previstos',
  },
  left: 'Restante en el fondo:',
  pays: (company: string, share: string, currency: string) => `${company} paga el ${share} del costo, en ${currency}.`,
  deciders: ({ names, is_anyone_else }: MdfDeciders, company: string) =>
    names.length === 0
      ? company
      : new Intl.ListFormat('es', { type: 'disjunction' }).format([
          ...names,
          ...(is_anyone_else ? ['otra persona'] : []),
        ]),
  decides: (decider: string) => `Decide: ${decider},`,
  by: 'a más tardar el',
  startDay: 'el primer día de la actividad',
  beforeStart: 'antes de que empiece la actividad.',
  costRequired: 'Introduce el costo total',
  atMost: 'Como máximo',
  emptyForAll: 'Déjalo vacío para este importe.',
  plan: 'Actividad',
  balance: 'Dinero',
  movements: 'Movimientos',
  tooMuch: 'Supera la parte del costo que paga la empresa',
  editRequest: 'Editar solicitud',
  submitRequest: 'Enviar solicitud',
  toDecide: 'Por decidir',
  newRequest: 'Nueva solicitud',
  claimCost: 'Solicitar reembolso',
  edit: 'Editar',
  activity: 'Actividad',
  expectedResults: 'Resultados previstos',
  decision: 'Decisión',
  history: 'Historial',
  description: 'Descripción',
};
