import { type AccountGroup, accountNames } from '#features/payouts/ledger/schema.ts';
import { decimalOf, exponentOf } from '#shared/money/money.ts';
import { guardFormulas } from '#shared/text/csv.ts';
import type { Layout, LayoutInput, MonthPosting } from '../model.ts';

/** A debit and a credit of one day, added up over all entries with the same two accounts. */
export interface DayRow {
  day: string;
  debit: AccountGroup;
  credit: AccountGroup;
  currency: string;
  amount_minor: number;
  base_minor: number;
  rate: string | null;
  entries: Set<number>;
}

/** The rows of a posting batch: a row has two accounts, so the sides of each entry are paired, then added up by day. */
export function consolidateDays(postings: readonly MonthPosting[]): DayRow[] {
  const rows = new Map<string, DayRow>();
  const bySeq = Map.groupBy(postings, ({ seq }) => seq);
  for (const [seq, sides] of bySeq) {
    const left = sides.map((side) => ({ ...side }));
    for (const debit of left.filter(({ side }) => side === 'D'))
      for (const credit of left.filter(({ side, currency }) => side === 'C' && currency === debit.currency)) {
        const amount_minor = Math.min(debit.amount_minor, credit.amount_minor);
        if (amount_minor === 0) continue;
        const base_minor = Math.min(debit.base_minor, credit.base_minor);
        for (const side of [debit, credit]) {
          side.amount_minor -= amount_minor;
          side.base_minor -= base_minor;
        }
        const { booked_on: day, currency, rate } = debit;
        const key = [day, currency, debit.account, credit.account].join(' ');
        const row = rows.get(key) ?? {
          ...{ day, debit: debit.account, credit: credit.account, currency, rate },
          ...{ amount_minor: 0, base_minor: 0, entries: new Set<number>() },
        };
        row.amount_minor += amount_minor;
        row.base_minor += base_minor;
        row.entries.add(seq);
        rows.set(key, row);
      }
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

const numbered = (from: number, to: number, names: (at: number) => string[]) =>
  Array.from({ length: to - from + 1 }, (_, index) => names(from + index)).flat();

/** The 125 columns of the posting batch, format version 13. */
export const columns: readonly string[] = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
  ],
  ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  ...['Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
  'Beleglink',
  ...numbered(1, 8, (at) => [`Beleginfo - Art ${at}`, `Beleginfo - Inhalt ${at}`]),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(1, 20, (at) => [`Zusatzinformation - Art ${at}`, `Zusatzinformation- Inhalt ${at}`]),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
  ...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername', 'Beteiligtennummer'],
  ...['Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ...['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];

/** The numbers of the columns with text, which is quoted even when it is empty. */
const textColumns = new Set([
  ...[2, 3, 6, 9, 11, 12, 14, 16, 20, 37, 38, 40, 42, 91, 95, 96, 98],
  ...[102, 103, 105, 107, 109, 110, 112, 118, 120, 121, 123],
  ...numbered(21, 36, (at) => [`${at}`]).map(Number),
  ...numbered(48, 87, (at) => [`${at}`]).map(Number),
]);

const compact = (day: string) => day.replaceAll('-', '');

/** Amounts have two decimals in every currency: 100 yen are `100,00`. */
function comma(minor: number, currency: string): string {
  const [whole, fraction = ''] = decimalOf(minor, currency).split('.');
  return `${whole},${fraction.padEnd(2, '0')}`;
}

/** Quotes a text; characters outside Latin-1 lose their accents, or become a question mark. */
function quoted(text: string): string {
  const plain = guardFormulas(text.replaceAll(/\p{Cc}/gu, ' '))
    .replaceAll('€', 'EUR')
    .replaceAll(/[^\u0020-\u00ff]/gu, (character) => {
      const base = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return /^[\u0020-\u00ff]+$/.test(base) ? base : '?';
    });
  return `"${plain.replaceAll('"', '""')}"`;
}

function fiscalYearStart(month: string, starts: number): string {
  const [year, at] = month.split('-').map(Number) as [number, number];
  return `${at >= starts ? year : year - 1}${String(starts).padStart(2, '0')}01`;
}

function headerOf({ month, starts_on, ends_on, closed_at, setup }: LayoutInput): string {
  const created = closed_at.replaceAll(/\D/g, '').padEnd(17, '0').slice(0, 17);
  return [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '"RE"', '""', '""'],
    ...[setup.datev_consultant, setup.datev_client, fiscalYearStart(month, setup.fiscal_year_starts)],
    ...[setup.datev_account_length, compact(starts_on), compact(ends_on), quoted(`Tandem ${month}`), '""', 1, 0, 0],
    ...[quoted(setup.base_currency), '', '""', '', '', quoted(setup.datev_chart), '', '', '""', '""'],
  ].join(';');
}

function rowOf(row: DayRow, { accounts, setup }: LayoutInput): string {
  const isForeign = row.currency !== setup.base_currency;
  const [, month, date] = row.day.split('-');
  const entries = [...row.entries];
  const range =
    entries.length === 1
      ? `entry ${entries[0]}`
      : `entries ${entries[0]}-${entries.at(-1)}, ${entries.length} in total`;
  const cells: Record<number, string | undefined> = {
    1: comma(row.amount_minor, row.currency),
    2: '"S"',
    3: quoted(row.currency),
    ...(isForeign && {
      4: rateText(row.rate),
      5: comma(row.base_minor, setup.base_currency),
      6: quoted(setup.base_currency),
    }),
    7: accountNumber(accounts.get(row.debit)!.number),
    8: accountNumber(accounts.get(row.credit)!.number),
    10: `${date}${month}`,
    11: quoted(`T${compact(row.day)}`),
    14: quoted(`Tandem ${range}`.slice(0, 60)),
  };
  return columns.map((_, index) => cells[index + 1] ?? (textColumns.has(index + 1) ? '""' : '')).join(';');
}

/**
 * DATEV quotes units of the foreign currency for one of the base currency, and accepts from 1 to 9999 with two to six
 * decimals. Outside of that the amount in the base currency says it alone.
 */
function rateText(rate: string | null): string {
  const quote = 1 / Number(rate);
  if (!(quote >= 1 && quote < 10_000)) return '';
  const [whole, fraction = ''] = quote.toFixed(6).split('.');
  return `${whole},${fraction.replace(/0{1,4}$/, '')}`;
}

const accountNumber = (number: string) => number.replace(/^0+(?=\d)/, '');
const MOST = 9_999_999_999_99;

/** A booking needs two accounts, so the two of a movement cannot have one number. */
function sameNumbers(postings: readonly MonthPosting[], accounts: LayoutInput['accounts']): string[] {
  const pairs = consolidateDays(postings).flatMap(({ debit, credit }) => {
    const [one, other] = [accounts.get(debit), accounts.get(credit)];
    if (!one?.number || one.number !== other?.number) return [];
    const [first, second] = [debit, credit].map((account) => accountNames[account]).sort();
    return [`“${first}” and “${second}” need different numbers, because DATEV accepts no booking within one account.`];
  });
  return [...new Set(pairs)];
}

export const datevJournal: Layout = {
  system: 'datev',
  kind: 'journal',
  needsBase: true,
  accountProblem: ({ number }, { datev_account_length }) => {
    if (!/^\d+$/.test(number) || Number(number) === 0) return 'needs a number of digits for DATEV';
    return number.length > datev_account_length
      ? `has a number of more than ${datev_account_length} digits, the length set for DATEV`
      : null;
  },
  problems: ({ setup, postings, accounts }) => [
    ...(setup.datev_consultant === null ? ['DATEV needs the number of your tax consultant.'] : []),
    ...(setup.datev_client === null ? ['DATEV needs your client number.'] : []),
    ...sameNumbers(postings, accounts),
    ...[...new Set(postings.map(({ currency }) => currency))]
      .filter((currency) => exponentOf(currency) > 2)
      .map((currency) => `DATEV accepts at most two decimals, so amounts in ${currency} can’t be exported.`),
    ...(consolidateDays(postings).some(({ amount_minor }) => amount_minor > MOST)
      ? ['An amount has more than 10 digits before the comma, which DATEV does not accept.']
      : []),
  ],
  // A month has few pairs of accounts a day, so the limit is out of reach.
  mostRows: 99_999,
  rowCount: ({ postings }) => consolidateDays(postings).length,
  lay: (input) => {
    const rows = consolidateDays(input.postings);
    const lines = [headerOf(input), columns.join(';'), ...rows.map((row) => rowOf(row, input))];
    return {
      file_name: `EXTF_Buchungsstapel_${input.month}.csv`,
      content: Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1'),
    };
  },
};
