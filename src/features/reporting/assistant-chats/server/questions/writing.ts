import { domainKey, hostOf, isFreeMail } from '#shared/matching.ts';
import { type Amount, findAmount } from './amounts.ts';
import { daysIn, type FoundDay } from './days.ts';

/** A deal as a request describes it: "acme.com, $40k, closing in June". */
interface WrittenDeal extends Partial<Amount> {
  account_name: string;
  account_domain: string | null;
  expected_close_on: string | null;
  /** "for partner Alder", for requests of the company. */
  partner: string | null;
}

/** The words before a value, which end what comes before it. */
const BEFORE_VALUE =
  /(?:[\s,;–-]|\b(?:worth|value|valued at|of|at|for|with|closing|closes|close|closed|close date|expected|due|by|on|until|amount|about|around|approx|roughly|and|in)\b)*$/i;

export function readDeal(given: string, today: string): WrittenDeal {
  let text = given.replace(/^(?:the |a )?(?:account|company|customer|deal|client)\b:? /i, '');
  const [, partner = null] =
    /\b(?:on behalf of|for partner|by partner|as partner|from partner)\s+([^,;]+)$/i.exec(text) ?? [];
  if (partner) text = text.replace(/\b(?:on behalf of|for partner|by partner|as partner|from partner)\s+[^,;]+$/i, '');
  const amount = findAmount(text);
  if (amount) text = without(text, amount);
  // A day in the past is not one on which a deal will close.
  const day = daysIn(text, today).find((one) => one.day >= today);
  const month = day ? null : monthIn(text, today);
  if (day ?? month) text = without(text, (day ?? month)!);
  const name = text
    .replace(BEFORE_VALUE, '')
    .replace(/^[\s,;:]+/, '')
    .replace(/(?<![\s,])\s*,[\s,]*,\s*/g, ', ')
    .trim()
    .slice(0, 200);
  const word = name.split(/[\s,()]+/).find((part) => /^[\w-]+(\.[\w-]+)+$/.test(part.replace(/^https?:\/\//, '')));
  const host = word ? hostOf(word) : null;
  const domain = host && !isFreeMail(host) ? domainKey(host) : null;
  const rest = word
    ? name
        .replace(word, '')
        .replace(/[\s,()]+/g, ' ')
        .trim()
    : name;
  return {
    account_name: rest || (domain ? nameOfDomain(domain) : name),
    account_domain: domain,
    expected_close_on: (day ?? month)?.day ?? null,
    partner: partner?.trim() ?? null,
    ...(amount && { amount_minor: amount.amount_minor, currency: amount.currency }),
  };
}

const MONTH =
  /\b(?:in|by|end of|this|next)\s+(january|february|march|april|may|june|july|august|september|october|november|december|month|quarter)\b/i;

/** A month without a day: the deal closes by its end. */
function monthIn(text: string, today: string): FoundDay | null {
  const match = MONTH.exec(text);
  const period = match && lastDayOf(match[1]!.toLowerCase(), /next/i.test(match[0]), today);
  return period ? { day: period, from: match.index, to: match.index + match[0].length } : null;
}

function lastDayOf(name: string, isNext: boolean, today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const named = MONTHS.indexOf(name);
  const span = name === 'quarter' ? 3 : 1;
  const last = named >= 0 ? named + 1 : Math.ceil(month / span) * span + (isNext ? span : 0);
  const end = new Date(Date.UTC(year + (named >= 0 && named + 1 < month ? 1 : 0), last, 0));
  return end.toISOString().slice(0, 10);
}
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** The text without a value, and without the words that only introduced it. */
const without = (text: string, { from, to }: { from: number; to: number }): string =>
  `${text.slice(0, from).replace(BEFORE_VALUE, '')}, ${text.slice(to)}`.replace(/^[\s,]+|[\s,]+$/g, '');

function nameOfDomain(domain: string): string {
  return domain
    .split('.')[0]!
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

interface WrittenTask {
  title: string;
  due_on: string | null;
}

/** "call Acme on Friday": the last day in the text is when it is due. */
export function readTask(text: string, today: string): WrittenTask {
  const plain = text.replace(/^(?:me |us )?(?:to |that |about |:)?\s*/i, '').replace(/(?<![.!])[.!]+$/, '');
  const day = daysIn(plain, today)
    .filter((one) => one.day >= today)
    .at(-1);
  const before = day
    ? plain
        .slice(0, day.from)
        .trimEnd()
        .replace(/\b(?:on|by|until|due|before|for|at|this)$/i, '')
    : plain;
  const title = `${before.trim()} ${day ? plain.slice(day.to).trim() : ''}`
    .replace(/^[\s,:]+|[\s,]+$/g, '')
    .replace(/^(?:to|that) /i, '');
  const named = title || plain;
  return { title: `${named.charAt(0).toUpperCase()}${named.slice(1)}`.slice(0, 200), due_on: day?.day ?? null };
}

/** A text and the record for which it is written: "Acme: they want a demo", "Zoe about the renewal". */
interface Addressed {
  to: string;
  text: string | null;
}

export function readAddressed(given: string): Addressed {
  const [, to, text] =
    /^(.{1,120}?)(?::\s*|\s+(?:saying|stating|that|about|regarding|on|with the text)(?::\s*|\s+)|\s+-\s+)(.+)$/is.exec(
      given,
    ) ?? [];
  const named = (to ?? given).replace(/(?<![.?!])[.?!]+$/, '').replace(/^(?:the|a)\s+/i, '');
  return { to: named.trim(), text: text?.trim() ?? null };
}

interface WrittenReport {
  name: string;
  object: string;
  columns: string[];
  filters?: { field: string; operator: 'eq'; values: string[] }[];
  every: 'day' | 'week' | 'month';
}

/** The kinds of records that reports are asked about, with the columns that nearly everybody wants. */
const REPORTS: readonly [RegExp, string, string[]][] = [
  [/\bregistrations?\b/i, 'deal_registrations', ['account_name', 'status', 'amount_minor', 'submitted_at']],
  [/\bcommissions?|earnings\b/i, 'commission_lines', ['number', 'opportunity_name', 'status', 'amount_minor']],
  [/\bcertificat/i, 'certificates', ['holder_name', 'program_name', 'status', 'expires_on']],
  [/\b(?:deals?|opportunit|pipeline)/i, 'opportunities', ['name', 'stage_id', 'amount_minor', 'expected_close_on']],
  [/\bcontacts?|people\b/i, 'contacts', ['full_name', 'email']],
  [/\baccounts?|customers?\b/i, 'accounts', ['name', 'domain']],
  [/\bpartners?\b/i, 'partners', ['name', 'tier_id', 'status_id']],
];

/** "won deals every week": which records, which of them, and how often. Deals if nothing is named. */
export function readReport(topic: string): WrittenReport {
  const [, object, columns] = REPORTS.find(([pattern]) => pattern.test(topic)) ?? REPORTS[3]!;
  const status = object === 'opportunities' && /\b(open|won|lost)\b/i.exec(topic)?.[1]?.toLowerCase();
  const often = /\b(?:daily|each day|every day)\b/i.test(topic) ? 'day' : /\bmonth/i.test(topic) ? 'month' : 'week';
  return {
    name: `${topic.charAt(0).toUpperCase()}${topic.slice(1)}`.slice(0, 120),
    object,
    columns: [...columns],
    ...(status && { filters: [{ field: 'status', operator: 'eq', values: [status] }] }),
    every: often,
  };
}
