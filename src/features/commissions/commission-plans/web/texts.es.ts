import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  noun: 'estructura de incentivos',
  bases: {
    net: 'Importe neto (después de descuentos e impuestos)',
    gross: 'Importe bruto',
    margin: 'Margen (neto menos costo)',
    first_year: 'Valor del primer año',
    tcv: 'Valor de todo el contrato',
    collected: 'Importe neto, a medida que paga el cliente',
  },
  roles: {
    source: 'Origen',
    resell: 'Reventa',
    influence: 'Influencia',
    services: 'Servicios',
    distributor: 'Distribución',
  },
  resets: {
    deal: 'Negocio',
    month: 'Mes',
    quarter: 'Trimestre',
    year: 'Año',
    lifetime: 'Nunca',
  },
  periods: {
    deal: 'Un negocio',
    month: 'Mes',
    quarter: 'Trimestre',
    year: 'Año',
    lifetime: 'Todo el tiempo',
  },
  measures: {
    credited_base: 'Volumen de ventas',
    deal_count: 'Número de negocios',
    units: 'Unidades vendidas',
  },
  modes: {
    marginal: {
      title: 'Marginal',
      text: 'Cada parte del volumen genera la tasa de su tramo.',
    },
    slab: {
      title: 'Una tasa por negocio',
      text: 'El tramo alcanzado fija la tasa de todo el negocio.',
    },
    retroactive: {
      title: 'Retroactivo',
      text: 'Alcanzar un tramo superior también aumenta los negocios anteriores del período.',
    },
  },
  always: 'Siempre',
  rules: 'Reglas',
  structure: 'Estructura',
  pays: 'Paga',
  assignedTo: 'Asignada a',
  status: 'Estado',
  activeFrom: 'Activa desde',
  earnedToDate: 'Ganado hasta hoy',
  paid: 'Pagado',
  draft: 'Borrador',
  neverActive: 'Nunca activa',
  scheduled: 'Programada',
  ended: 'Terminada',
  active: 'Activa',
  activeChanges: (next: Part) => `Activa, cambia ${next}`,
  activeDraftOpen: 'Activa, borrador abierto',
  allPartners: 'Todos los partners',
  type: (name: Part) => `Tipo ${name}`,
  region: (name: Part) => `Región ${name}`,
  tier: (name: Part) => `Nivel ${name}`,
  audience: (name: Part) => `Audiencia ${name}`,
  howYouEarn: 'Cómo ganas',
  noIncentivesYet: 'Aún no hay incentivos',
  yourIncentivesAppearHereWhenPublishes: (company: Part) =>
    `Tus incentivos aparecen aquí cuando ${company} los publica. Si tienes preguntas, consulta a tu responsable de partners.`,
  yourTierIs: (tierName: Part) => ` Tu nivel es ${tierName}.`,
  yourIncentivesFrom: (company: ReactNode, tierName: ReactNode) => rich`Tus incentivos de ${company}.${tierName}`,
  thisEndsOnNextTermsNot: (endsOn: ReactNode) =>
    rich`Esto termina el ${endsOn}. Las próximas condiciones aún no se han publicado.`,
  upcoming: 'Próximamente',
  since: 'Desde el',
  from: 'A partir del',
  version: (state: ReactNode, from: ReactNode, version: ReactNode) => rich`${state} ${from} · versión ${version}`,
};
