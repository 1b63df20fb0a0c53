import { formatMoney } from '#shared/money/money.ts';
import { counted } from '#shared/text/sentence.ts';
import { addDays } from '#shared/time/dates.ts';
import type { Asking } from './asking.ts';
import type { Period } from './days.ts';
import type { Understood } from './grammar.ts';
import type { Named } from './names.ts';
import { amountOf, chatName, dayOf, type FoundRecord, findChatRecords, plainWords } from './records.ts';

type Filters = Record<string, string | string[]>;
type About = Pick<Understood, 'form' | 'isMine' | 'period' | 'count'>;

const MOST = 10;
/** A deal without activity for this long needs attention. */
const QUIET_DAYS = 21;
const SOON_DAYS = 30;

interface List {
  kind: string;
  filters: Filters;
  sort: string;
  most?: number;
  /** "3 open deals close this month". */
  head: (total: number) => string;
  none: string;
  line: (record: FoundRecord) => (string | null)[];
}

async function answerList(
  asking: Asking,
  { kind, filters, sort, most = MOST, head, none, line }: List,
  form: 'count' | 'list',
) {
  const { total, records, sourceOf } = await findChatRecords(asking, { kind, filters, sort, most });
  if (total === 0) return none;
  const sums = new Map<string, number>();
  for (const { amount_minor, currency } of records)
    if (typeof amount_minor === 'number' && typeof currency === 'string')
      sums.set(currency, (sums.get(currency) ?? 0) + amount_minor);
  const sum = [...sums].map(([currency, minor]) => formatMoney(minor, currency)).join(' and ');
  // The sum of some of them would be read as the sum of all.
  const worth = sum && total === records.length && total > 1 ? `, ${sum} in total` : '';
  const cited = form === 'count' ? records.map((record) => asking.cite(sourceOf(record))).join('') : '';
  const sentence = `${head(total)}${worth}${cited}`;
  if (form === 'count') return `${sentence}.`;
  const shown = total > records.length ? ` The first ${records.length}:` : '';
  const lines = records.map(
    (record) => `- ${chatName(record)}${asking.cite(sourceOf(record))}: ${line(record).filter(Boolean).join(', ')}`,
  );
  return `${sentence}.${shown}\n${lines.map((text) => text.replace(/: $/, '')).join('\n')}`;
}

const label = (value: unknown): string | null =>
  typeof value === 'string' ? plainWords(value.replaceAll('_', ' ')) : null;
const named = (word: string, value: unknown): string | null =>
  typeof value === 'string' && value ? `${word}${plainWords(value)}` : null;

const deal = (record: FoundRecord) => [
  amountOf(record),
  named('', record.stage_name),
  dayOf(record.expected_close_on) && `closes ${dayOf(record.expected_close_on)}`,
  named('partner ', record.partner_name),
];

/** In company mode, the deals a person owns are theirs; a partner reads its own deals only. */
const owned = ({ isPartner, caller }: Asking, isMine: boolean, column = 'owner_user_id'): Filters =>
  isMine && !isPartner && caller.request.actor.user_id ? { [column]: caller.request.actor.user_id } : {};

const within = (column: string, { from, to }: Period): Filters => ({
  ...(from && { [`${column}_gte`]: from }),
  [`${column}_lte`]: to,
});
const deals = (total: number, adjective = 'open ') => counted(total, `${adjective}deal`, `${adjective}deals`);
const verb = (total: number, one: string, many: string) => (total === 1 ? one : many);
const your = (isMine: boolean) => (isMine ? 'Your ' : '');

/** @param of the partner, account or contact whose deals are meant */
export function dealsClosing(
  asking: Asking,
  { form, isMine, period, of }: About & { of: Named | null },
): Promise<string> {
  const { label: words = 'this month', ...range } = period ?? {
    from: null,
    to: addDays(asking.today, SOON_DAYS),
    label: 'in the next 30 days',
  };
  return answerList(
    asking,
    {
      kind: 'opportunities',
      filters: {
        status: 'open',
        ...owned(asking, isMine),
        ...ofRecord(of),
        ...within('expected_close_on', { ...range, label: words }),
      },
      sort: 'expected_close_on',
      head: (total) => `${deals(total)} ${verb(total, 'closes', 'close')} ${words}`,
      none: `No open deals${of ? ` of ${of.name}` : ''} close ${words}.`,
      line: deal,
    },
    form,
  );
}

export function openDeals(asking: Asking, { form, isMine, of }: About & { of: Named | null }): Promise<string> {
  return answerList(
    asking,
    {
      kind: 'opportunities',
      filters: { status: 'open', ...owned(asking, isMine && !of), ...ofRecord(of) },
      sort: '-amount_minor',
      head: (total) => (of ? `${of.name} has ${deals(total)}` : `${your(isMine)}${deals(total)}`),
      none: of ? `${of.name} has no open deals.` : 'There are no open deals.',
      line: deal,
    },
    form,
  );
}

