import { exponentOf, isCurrency, MAX_MINOR } from '#shared/money/money.ts';

export interface Amount {
  amount_minor: number;
  /** Null when the text names none. */
  currency: string | null;
}

interface FoundAmount extends Amount {
  /** Where it stands in the text. */
  from: number;
  to: number;
}

const SYMBOLS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
  bn: 1_000_000_000,
};
const NUMBER = String.raw`\d[\d.,']{0,20}(?: \d{3}(?!\d)){0,4}`;
const UNIT = String.raw`(?:\s?(k|thousand|m|mio|million|bn)\b)?`;
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d.-])(?:(?:([A-Z]{3})|([$€£¥]))\s?(${NUMBER})${UNIT}|(${NUMBER})${UNIT}\s?(?:([$€£¥])|([A-Z]{3})\b)?)(?![\p{L}\d-])`,
  'giu',
);

/**
 * The first amount of a text: "$40k", "40.000 €", "EUR 40,000", "1.2m". A number without a currency and unit counts
 * only if it has four or more digits and is no year, because short ones are usually something else. Without a
 * currency, the amount has two decimals.
 */
export function findAmount(text: string): FoundAmount | null {
  const searched = text.slice(0, 4_000);
  const pattern = new RegExp(MONEY);
  for (let match = pattern.exec(searched); match; match = pattern.exec(searched)) {
    const written = match[1] ?? match[8];
    const code = written && isCurrency(written.toUpperCase()) ? written.toUpperCase() : undefined;
    const named = code ?? SYMBOLS[match[2] ?? match[7] ?? ''] ?? null;
    // Another word of three letters beside the number is part of the text: "40k for Acme".
    const isTrailing = match[8] !== undefined && !code;
    if (match[1] !== undefined && !code) {
      pattern.lastIndex = match.index + match[1].length;
      continue;
    }
    const digits = match[3] ?? match[5]!;
    const unit = match[4] ?? match[6];
    if (!named && !unit && (digits.replace(/\D/g, '').length < 4 || /^(19|20)\d\d$/.test(digits))) continue;
    const value = numberOf(digits, unit !== undefined);
    if (value === null) continue;
    const amount_minor = Math.round(
      value * (unit ? UNITS[unit.toLowerCase()]! : 1) * 10 ** (named ? exponentOf(named) : 2),
    );
    if (amount_minor <= 0 || amount_minor > MAX_MINOR) continue;
    const to = match.index + match[0].length - (isTrailing ? match[8]!.length : 0);
    return { amount_minor, currency: named, from: match.index, to };
  }
  return null;
}

/**
 * 50,000.50, 50.000,50 and 50 000. The last separator is the decimal one if one or two digits follow it, and before
 * a unit always when it is the only one: "1.125m".
 */
function numberOf(text: string, hasUnit: boolean): number | null {
  const bare = text.replace(/[' ]/g, '').replace(/(?<![.,])[.,]+$/, '');
  const separators = bare.match(/[.,]/g) ?? [];
  const [, decimals] = (hasUnit && separators.length === 1 ? /[.,](\d+)$/ : /[.,](\d{1,2})$/).exec(bare) ?? [];
  const whole = (decimals ? bare.slice(0, -decimals.length - 1) : bare).replace(/[.,]/g, '');
  const value = Number(decimals ? `${whole}.${decimals}` : whole);
  return Number.isFinite(value) ? value : null;
}
