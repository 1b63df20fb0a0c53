import { parseDate } from 'chrono-node';
import { domainKey, hostOf, isFreeMail } from '#shared/matching.ts';
import { exponentOf, isCurrency, MAX_MINOR } from '#shared/money/money.ts';
import { countryCode } from '#shared/places/countries.ts';
import { isDate } from '#shared/time/dates.ts';

/** The deal as an email describes it. Unclear values are left out, and the sender is asked for them. */
export interface FoundDeal {
  account_name?: string;
  account_domain?: string;
  country?: string;
  amount_minor?: number;
  currency?: string;
  contact_name?: string;
  contact_email?: string;
  contact_phone?: string;
  expected_close_on?: string;
  /** The name of the partner, in emails of the company's own people. */
  partner?: string;
}

interface Context {
  subject: string;
  text: string;
  /** The currency of amounts without one. */
  currency: string;
  /** The day of the email, `YYYY-MM-DD`, to which words such as "next month" refer. */
  today: string;
  /** Domains of the sender and the company, which are never the customer's. */
  own: readonly string[];
}

const MAX_LINES = 400;
const EMAIL = /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/;

/** The labels people write before a value, in the order in which they are asked for. */
const LABELS: readonly [keyof FoundDeal | 'website', RegExp][] = [
  ['partner', /^partner$/],
  ['account_name', /^(account|company|customer|client|end customer|company name|account name|firma|kunde)$/],
  ['website', /^(website|web site|domain|url|homepage|web)$/],
  ['country', /^(country|land|location)$/],
  ['amount_minor', /^(amount|deal value|value|budget|deal size|size|volume|price|betrag)$/],
  ['contact_name', /^(contact|contact name|contact person|name|ansprechpartner)$/],
  ['contact_email', /^(email|e-mail|contact email|mail)$/],
  ['contact_phone', /^(phone|telephone|tel|mobile|telefon)$/],
  [
    'expected_close_on',
    /^(close|close date|closing|expected close|expected close date|closing date|timeline|abschluss)$/,
  ],
];

/** Reads a deal by rules: labeled lines first, then the header of a forwarded email, then a single amount in the text. */
export function extractDeal(context: Context): FoundDeal {
  const lines = context.text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) =>
      line
        .replace(/^[>\s*•-]+/, '')
        .slice(0, 500)
        .trim(),
    );
  const found: FoundDeal = {};
  for (const line of lines) readLabeled(line, context, found);
  readForwardedHeader(lines, context, found);
  if (found.amount_minor === undefined)
    Object.assign(found, onlyAmount(`${context.subject}\n${lines.join('\n')}`, context));
  if (!found.account_domain && found.contact_email) {
    const domain = domainKey(found.contact_email);
    if (domain && !context.own.includes(domain)) found.account_domain = domain;
  }
  if (!found.account_name && found.account_domain) found.account_name = nameOfDomain(found.account_domain);
  if (!found.country && found.account_domain) {
    const country = countryOfDomain(found.account_domain);
    if (country) found.country = country;
  }
  return found;
}

