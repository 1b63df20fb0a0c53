import type { FullTranslation } from '#shared/text/texts.ts';
import type { explainTexts as english } from './explain.texts.ts';

/** Not yet reviewed by a native speaker. */
export const explainTexts: FullTranslation<typeof english> = {
  event: {
    title: 'Evento',
    sale: (kind: string, amount: string | null, day: string) => `${kind}${amount ? ` de ${amount}` : ''} el ${day}.`,
    refund: (amount: string | null, day: string) => `Reembolso${amount ? ` de ${amount}` : ''} el ${day}.`,
    winUndone: (day: string) =>
      `La ganancia se revirtió el ${day}: el negocio finalmente no se había ganado o su ganancia se corrigió.`,
    lost: (day: string) => `El negocio se perdió el ${day}.`,
    amend: (day: string) => `El negocio se modificó el ${day}.`,
    payment: (amount: string | null, day: string) => `Pago${amount ? ` de ${amount}` : ''} recibido el ${day}.`,
    recalc: (day: string) => `Los negocios se recalcularon el ${day} con los datos conocidos en ese momento.`,
    other: (type: string, day: string) => `${type} el ${day}.`,
    asOf: (day: string) => ` Calculado con los datos disponibles el ${day}.`,
  },
  seat: {
    title: (partner: string, role: string) => `${partner} como ${role}`,
    plan: (plan: string, version: number, day: string) => `${plan}, versión ${version}, vigente desde el ${day}`,
    noPlan: 'sin estructura de incentivos',
    audience: (audience: string) => `en la audiencia ${audience} cuando se ganó el negocio`,
    region: (region: string, regions: string) =>
      `asignado por la región ${region}; orden de las regiones del partner: ${regions}`,
    tier: (tier: string, day: string) => `nivel ${tier} desde el ${day}`,
    noTier: 'sin nivel',
    weight: (weight: number, sum: number) => `peso ${weight} de ${sum}`,
    all: (parts: readonly string[]) => `${parts.join('; ')}.`,
    blocked: (reason: string) => ` ${reason}`,
  },
  settlement: {
    sale: 'Venta',
    refund: 'Reembolso',
    winUndone: 'Ganancia revertida',
    lost: 'Negocio perdido',
    amend: 'Negocio modificado',
    payment: 'Pago',
    retroactive: 'Otro negocio del mismo período',
    recalc: 'Nuevo cálculo',
    title: (what: string, rule: string, partner: string) => `${what}: ${rule}, ${partner}`,
    takesAll: ' Según esta regla, cualquier reembolso recupera toda la comisión.',
    takesNothing: ' Según esta regla, no se recupera nada.',
    partRefunded: (amount: string, total: string) => ` Se reembolsan ${amount} de ${total}.`,
    allClawedBack: ' Se recupera toda la comisión.',
    dealLost: ' El negocio está perdido.',
    allRefunded: ' El negocio se reembolsó por completo.',
    covered: (asked: string, covered: string) =>
      ` Esta regla por sí sola pagaría ${asked}; ${covered} ya están cubiertos por la comisión que se conserva de este negocio.`,
    denied: (amount: string) => ` ${amount} superan un límite y no se pagan.`,
    whole: (amount: string) => `El negocio completo genera ${amount}.`,
    difference: (owed: string, booked: string) => ` Corresponden ${owed}, estaban registrados ${booked}.`,
    firstYear: (received: string, price: string) =>
      ` Hasta ahora se han pagado ${received}; el precio del primer año con impuestos es de ${price}.`,
    received: (received: string, price: string | null) =>
      ` Hasta ahora se han pagado ${received} ${price === null ? 'del precio' : `del precio de ${price} con impuestos`}.`,
  },
  bonus: {
    title: (rule: string) => `Bonificación ${rule}`,
    back: (amount: string) =>
      `Ya cuentan muy pocos negocios para las bonificaciones pagadas, por lo que se recupera la última bonificación de ${amount}.`,
    award: (deals: string, count: number, period: string) =>
      `${deals} ${count === 1 ? 'cuenta' : 'cuentan'} en el período ${period};`,
    each: (every: number, amount: string) => ` ${every === 1 ? 'cada uno genera' : `cada ${every} generan`} ${amount}.`,
    paid: (earned: number, held: number) => ` ${earned} ganadas, ${held} ya pagadas.`,
    budget: (amount: string) => ` Quedaban ${amount} del presupuesto.`,
  },
  result: {
    title: 'Resultado',
    nothingYet: 'Aún no hay nada registrado. La comisión se gana a medida que paga el cliente.',
    nothing: 'No hay nada registrado.',
    partly: (amount: string) =>
      ` Cada registro anterior se recupera por separado. Esta recuperación forma parte de un total de ${amount}.`,
    note: 'Nota',
    later: (month: string) => `Registrado en ${month}`,
    laterWhy: (closed: string, count: number, month: string) =>
      `${closed} ya ${count === 1 ? 'estaba cerrado' : 'estaban cerrados'} cuando se registró. Se registra en ${month} y conserva su propia fecha.`,
  },
  booked: {
    accrual: 'Comisión',
    adjustment: 'Corrección',
    clawback: 'Recuperación',
    bonus: 'Bonificación',
    manual: 'Comisión manual',
    carried: 'Traslado',
    title: (kind: string, partner: string) => `${kind} para ${partner}`,
    onHold: (day: string, until: string) => `Registrada con fecha ${day}, en espera hasta el ${until}.`,
    withClawedBack: (day: string, from: string) =>
      `Registrada con fecha ${day}, pagadera con la comisión que recupera, desde el ${from}.`,
    due: (day: string, from: string) => `Registrada con fecha ${day}, pagadera desde el ${from}.`,
  },
  pool: {
    otherDeal: (rule: string, deal: string) => `${rule}, en otro negocio: ${deal}`,
    minimum: 'Mínimo',
    atLeast: (amount: string, isLimited: boolean) =>
      `Se pagan al menos ${amount}${isLimited ? ', pero nunca más que la base' : ''}.`,
    applies: (lines: string | null) => `Se aplica esta regla${lines ? ` a: ${lines}` : ''}.`,
    regions: (regions: string) => ` Su condición de región coincide con ${regions}.`,
    precedes: (rules: string) => ` Tiene prioridad sobre ${rules}.`,
    notApplies: (rule: string, why: string) => ` ${rule} no se aplica: ${why}.`,
    base: 'Base',
    hiddenBase: (base: string) => `Base de la comisión: ${base}; no se muestra aquí.`,
    basedOn: (base: string, isWholeContract: boolean, sum: string | null) =>
      `Base de la comisión: ${base}${isWholeContract ? ', por el contrato completo' : ''}${sum ? `: ${sum}` : ''}.`,
    part: (share: string, total: string) => ` ${share} de ${total}.`,
    discount: 'de descuento',
    tax: 'de impuestos',
    cost: 'de coste',
    calculation: 'Cálculo',
    pays: (amount: string) => `La regla paga ${amount}.`,
    percent: (rate: string, tier: string | null, total: string) =>
      `${rate}${tier ? ` para el nivel ${tier}` : ''} de ${total}.`,
    fixed: (amount: string) => `Un importe fijo de ${amount}`,
    flat: (amount: string) => `${amount}.`,
    flatPart: (amount: string, weight: number, sum: string) =>
      `${amount}, de los que este partner recibe ${weight} de ${sum} partes.`,
    leadBands: (amount: string) => `Se aplican los tramos del partner principal. La regla paga ${amount}.`,
    standing: (before: string, after: string, period: string, isRetroactive: boolean) =>
      `${before} ${isRetroactive ? 'sin' : 'antes de'} este negocio, ${after} con él, período: ${period}.`,
    slices: (slices: string) => ` ${slices}.`,
    order: 'Orden de los negocios',
    orderWhy:
      'Un negocio cuenta en el período de su fecha. Dentro de él, los negocios cuentan en el orden en que se registran, de modo que un negocio registrado después no cambia esta comisión.',
    shareOf: (partner: string) => `Parte de ${partner}`,
    shareText: (share: string) => `${share}.`,
  },
  cap: {
    title: (partner: string | null) => (partner === null ? 'Límite' : `Límite para ${partner}`),
    kinds: {
      deal: 'que la regla paga por un negocio',
      pool: 'que la regla paga a todos los partners juntos',
      program: 'que el programa paga por un negocio',
      programme: 'que el programa paga por un negocio',
      partner: 'que la regla paga a un partner',
      customer: 'que la regla paga a un partner por un cliente',
    },
    most: (what: string, period: string | null, limit: string) =>
      `Importe máximo ${what}${period ? `, período ${period}` : ''}: ${limit}.`,
    used: (used: string, room: string) => ` Se han usado ${used}, quedan ${room}.`,
    shared: ' Varias comisiones se lo reparten en proporción.',
    reduced: (asked: string, result: string) => ` ${asked} se reducen a ${result}.`,
  },
  bases: {
    gross: 'el precio de lista',
    net: 'el precio menos descuentos e impuestos',
    margin: 'el margen',
    first_year: 'el valor del primer año',
    tcv: 'el valor del contrato completo',
    collected: 'el precio, según lo pagado por el cliente',
  },
  commissionOf: (role: string) => `la comisión del rol ${role}`,
  roles: {
    source: 'origen',
    resell: 'revendedor',
    influence: 'influenciador',
    services: 'partner de servicios',
    distributor: 'distribuidor',
  },
  roundings: {
    half_up: 'redondeado a la unidad más cercana',
    half_even: 'redondeado a la unidad más cercana, al dígito par en caso de empate',
    floor: 'redondeado hacia abajo',
  },
  rounded: (exact: string, how: string) => ` Exactamente ${exact}, ${how}.`,
  deals: (count: number, text: string) => `${text} ${count === 1 ? 'negocio' : 'negocios'}`,
  units: (count: number, text: string) => `${text} ${count === 1 ? 'unidad' : 'unidades'}`,
  lines: (numbers: string, count: number) => `${count === 1 ? 'línea' : 'líneas'} ${numbers}`,
  allTime: 'desde el principio',
  thisDeal: 'este negocio',
  quarter: (year: string, quarter: string) => `${year}, trimestre ${quarter}`,
  share: (weight: number, sum: string, hasRemainder: boolean) =>
    `${weight} de ${sum} partes${hasRemainder ? ', incluido el resto del redondeo' : ''}`,
  band: (from: string, to: string | null) => (to === null ? `${from} o más` : `${from} a ${to}`),
  reaching: (value: string | null, band: string) => `${value ?? 'nada más'} por alcanzar el tramo ${band}`,
  marginal: (amount: string, value: string, band: string) => `${amount} al ${value} (tramo ${band})`,
  onWhole: (value: string, band: string) => `${value} sobre el negocio completo (tramo ${band})`,
  rate: {
    title: 'Tipo de cambio',
    detail: (rate: string, source: string) => `${rate}${source}.`,
    counted: (volume: string, paid: string) => ` El volumen se cuenta en ${volume}; la comisión se paga en ${paid}.`,
    source: (source: string, day: string, days: number) =>
      ` (${source}, ${day}${days === 0 ? '' : `, el último tipo conocido, ${days === 1 ? 'un día' : `${days} días`} antes de ganar el negocio`})`,
    volume: 'Volumen en la moneda de tu empresa',
    amount: 'Importe del negocio en la moneda de tu empresa',
    isWorth: (from: string, to: string, exact: string | null) =>
      `${from} son ${to}${exact === null ? '' : `, redondeado desde ${exact}`}.`,
    countsFor: (from: string, rule: string, to: string, exact: string | null) =>
      `${from} cuentan para ${rule} como ${to}${exact === null ? '' : `, redondeado desde ${exact}`}.`,
  },
  outline: {
    equals: (calculation: string, amount: string) => `${calculation} = ${amount}.`,
    gets: (partner: string, amount: string) => ` ${partner} recibe ${amount} de ello.`,
    bookedElse: (amount: string) => ` Están registrados ${amount}; los pasos explican por qué.`,
    rateOf: (rate: string, total: string) => `${rate} de ${total}`,
    base: 'Base',
    discount: 'Descuento',
    tax: 'Impuestos',
    cost: 'Coste',
    next: (missing: string, period: string, reward: string) =>
      `Después de este negocio, faltan ${missing} para alcanzar ${reward}, período: ${period}.`,
  },
};
