import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-types'> = {
  'Distributor required': 'Distribuidor obligatorio',
  'Partner types': 'Tipos de partner',
  'Partners of this type choose one of their distributors when they register a deal.':
    'Los partners de este tipo eligen uno de sus distribuidores cuando registran un negocio.',
  'Partners of this type supply resellers and confirm their deals.':
    'Los partners de este tipo suministran a revendedores y confirman sus negocios.',
  Types: 'Tipos',
  'What partners do for you, such as resell, refer or deliver. Use types in incentive structures and reports.':
    'Lo que hacen los partners por ti, como revender, referir o prestar servicios. Usa los tipos en estructuras de incentivos e informes.',
  'partner type': 'tipo de partner',
  'partner types': 'tipos de partner',
};