function readLabeled(line: string, context: Context, found: FoundDeal): void {
  const [, label = '', value = ''] = /^\*?([A-Za-z][A-Za-z -]{1,30}?)\*?\s*[:=]\s*(.+)$/.exec(line) ?? [];
  const [field] = LABELS.find(([, pattern]) => pattern.test(label.trim().toLowerCase())) ?? [];
  const text = value.replace(/(?<!\*)\*+$/, '').trim();
  if (!field || !text) return;
  switch (field) {
    case 'website': {
      const host = hostOf(text.split(/\s/)[0]!.replace(/[<>]/g, ''));
      if (host?.includes('.') && !isFreeMail(host)) found.account_domain ??= domainKey(host) ?? host;
      break;
    }
    case 'country': {
      const code = countryCode(text);
      if (code) found.country ??= code;
      break;
    }
    case 'amount_minor': {
      const amount = amountIn(text, context.currency) ?? amountIn(`${context.currency} ${text}`, context.currency);
      if (amount && found.amount_minor === undefined) Object.assign(found, amount);
      break;
    }
    case 'contact_name': {
      const email = EMAIL.exec(text)?.[0];
      if (email) found.contact_email ??= email.toLowerCase();
      const name = text
        .replace(EMAIL, '')
        .replace(/[<>(),"]/g, '')
        .trim();
      if (name) found.contact_name ??= name.slice(0, 200);
      break;
    }
    case 'contact_email': {
      const email = EMAIL.exec(text)?.[0];
      if (email) found.contact_email ??= email.toLowerCase();
      break;
    }
    case 'contact_phone':
      if (/^\+?[\d ()/.-]{6,25}$/.test(text)) found.contact_phone ??= text;
      break;
    case 'expected_close_on': {
      const day = dayIn(text, context.today);
      if (day) found.expected_close_on ??= day;
      break;
    }
    default:
      found[field as 'account_name' | 'partner'] ??= text.slice(0, 200);
  }
}

/** The writer of a forwarded email is the contact, unless it was one of ours. */
function readForwardedHeader(lines: readonly string[], { own }: Context, found: FoundDeal): void {
  for (const line of lines) {
    const [, from] = /^\*?(?:From|Von|De)\*?\s*:\*?\s*(.+)$/i.exec(line) ?? [];
    const email = from && EMAIL.exec(from)?.[0]?.toLowerCase();
    if (!email) continue;
    const domain = domainKey(email) ?? email.split('@')[1]!;
    if (own.includes(domain)) continue;
    if (found.contact_email && found.contact_email !== email) return;
    found.contact_email = email;
    const name = from
      .replace(EMAIL, '')
      .replace(/\[mailto:.*?\]|[<>"]/g, '')
      .trim();
    if (name) found.contact_name ??= name.slice(0, 200);
    return;
  }
}

const SYMBOLS: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const MONEY =
  /(?:\b([A-Z]{3})\s?|([$€£])\s?)(\d[\d.,' ]{0,20}\d|\d)\s?(k|m|mio|million)?\b|(\d[\d.,' ]{0,20}\d|\d)\s?(k|m|mio|million)?\s?(?:([€£])|\b([A-Z]{3})\b)/g;

/** The amount, if the text has exactly one; several may be list prices, seats or years. */
function onlyAmount(text: string, { currency }: Context): Pick<FoundDeal, 'amount_minor' | 'currency'> {
  const found = amountsIn(text, currency);
  const different = new Map(found.map((amount) => [`${amount.amount_minor} ${amount.currency}`, amount]));
  return different.size === 1 ? found[0]! : {};
}

const amountIn = (text: string, currency: string) => amountsIn(text, currency)[0];

function amountsIn(text: string, fallback: string): { amount_minor: number; currency: string }[] {
  return [...text.slice(0, 50_000).matchAll(MONEY)].flatMap((match) => {
    const code = match[1] ?? match[8] ?? SYMBOLS[match[2] ?? match[7] ?? ''] ?? fallback;
    if (!isCurrency(code)) return [];
    const value = numberIn(match[3] ?? match[5] ?? '');
    const unit = (match[4] ?? match[6] ?? '').toLowerCase();
    if (value === undefined) return [];
    const amount_minor = Math.round(value * (unit === 'k' ? 1_000 : unit ? 1_000_000 : 1) * 10 ** exponentOf(code));
    return amount_minor > 0 && amount_minor <= MAX_MINOR ? [{ amount_minor, currency: code }] : [];
  });
}

/** Reads 50,000.50, 50.000,50 and 50 000: the last separator is the decimal one if at most two digits follow it. */
function numberIn(text: string): number | undefined {
  const bare = text.replace(/[' ]/g, '');
  const [, decimals] = /[.,](\d{1,2})$/.exec(bare) ?? [];
  const whole = (decimals ? bare.slice(0, -decimals.length - 1) : bare).replace(/[.,]/g, '');
  const value = Number(decimals ? `${whole}.${decimals}` : whole);
  return Number.isFinite(value) ? value : undefined;
}

function dayIn(text: string, today: string): string | undefined {
  // A day that does not exist is not guessed; the sender is asked.
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDate(text) ? text : undefined;
  const date = parseDate(text.slice(0, 100), new Date(`${today}T12:00:00Z`), { forwardDate: true });
  const day =
    date &&
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  return day && day > today && day < `${Number(today.slice(0, 4)) + 10}` ? day : undefined;
}

function nameOfDomain(domain: string): string {
  const [name = ''] = domain.split('.');
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

/** Domains of countries that are used as such; `.io` or `.co` say nothing. */
function countryOfDomain(domain: string): string | undefined {
  const ending = domain.split('.').at(-1)!;
  return /^(at|be|ca|ch|cz|de|dk|es|fi|fr|ie|it|jp|nl|no|nz|pl|pt|se)$/.test(ending)
    ? ending.toUpperCase()
    : ending === 'uk'
      ? 'GB'
      : undefined;
}
