import type { Translation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  title: 'Intercambio de negocios',
  connect: 'Conecta tu sistema',
  intro: 'Tu CRM puede registrar negocios, seguir su estado y leer ganancias y estados de cuenta.',
  createKey:
    'Crea una clave de API que pueda gestionar registros de negocios. Añade comisiones, pagos y leads si tu sistema los lee.',
  enterAddress: 'Introduce en tu sistema la dirección de abajo y la clave.',
  sendDeal: 'Envía un negocio. Aparece en el deal desk en segundos.',
  address: 'Dirección',
  copy: 'Copiar dirección',
  key: 'Crear clave de API',
  guide: 'Leer la guía',
  schemas: 'Esquemas JSON',
  calls: 'Últimas llamadas',
  noCalls: 'Aún no hay llamadas. Aparecen aquí con sus resultados cuando tu sistema usa la dirección.',
  time: 'Última llamada',
  apiKey: 'Clave de API',
  request: 'Solicitud',
  result: 'Resultado',
  count: 'Llamadas',
  accepted: 'Aceptada',
  refused: (status: number) => `Rechazada (${status})`,
};
