import { defineTexts } from '#shared/text/texts.ts';

export const explainTexts = defineTexts('payouts/receipts/explain', {
  event: {
    title: 'Event',
    sale: (kind: string, amount: string | null, day: string) => `${kind}${amount ? ` of ${amount}` : ''} on ${day}.`,
    refund: (amount: string | null, day: string) => `Refund${amount ? ` of ${amount}` : ''} on ${day}.`,
    winUndone: (day: string) =>
      `The win was undone on ${day}: the deal was not won after all, or its win was corrected.`,
    lost: (day: string) => `The deal was lost on ${day}.`,
    amend: (day: string) => `The deal was changed on ${day}.`,
    payment: (amount: string | null, day: string) => `Payment${amount ? ` of ${amount}` : ''} received on ${day}.`,
    recalc: (day: string) => `The deals were recalculated on ${day} with the data known at that time.`,
    other: (type: string, day: string) => `${type} on ${day}.`,
    asOf: (day: string) => ` Calculated with the data available on ${day}.`,
  },
  seat: {
    title: (partner: string, role: string) => `${partner} as ${role}`,
    plan: (plan: string, version: number, day: string) => `${plan}, version ${version}, active since ${day}`,
    noPlan: 'no incentive structure',
    audience: (audience: string) => `in the audience ${audience} when the deal was won`,
    region: (region: string, regions: string) =>
      `assigned by region ${region}; order of the partner’s regions: ${regions}`,
    tier: (tier: string, day: string) => `tier ${tier} since ${day}`,
    noTier: 'no tier',
    weight: (weight: number, sum: number) => `weight ${weight} of ${sum}`,
    all: (parts: readonly string[]) => `${parts.join('; ')}.`,
    blocked: (reason: string) => ` ${reason}`,
  },
  settlement: {
    sale: 'Sale',
    refund: 'Refund',
    winUndone: 'Win undone',
    lost: 'Lost deal',
    amend: 'Changed deal',
    payment: 'Payment',
    retroactive: 'Other deal in the same period',
    recalc: 'Recalculation',
    title: (what: string, rule: string, partner: string) => `${what}: ${rule}, ${partner}`,
    takesAll: ' Under this rule, any refund claws back the full commission.',
    takesNothing: ' Under this rule, nothing is clawed back.',
    partRefunded: (amount: string, total: string) => ` ${amount} of ${total} is refunded.`,
    allClawedBack: ' The full commission is clawed back.',
    dealLost: ' The deal is lost.',
    allRefunded: ' The deal is fully refunded.',
    covered: (asked: string, covered: string) =>
      ` This rule alone would pay ${asked}; ${covered} of it is already covered by commission kept on this deal.`,
    denied: (amount: string) => ` ${amount} is above a cap and not paid.`,
    whole: (amount: string) => `The whole deal earns ${amount}.`,
    difference: (owed: string, booked: string) => ` ${owed} is owed, ${booked} was booked.`,
    firstYear: (received: string, price: string) =>
      ` ${received} is paid so far; the first year’s price with tax is ${price}.`,
    received: (received: string, price: string | null) =>
      ` ${received} of ${price === null ? 'the price' : `the price of ${price} with tax`} is paid so far.`,
  },
  bonus: {
    title: (rule: string) => `Bonus ${rule}`,
    back: (amount: string) =>
      `Too few deals still count for the bonuses paid, so the latest bonus of ${amount} is clawed back.`,
    award: (deals: string, count: number, period: string) =>
      `${deals} ${count === 1 ? 'counts' : 'count'} in ${period};`,
    each: (every: number, amount: string) => ` ${every === 1 ? 'each earns' : `every ${every} earn`} ${amount}.`,
    paid: (earned: number, held: number) => ` ${earned} earned, ${held} already paid.`,
    budget: (amount: string) => ` ${amount} of the budget was left.`,
  },
  result: {
    title: 'Result',
    nothingYet: 'Nothing is booked yet. The commission is earned as the customer pays.',
    nothing: 'Nothing is booked.',
    partly: (amount: string) =>
      ` Each earlier booking is clawed back separately. This clawback is part of a total of ${amount}.`,
    note: 'Note',
    later: (month: string) => `Booked in ${month}`,
    laterWhy: (closed: string, count: number, month: string) =>
      `${closed} ${count === 1 ? 'was' : 'were'} closed when this was booked. It is booked in ${month} instead and keeps its own date.`,
  },
  booked: {
    accrual: 'Commission',
    adjustment: 'Correction',
    clawback: 'Clawback',
    bonus: 'Bonus',
    manual: 'Manual commission',
    carried: 'Carried over',
    title: (kind: string, partner: string) => `${kind} for ${partner}`,
    onHold: (day: string, until: string) => `Booked for ${day}, on hold until ${until}.`,
    withClawedBack: (day: string, from: string) =>
      `Booked for ${day}, due with the commission it claws back, from ${from}.`,
    due: (day: string, from: string) => `Booked for ${day}, due from ${from}.`,
  },
  pool: {
    otherDeal: (rule: string, deal: string) => `${rule}, on another deal: ${deal}`,
    minimum: 'Minimum',
    atLeast: (amount: string, isLimited: boolean) =>
      `At least ${amount} is paid${isLimited ? ', but never more than the base' : ''}.`,
    applies: (lines: string | null) => `This rule applies${lines ? ` to ${lines}` : ''}.`,
    regions: (regions: string) => ` Its region condition matches ${regions}.`,
    precedes: (rules: string) => ` It takes precedence over ${rules}.`,
    notApplies: (rule: string, why: string) => ` ${rule} does not apply: ${why}.`,
    base: 'Base',
    hiddenBase: (base: string) => `Commission is calculated on ${base}, which is not shown here.`,
    basedOn: (base: string, isWholeContract: boolean, sum: string | null) =>
      `Commission is calculated on ${base}${isWholeContract ? ' for the whole contract' : ''}${sum ? `: ${sum}` : ''}.`,
    part: (share: string, total: string) => ` ${share} of ${total}.`,
    discount: 'discount',
    tax: 'tax',
    cost: 'cost',
    calculation: 'Calculation',
    pays: (amount: string) => `The rule pays ${amount}.`,
    percent: (rate: string, tier: string | null, total: string) =>
      `${rate}${tier ? ` for tier ${tier}` : ''} of ${total}.`,
    fixed: (amount: string) => `A fixed amount of ${amount}`,
    flat: (amount: string) => `${amount}.`,
    flatPart: (amount: string, weight: number, sum: string) =>
      `${amount}, of which this partner gets ${weight} of ${sum} shares.`,
    leadBands: (amount: string) => `The lead partner’s bands apply. The rule pays ${amount}.`,
    standing: (before: string, after: string, period: string, isRetroactive: boolean) =>
      `${before} ${isRetroactive ? 'without' : 'before'} this deal, ${after} with it, in ${period}.`,
    slices: (slices: string) => ` ${slices}.`,
    order: 'Order of deals',
    orderWhy:
      'A deal counts in the period of its date. Within it, deals count in the order in which they are booked, so that a deal booked later does not change this commission.',
    shareOf: (partner: string) => `Share of ${partner}`,
    shareText: (share: string) => `${share}.`,
  },
  cap: {
    title: (partner: string | null) => (partner === null ? 'Cap' : `Cap for ${partner}`),
    kinds: {
      deal: 'the rule pays for one deal',
      pool: 'the rule pays all partners together',
      program: 'the program pays for one deal',
      programme: 'the program pays for one deal',
      partner: 'the rule pays one partner',
      customer: 'the rule pays one partner for one customer',
    },
    most: (what: string, period: string | null, limit: string) =>
      `The most ${what}${period ? ` in ${period}` : ''} is ${limit}.`,
    used: (used: string, room: string) => ` ${used} is used, ${room} is left.`,
    shared: ' Several commissions share it in proportion.',
    reduced: (asked: string, result: string) => ` ${asked} is reduced to ${result}.`,
  },
  bases: {
    gross: 'the list price',
    net: 'the price less discount and tax',
    margin: 'the margin',
    first_year: 'the value of the first year',
    tcv: 'the value of the whole contract',
    collected: 'the price, as paid by the customer',
  },
  commissionOf: (role: string) => `the commission of the ${role} role`,
  roles: {
    source: 'source',
    resell: 'reseller',
    influence: 'influencer',
    services: 'services partner',
    distributor: 'distributor',
  },
  roundings: {
    half_up: 'rounded to the nearest unit, half away from zero',
    half_even: 'rounded to the nearest unit, ties to the even digit',
    floor: 'rounded down',
  },
  rounded: (exact: string, how: string) => ` Exactly ${exact}, ${how}.`,
  deals: (count: number, text: string) => `${text} ${count === 1 ? 'deal' : 'deals'}`,
  units: (count: number, text: string) => `${text} ${count === 1 ? 'unit' : 'units'}`,
  lines: (numbers: string, count: number) => `${count === 1 ? 'line' : 'lines'} ${numbers}`,
  allTime: 'all time',
  thisDeal: 'this deal',
  quarter: (year: string, quarter: string) => `${year}, quarter ${quarter}`,
  share: (weight: number, sum: string, hasRemainder: boolean) =>
    `${weight} of ${sum} shares${hasRemainder ? ', including the rounding remainder' : ''}`,
  band: (from: string, to: string | null) => (to === null ? `${from} and above` : `${from} to ${to}`),
  reaching: (value: string | null, band: string) => `${value ?? 'nothing more'} for reaching the band ${band}`,
  marginal: (amount: string, value: string, band: string) => `${amount} at ${value} (band ${band})`,
  onWhole: (value: string, band: string) => `${value} on the whole deal (band ${band})`,
  rate: {
    title: 'Exchange rate',
    detail: (rate: string, source: string) => `${rate}${source}.`,
    counted: (volume: string, paid: string) => ` Volume is counted in ${volume}; commission is paid in ${paid}.`,
    source: (source: string, day: string, days: number) =>
      ` (${source}, ${day}${days === 0 ? '' : `, the latest known rate, ${days === 1 ? 'one day' : `${days} days`} before the deal was won`})`,
    volume: 'Volume in your company’s currency',
    amount: 'Deal amount in your company’s currency',
    isWorth: (from: string, to: string, exact: string | null) =>
      `${from} is ${to}${exact === null ? '' : `, rounded from ${exact}`}.`,
    countsFor: (from: string, rule: string, to: string, exact: string | null) =>
      `${from} counts for ${rule} as ${to}${exact === null ? '' : `, rounded from ${exact}`}.`,
  },
  outline: {
    equals: (calculation: string, amount: string) => `${calculation} = ${amount}.`,
    gets: (partner: string, amount: string) => ` ${partner} gets ${amount} of it.`,
    bookedElse: (amount: string) => ` ${amount} is booked; the steps say why.`,
    rateOf: (rate: string, total: string) => `${rate} of ${total}`,
    base: 'Base',
    discount: 'Discount',
    tax: 'Tax',
    cost: 'Cost',
    next: (missing: string, period: string, reward: string) =>
      `After this deal, ${missing} more in ${period} reaches ${reward}.`,
  },
});
