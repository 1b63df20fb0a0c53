import type { FullTranslation } from '#shared/text/texts.ts';
import type { explainTexts as english } from './explain.texts.ts';

/** Not yet reviewed by a native speaker. */
export const explainTexts: FullTranslation<typeof english> = {
  event: {
    title: 'Ereignis',
    sale: (kind: string, amount: string | null, day: string) => `${kind}${amount ? ` über ${amount}` : ''} am ${day}.`,
    refund: (amount: string | null, day: string) => `Erstattung${amount ? ` über ${amount}` : ''} am ${day}.`,
    winUndone: (day: string) =>
      `Der Gewinn wurde am ${day} zurückgenommen: Der Deal war doch nicht gewonnen oder sein Gewinn wurde korrigiert.`,
    lost: (day: string) => `Der Deal ging am ${day} verloren.`,
    amend: (day: string) => `Der Deal wurde am ${day} geändert.`,
    payment: (amount: string | null, day: string) => `Zahlung${amount ? ` über ${amount}` : ''} am ${day} eingegangen.`,
    recalc: (day: string) => `Die Deals wurden am ${day} mit den damals bekannten Daten neu berechnet.`,
    other: (type: string, day: string) => `${type} am ${day}.`,
    asOf: (day: string) => ` Berechnet mit den Daten vom ${day}.`,
  },
  seat: {
    title: (partner: string, role: string) => `${partner} als ${role}`,
    plan: (plan: string, version: number, day: string) => `${plan}, Version ${version}, gültig seit ${day}`,
    noPlan: 'keine Vergütungsstruktur',
    audience: (audience: string) => `in der Zielgruppe ${audience}, als der Deal gewonnen wurde`,
    region: (region: string, regions: string) =>
      `zugeordnet über die Region ${region}; Reihenfolge der Regionen des Partners: ${regions}`,
    tier: (tier: string, day: string) => `Stufe ${tier} seit ${day}`,
    noTier: 'keine Stufe',
    weight: (weight: number, sum: number) => `Gewicht ${weight} von ${sum}`,
    all: (parts: readonly string[]) => `${parts.join('; ')}.`,
    blocked: (reason: string) => ` ${reason}`,
  },
  settlement: {
    sale: 'Verkauf',
    refund: 'Erstattung',
    winUndone: 'Gewinn zurückgenommen',
    lost: 'Verlorener Deal',
    amend: 'Geänderter Deal',
    payment: 'Zahlung',
    retroactive: 'Anderer Deal im selben Zeitraum',
    recalc: 'Neuberechnung',
    title: (what: string, rule: string, partner: string) => `${what}: ${rule}, ${partner}`,
    takesAll: ' Nach dieser Regel wird bei jeder Erstattung die volle Provision zurückgefordert.',
    takesNothing: ' Nach dieser Regel wird nichts zurückgefordert.',
    partRefunded: (amount: string, total: string) => ` ${amount} von ${total} sind erstattet.`,
    allClawedBack: ' Die volle Provision wird zurückgefordert.',
    dealLost: ' Der Deal ist verloren.',
    allRefunded: ' Der Deal ist vollständig erstattet.',
    covered: (asked: string, covered: string) =>
      ` Diese Regel allein würde ${asked} zahlen; ${covered} davon sind bereits durch Provision gedeckt, die für diesen Deal verbleibt.`,
    denied: (amount: string) => ` ${amount} liegen über einer Obergrenze und werden nicht gezahlt.`,
    whole: (amount: string) => `Der ganze Deal bringt ${amount} ein.`,
    difference: (owed: string, booked: string) => ` ${owed} stehen zu, ${booked} waren gebucht.`,
    firstYear: (received: string, price: string) =>
      ` Bisher sind ${received} bezahlt; der Preis des ersten Jahres mit Steuer beträgt ${price}.`,
    received: (received: string, price: string | null) =>
      ` Bisher sind ${received} ${price === null ? 'des Preises' : `des Preises von ${price} mit Steuer`} bezahlt.`,
  },
  bonus: {
    title: (rule: string) => `Bonus ${rule}`,
    back: (amount: string) =>
      `Für die gezahlten Boni zählen nicht mehr genug Deals. Deshalb wird der letzte Bonus von ${amount} zurückgefordert.`,
    award: (deals: string, count: number, period: string) =>
      `${deals} ${count === 1 ? 'zählt' : 'zählen'} im Zeitraum ${period};`,
    each: (every: number, amount: string) => ` ${every === 1 ? 'jeder bringt' : `je ${every} bringen`} ${amount} ein.`,
    paid: (earned: number, held: number) => ` ${earned} verdient, ${held} bereits gezahlt.`,
    budget: (amount: string) => ` ${amount} des Budgets waren übrig.`,
  },
  result: {
    title: 'Ergebnis',
    nothingYet: 'Noch ist nichts gebucht. Die Provision wird verdient, wenn der Kunde zahlt.',
    nothing: 'Es ist nichts gebucht.',
    partly: (amount: string) =>
      ` Jede frühere Buchung wird einzeln zurückgefordert. Diese Rückforderung ist Teil von insgesamt ${amount}.`,
    note: 'Hinweis',
    later: (month: string) => `Gebucht im ${month}`,
    laterWhy: (closed: string, count: number, month: string) =>
      `${closed} ${count === 1 ? 'war' : 'waren'} bei der Buchung bereits abgeschlossen. Gebucht wird stattdessen im ${month}; das eigene Datum bleibt.`,
  },
  booked: {
    accrual: 'Provision',
    adjustment: 'Korrektur',
    clawback: 'Rückforderung',
    bonus: 'Bonus',
    manual: 'Manuelle Provision',
    carried: 'Übertrag',
    title: (kind: string, partner: string) => `${kind} für ${partner}`,
    onHold: (day: string, until: string) => `Gebucht für den ${day}, zurückgehalten bis ${until}.`,
    withClawedBack: (day: string, from: string) =>
      `Gebucht für den ${day}, fällig mit der zurückgeforderten Provision ab ${from}.`,
    due: (day: string, from: string) => `Gebucht für den ${day}, fällig ab ${from}.`,
  },
  pool: {
    otherDeal: (rule: string, deal: string) => `${rule}, für einen anderen Deal: ${deal}`,
    minimum: 'Minimum',
    atLeast: (amount: string, isLimited: boolean) =>
      `Mindestens ${amount} werden gezahlt${isLimited ? ', aber nie mehr als die Grundlage' : ''}.`,
    applies: (lines: string | null) => `Diese Regel gilt${lines ? ` für ${lines}` : ''}.`,
    regions: (regions: string) => ` Ihre Regionsbedingung trifft auf ${regions} zu.`,
    precedes: (rules: string) => ` Sie hat Vorrang vor ${rules}.`,
    notApplies: (rule: string, why: string) => ` ${rule} gilt nicht: ${why}.`,
    base: 'Grundlage',
    hiddenBase: (base: string) => `Grundlage der Provision: ${base}; wird hier nicht angezeigt.`,
    basedOn: (base: string, isWholeContract: boolean, sum: string | null) =>
      `Grundlage der Provision: ${base}${isWholeContract ? ', für den ganzen Vertrag' : ''}${sum ? `: ${sum}` : ''}.`,
    part: (share: string, total: string) => ` ${share} von ${total}.`,
    discount: 'Rabatt',
    tax: 'Steuer',
    cost: 'Kosten',
    calculation: 'Berechnung',
    pays: (amount: string) => `Die Regel zahlt ${amount}.`,
    percent: (rate: string, tier: string | null, total: string) =>
      `${rate}${tier ? ` für Stufe ${tier}` : ''} von ${total}.`,
    fixed: (amount: string) => `Ein fester Betrag von ${amount}`,
    flat: (amount: string) => `${amount}.`,
    flatPart: (amount: string, weight: number, sum: string) =>
      `${amount}, davon erhält dieser Partner ${weight} von ${sum} Anteilen.`,
    leadBands: (amount: string) => `Es gelten die Staffeln des federführenden Partners. Die Regel zahlt ${amount}.`,
    standing: (before: string, after: string, period: string, isRetroactive: boolean) =>
      `${before} ${isRetroactive ? 'ohne diesen' : 'vor diesem'} Deal, ${after} mit ihm, Zeitraum: ${period}.`,
    slices: (slices: string) => ` ${slices}.`,
    order: 'Reihenfolge der Deals',
    orderWhy:
      'Ein Deal zählt im Zeitraum seines Datums. Darin zählen Deals in der Reihenfolge ihrer Buchung, damit ein später gebuchter Deal diese Provision nicht ändert.',
    shareOf: (partner: string) => `Anteil von ${partner}`,
    shareText: (share: string) => `${share}.`,
  },
  cap: {
    title: (partner: string | null) => (partner === null ? 'Obergrenze' : `Obergrenze für ${partner}`),
    kinds: {
      deal: 'die Regel für einen Deal zahlt',
      pool: 'die Regel allen Partnern zusammen zahlt',
      program: 'das Programm für einen Deal zahlt',
      programme: 'das Programm für einen Deal zahlt',
      partner: 'die Regel einem Partner zahlt',
      customer: 'die Regel einem Partner für einen Kunden zahlt',
    },
    most: (what: string, period: string | null, limit: string) =>
      `Höchstbetrag, den ${what}${period ? `, Zeitraum ${period}` : ''}: ${limit}.`,
    used: (used: string, room: string) => ` ${used} sind verbraucht, ${room} sind übrig.`,
    shared: ' Mehrere Provisionen teilen ihn anteilig.',
    reduced: (asked: string, result: string) => ` ${asked} werden auf ${result} gekürzt.`,
  },
  bases: {
    gross: 'der Listenpreis',
    net: 'der Preis abzüglich Rabatt und Steuer',
    margin: 'die Marge',
    first_year: 'der Wert des ersten Jahres',
    tcv: 'der Wert des ganzen Vertrags',
    collected: 'der Preis, wie vom Kunden bezahlt',
  },
  commissionOf: (role: string) => `die Provision der Rolle ${role}`,
  roles: {
    source: 'Vermittler',
    resell: 'Reseller',
    influence: 'Einflussnehmer',
    services: 'Servicepartner',
    distributor: 'Distributor',
  },
  roundings: {
    half_up: 'kaufmännisch gerundet',
    half_even: 'auf die nächste Einheit gerundet, bei Gleichstand zur geraden Ziffer',
    floor: 'abgerundet',
  },
  rounded: (exact: string, how: string) => ` Genau ${exact}, ${how}.`,
  deals: (count: number, text: string) => `${text} ${count === 1 ? 'Deal' : 'Deals'}`,
  units: (count: number, text: string) => `${text} ${count === 1 ? 'Einheit' : 'Einheiten'}`,
  lines: (numbers: string, count: number) => `${count === 1 ? 'Position' : 'Positionen'} ${numbers}`,
  allTime: 'gesamte Zeit',
  thisDeal: 'dieser Deal',
  quarter: (year: string, quarter: string) => `${year}, ${quarter}. Quartal`,
  share: (weight: number, sum: string, hasRemainder: boolean) =>
    `${weight} von ${sum} Anteilen${hasRemainder ? ', einschließlich des Rundungsrests' : ''}`,
  band: (from: string, to: string | null) => (to === null ? `ab ${from}` : `${from} bis ${to}`),
  reaching: (value: string | null, band: string) => `${value ?? 'nichts weiter'} für das Erreichen der Staffel ${band}`,
  marginal: (amount: string, value: string, band: string) => `${amount} zu ${value} (Staffel ${band})`,
  onWhole: (value: string, band: string) => `${value} auf den ganzen Deal (Staffel ${band})`,
  rate: {
    title: 'Wechselkurs',
    detail: (rate: string, source: string) => `${rate}${source}.`,
    counted: (volume: string, paid: string) =>
      ` Das Volumen zählt in ${volume}; die Provision wird in ${paid} gezahlt.`,
    source: (source: string, day: string, days: number) =>
      ` (${source}, ${day}${days === 0 ? '' : `, der letzte bekannte Kurs, ${days === 1 ? 'einen Tag' : `${days} Tage`} vor dem Gewinn des Deals`})`,
    volume: 'Volumen in der Währung Ihres Unternehmens',
    amount: 'Deal-Betrag in der Währung Ihres Unternehmens',
    isWorth: (from: string, to: string, exact: string | null) =>
      `${from} sind ${to}${exact === null ? '' : `, gerundet aus ${exact}`}.`,
    countsFor: (from: string, rule: string, to: string, exact: string | null) =>
      `${from} zählen für ${rule} als ${to}${exact === null ? '' : `, gerundet aus ${exact}`}.`,
  },
  outline: {
    equals: (calculation: string, amount: string) => `${calculation} = ${amount}.`,
    gets: (partner: string, amount: string) => ` ${partner} erhält davon ${amount}.`,
    bookedElse: (amount: string) => ` Gebucht sind ${amount}; die Schritte zeigen, warum.`,
    rateOf: (rate: string, total: string) => `${rate} von ${total}`,
    base: 'Grundlage',
    discount: 'Rabatt',
    tax: 'Steuer',
    cost: 'Kosten',
    next: (missing: string, period: string, reward: string) =>
      `Nach diesem Deal fehlen noch ${missing} bis ${reward}, Zeitraum: ${period}.`,
  },
};
