import type { FullTranslation } from '#shared/text/texts.ts';
import type { planTexts as english } from './plan.texts.ts';

const plural = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/** Not yet reviewed by a native speaker. */
export const planTexts: FullTranslation<typeof english> = {
  subjects: {
    'partner.type': 'el tipo de partner',
    'partner.tier': 'el nivel del partner',
    'partner.region': 'la región del partner',
    'partner.country': 'el país del partner',
    'partner.tag': 'la etiqueta del partner',
    role: 'el rol del partner en el negocio',
    product: 'el producto',
    category: 'la categoría de producto',
    'deal.amount': 'el importe del negocio',
    'deal.type': 'el tipo de negocio',
    'deal.source': 'el origen del negocio',
    'deal.kind': 'el tipo de venta',
    'customer.country': 'el país del cliente',
    'customer.is_new': 'el cliente',
    coupon: 'el cupón',
    months_since_first: 'el tiempo entre el primer negocio del cliente y una renovación',
  },
  ownSubjects: {
    'partner.type': 'tu tipo de partner',
    'partner.tier': 'tu nivel',
    'partner.region': 'tu región',
    'partner.country': 'tu país',
    'partner.tag': 'tu etiqueta',
    role: 'tu rol en el negocio',
  },
  unknownDetail: 'un dato que tu responsable de partners puede explicarte',
  quoted: (name: string) => `“${name}”`,
  kinds: {
    new: 'negocio nuevo',
    renewal: 'renovación',
    expansion: 'ampliación',
    lead: 'lead',
    nfr: 'negocio no destinado a la reventa',
  },
  sources: {
    company: 'el propio equipo de la empresa',
    partner: 'el registro de un partner',
    referral_page: 'una página de referidos',
    link: 'un enlace de referido',
    api: 'la API',
    import: 'una importación',
  },
  roles: {
    source: 'origen',
    resell: 'reventa',
    influence: 'influencia',
    services: 'servicios',
    distributor: 'distribución',
  },
  yes: 'sí',
  no: 'no',
  newIsKnown: 'se sabe si el cliente es nuevo',
  newIsUnknown: 'no se sabe si el cliente es nuevo',
  isNew: 'el cliente es nuevo',
  isNotNew: 'el cliente no es nuevo',
  all: (conditions: readonly string[]) => conditions.join(' y '),
  any: (groups: readonly string[]) => groups.join('; o si '),
  never: 'nunca se aplica porque no se puede cumplir ninguna condición',
  always: 'se aplica a todos los negocios',
  appliesIf: (conditions: string) => `se aplica si ${conditions}`,
  everyDealCounts: 'cuentan todos los negocios',
  countsIf: (conditions: string) => `los negocios cuentan si ${conditions}`,

  months: (count: string) => plural(count, 'mes', 'meses'),
  deals: (count: string) => plural(count, 'negocio', 'negocios'),
  units: (count: string) => plural(count, 'unidad', 'unidades'),

  bases: {
    gross: 'del importe bruto',
    net: 'del importe neto (precio menos descuentos e impuestos)',
    margin: 'del margen (importe neto menos costo, nunca inferior a cero)',
    first_year: 'del valor del primer año',
    tcv: 'del valor de todo el contrato',
    collected: 'del importe neto a medida que lo paga el cliente',
  },
  commissionOf: (role: string, you: boolean) =>
    `de la comisión del partner con el rol de ${role}${you ? '' : ' en el mismo negocio'}`,
  rateOf: (rate: string, base: string) => `${rate} ${base}`,
  noBonusYet: 'Aún no paga nada: falta la bonificación.',
  noCalculationYet: 'Aún no paga nada: falta el cálculo.',
  incompleteBonus: 'una bonificación incompleta',
  incompleteRule: 'una regla incompleta',
  nothing: 'nada',
  earns: (what: string, you: boolean) => (you ? `ganas ${what}` : `un partner gana ${what}`),
  forEvery: (amount: string, every: number) => `${amount} por ${everyDeal(every)}`,
  byTier: (rates: string) => `${rates}, según el nivel del partner`,
  by: (rates: string, measure: string) => `${rates}, según el ${measure}`,
  range: (low: string, high: string) => `${low} a ${high}`,
  rateFor: (rate: string, tier: string) => `${rate} para ${tier}`,
  dependsOnTier: (rates: string, base: string) =>
    `la tasa depende del nivel del partner: ${rates}, como porcentaje ${base}`,
  othersEarnNothing: 'Los demás niveles no ganan nada con esta regla',
  othersEarn: (rate: string) => `Todos los demás partners ganan ${rate}`,
  someOthersEarn: (rate: string) => `Todos los demás partners a los que se aplica la regla ganan ${rate}`,
  forUnit: (amount: string) => `${amount} por cada unidad vendida`,
  forDeal: (amount: string) => `${amount} por negocio`,
  measures: {
    credited_base: 'volumen de ventas',
    deal_count: 'número de negocios',
    units: 'número de unidades vendidas',
  },
  volume: {
    deal: (measure: string) => `el ${measure} del propio negocio`,
    lifetime: (measure: string, you: boolean) => `${whose(measure, you)} desde el principio`,
    month: (measure: string, you: boolean) => `${whose(measure, you)} en el mes calendario`,
    quarter: (measure: string, you: boolean) => `${whose(measure, you)} en el trimestre calendario`,
    year: (measure: string, you: boolean) => `${whose(measure, you)} en el año calendario`,
  },
  marginal: (volume: string) => `${volume} se divide en tramos, y cada parte genera la tasa de su tramo`,
  slabBefore: (volume: string) =>
    `${volume} antes del negocio determina el tramo, y la tasa de ese tramo se aplica a todo el negocio`,
  slabAfter: (volume: string) =>
    `${volume}, incluido este negocio, determina el tramo, y la tasa de ese tramo se aplica a todo el negocio`,
  retroactive: (volume: string) =>
    `${volume} determina un solo tramo para todo el período: al alcanzar un tramo superior, los negocios anteriores del período suben a la tasa de ese tramo`,
  bands: (bands: readonly string[]) => `tramos: ${bands.join('; ')}`,
  ratesApplyTo: (base: string) => `las tasas son porcentajes ${base}`,
  whenReached: (amount: string) => `${amount} una sola vez al alcanzar el tramo`,
  aUnit: (amount: string) => `${amount} por unidad`,
  atAnyVolume: (value: string) => `${value} con cualquier volumen`,
  below: (value: string, to: string) => `${value} por debajo de ${to}`,
  from: (value: string, from: string) => `${value} a partir de ${from}`,
  fromTo: (value: string, from: string, to: string) => `${value} desde ${from} hasta menos de ${to}`,

  bonus: (amount: string, every: number, you: boolean) =>
    `${you ? 'ganas' : 'un partner gana'} una bonificación de ${amount} por ${everyDeal(every)}`,
  counted: {
    month: (bonus: string) => `${bonus}; la cuenta vuelve a empezar cada mes calendario`,
    quarter: (bonus: string) => `${bonus}; la cuenta vuelve a empezar cada trimestre calendario`,
    year: (bonus: string) => `${bonus}; la cuenta vuelve a empezar cada año calendario`,
  },
  onlyDealsWith: (products: string) => `solo cuentan los negocios con ${products}`,
  runsFrom: (first: string) => `está en vigor desde el ${first}`,
  runsUntil: (last: string) => `está en vigor hasta el ${last}`,
  runs: (first: string, last: string) => `está en vigor desde el ${first} hasta el ${last}`,
  budget: (amount: string) =>
    `todos los partners juntos reciben de esta bonificación como máximo ${amount}, por orden de llegada`,
  notWithOthers: 'no se paga por un negocio que ya generó otra bonificación',
  bonusRefund: 'un negocio reembolsado por completo deja de contar, y se recupera la última bonificación',

  atLeast: (amount: string) =>
    `como mínimo ${amount} por negocio, pero nunca más que el importe sobre el que se calcula`,
  atMostTogether: (amount: string) => `como máximo ${amount} por negocio para todos los partners juntos`,
  capTimes: {
    month: 'cada mes calendario',
    quarter: 'cada trimestre calendario',
    year: 'cada año calendario',
    lifetime: 'en total',
  },
  partnerCap: (amount: string, time: string, you: boolean) =>
    `con esta regla, ${you ? 'recibes' : 'un partner recibe'} como máximo ${amount} ${time}`,
  customerCap: (amount: string, time: string, you: boolean) =>
    `con esta regla, ${you ? 'recibes' : 'un partner recibe'} como máximo ${amount} ${time} por un mismo cliente`,
  poolCap: (amount: string, time: string) =>
    `esta regla paga como máximo ${amount} ${time} a todos los partners juntos`,
  aboveBase: 'una tasa superior al 100\u00a0% del importe es intencional',

  refundsKeep: 'los reembolsos nunca reducen la comisión',
  refundTakesAll: (within: string) => `con cualquier reembolso${within} se recupera toda la comisión`,
  fullRefundTakes: (within: string) =>
    `un reembolso parcial no cambia la comisión; con un reembolso total${within} se recupera toda la comisión`,
  refundTakesShare: (within: string) =>
    `con un reembolso${within} se recupera la misma proporción de la comisión; los reembolsos posteriores no cambian nada`,
  within: (days: number, ofPayment: boolean) => {
    const from = ofPayment ? 'del último pago del cliente antes del reembolso' : 'del negocio';
    return days === 0
      ? ` el mismo día ${from}`
      : ` en un plazo de ${plural(String(days), 'día', 'días')} a partir ${from}`;
  },

  onTop: 'la comisión se suma a la de las otras reglas',
  priority: (number: string) => `su prioridad es ${number}`,
  exceptRole: (role: string) => `para partners con cualquier rol excepto ${role}`,

  renewalsKeepVersion:
    'las renovaciones conservan la versión de la estructura que estaba activa cuando se ganó el primer negocio del cliente',
  renewalsTakeVersion: 'cada renovación usa la versión de la estructura que está activa el día en que se gana',
  credit:
    'cuando varios partners tienen el mismo rol, cada uno gana, con sus propias tasas, sobre su parte del importe',
  unshared: (credit: string, whole: string) =>
    `${credit}; ${whole} no se reparten: cada partner recibe el importe completo`,
  wholes: { bands: 'los importes fijos de los tramos', minimums: 'los mínimos', bonuses: 'las bonificaciones' },
  weight:
    'varios partners con el mismo rol se reparten una sola comisión según su peso; el tipo y el nivel del primer partner determinan la tasa',
  best: (you: boolean) =>
    `si varias reglas coinciden con una línea de producto, se aplica la que más ${you ? 'te paga' : 'paga al partner'}`,
  highestPriority:
    'si varias reglas coinciden con una línea de producto, se aplica la de mayor prioridad y, a igual prioridad, la más específica',
  rounding: {
    half_up: 'los importes se redondean a la unidad más pequeña de la moneda; en caso de empate, hacia arriba',
    half_even: 'los importes se redondean a la unidad más pequeña de la moneda; en caso de empate, al dígito par',
    floor: 'los importes se redondean hacia abajo a la unidad más pequeña de la moneda',
  },
  earnedWhen: {
    won: 'la comisión se gana cuando se gana el negocio',
    invoiced: 'la comisión se gana cuando se gana el negocio (las facturas no se registran)',
    collected: 'la comisión se gana a medida que paga el cliente, en proporción al dinero recibido',
    collectedOfFirstYear:
      'la comisión se gana a medida que paga el cliente, en proporción al dinero recibido; solo se paga comisión por el primer año',
  },
  payableAtOnce: 'la comisión es pagadera de inmediato',
  payableAfter: (days: number) => `la comisión es pagadera ${plural(String(days), 'día', 'días')} después de ganarse`,
  renewalsEarn: 'las renovaciones generan comisión mientras el cliente siga renovando',
  renewalsEarnNothing: 'las renovaciones no generan comisión',
  renewalsEarnFor: (months: number) =>
    `las renovaciones generan comisión durante ${plural(String(months), 'mes', 'meses')} a partir del día en que se ganó el primer negocio del cliente`,
  ownCurrency: 'Los mínimos y los límites sin moneda propia usan la moneda del negocio.',

  noRules: 'Aún no hay reglas',
  forMonths: (headline: string, months: string) => `${headline}, durante ${plural(months, 'mes', 'meses')}`,
  moreRules: (headline: string, others: string) => `${headline}, y ${plural(others, 'regla más', 'reglas más')}`,
};

function whose(measure: string, you: boolean): string {
  return you ? `tu ${measure}` : `el ${measure} de un partner`;
}

function everyDeal(every: number): string {
  return every === 1 ? 'cada negocio' : `cada ${nth(every)} negocio`;
}

/** 2.º, 3.er, 11.º, 21.er: the short forms stand before a masculine noun. */
function nth(value: number): string {
  const isShort = value % 10 === 3 || (value % 10 === 1 && value % 100 !== 11);
  return `${value}.${isShort ? 'er' : 'º'}`;
}