export function biggestDeals(
  asking: Asking,
  { form, isMine, count = 5, period, of }: About & { of: Named | null },
): Promise<string> {
  return answerList(
    asking,
    {
      kind: 'opportunities',
      filters: {
        status: 'open',
        ...owned(asking, isMine),
        ...ofRecord(of),
        ...(period && within('expected_close_on', period)),
      },
      sort: '-amount_minor',
      most: Math.min(count, 25),
      head: (total) => `${deals(total)}, the biggest first`,
      none: 'There are no open deals.',
      line: deal,
    },
    form,
  );
}

export function listInactiveDeals(asking: Asking, { form, isMine }: About): Promise<string> {
  const before = addDays(asking.today, -QUIET_DAYS);
  return answerList(
    asking,
    {
      kind: 'opportunities',
      // Partners do not see the activity of their vendor's team.
      filters: asking.isPartner
        ? { status: 'open', expected_close_on_lte: addDays(asking.today, -1) }
        : { status: 'open', ...owned(asking, isMine), last_activity_at_lte: `${before}T23:59:59Z` },
      sort: asking.isPartner ? 'expected_close_on' : 'last_activity_at',
      head: (total) =>
        asking.isPartner
          ? `${deals(total)} passed the expected close date`
          : `${deals(total)} had no activity for ${QUIET_DAYS} days`,
      none: asking.isPartner
        ? 'No open deal passed its expected close date.'
        : `Every open deal had activity in the last ${QUIET_DAYS} days.`,
      line: (record) => [
        amountOf(record),
        named('', record.stage_name),
        dayOf(record.last_activity_at) && `last activity ${dayOf(record.last_activity_at)}`,
        named('partner ', record.partner_name),
      ],
    },
    form,
  );
}

export function registrationsWaiting(asking: Asking, { form }: About): Promise<string> {
  return answerList(
    asking,
    {
      kind: 'deal_registrations',
      filters: {
        status: asking.isPartner ? ['pending_review', 'info_requested', 'screening', 'submitted'] : ['pending_review'],
      },
      sort: 'review_due_at',
      head: (total) => `${counted(total, 'registration waits', 'registrations wait')} for a decision`,
      none: 'No registration waits for a decision.',
      line: (record) => [
        amountOf(record),
        named('partner ', record.partner_name),
        record.status === 'info_requested' ? 'a question is open' : null,
        dayOf(record.review_due_at) && `decision due ${dayOf(record.review_due_at)}`,
      ],
    },
    form,
  );
}

export function expiringProtection(asking: Asking, { form, isMine, period }: About): Promise<string> {
  const range = period ?? { from: asking.today, to: addDays(asking.today, SOON_DAYS), label: 'in the next 30 days' };
  return answerList(
    asking,
    {
      kind: 'deal_registrations',
      filters: {
        status: 'approved',
        ...owned(asking, isMine, 'partner_owner_user_id'),
        ...(range.from && { expires_at_gte: `${range.from}T00:00:00Z` }),
        expires_at_lte: `${range.to}T23:59:59Z`,
      },
      sort: 'expires_at',
      head: (total) => `${counted(total, 'protection expires', 'protections expire')} ${range.label}`,
      none: `No protection expires ${range.label}.`,
      line: (record) => [
        amountOf(record),
        named('partner ', record.partner_name),
        dayOf(record.expires_at) && `until ${dayOf(record.expires_at)}`,
      ],
    },
    form,
  );
}

const CERTIFICATE_DAYS = 90;
export function certificatesExpiring(asking: Asking, { form, isMine, period }: About): Promise<string> {
  const range = period ?? {
    from: asking.today,
    to: addDays(asking.today, CERTIFICATE_DAYS),
    label: `in the next ${CERTIFICATE_DAYS} days`,
  };
  return answerList(
    asking,
    {
      kind: 'certificates',
      filters: {
        status: ['active', 'expiring'],
        ...owned(asking, isMine, 'partner_owner_user_id'),
        ...within('expires_on', { ...range, from: range.from ?? asking.today }),
      },
      sort: 'expires_on',
      head: (total) => `${counted(total, 'certificate expires', 'certificates expire')} ${range.label}`,
      none: `No certificate expires ${range.label}.`,
      line: (record) => [
        named('', record.program_name),
        named('', record.partner_name),
        dayOf(record.expires_on) && `valid until ${dayOf(record.expires_on)}`,
        label(record.status === 'expiring' ? null : record.status),
      ],
    },
    form,
  );
}

function ofRecord(of: Named | null): Filters {
  if (!of) return {};
  const column = { partners: 'partner_id', accounts: 'account_id', contacts: 'primary_contact_id' }[of.kind];
  return column ? { [column]: of.id } : {};
}
