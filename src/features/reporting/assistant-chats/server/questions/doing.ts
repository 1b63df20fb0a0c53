import { capitalized } from '#shared/nouns/nouns.ts';
import { changingKinds, figuresOfChange, withoutPeriod } from './changes.ts';
import type { Asked, Doing, Done } from './done.ts';
import { drafting } from './drafting.ts';
import type { Intent } from './intent-patterns.ts';
import { amountOf, chatName, type FoundRecord, findChatRecords, plainWords, recordAt } from './records.ts';
import { spanAt } from './spans.ts';
import { type Named, NoSubject, subjectOf, Unclear } from './subjects.ts';
import type { ToolUses } from './tools.ts';

const MONEY = /^(?:my |our |the )?(?:money|commissions?|payments?|payout|earnings?|us|me|we|i)$/;
const titleOf = ({ kind, name, record }: Named) => (kind === 'commission_lines' ? `CL-${String(record.number)}` : name);

/** One function for each intent that is met by a tool. */
export const doing: Readonly<Partial<Record<Intent, Doing>>> = {
  why_on_hold: async (uses, { subject }, place) => {
    const bare = subject !== null && MONEY.test(subject);
    if (bare && uses.isPartner)
      return { read: 'Why commissions are on hold', text: uses.say(await uses.use('why_on_hold', {})) };
    const named = await subjectOf(
      uses,
      subject,
      ['commission_lines', 'payout_items', 'opportunities', 'partners'],
      place,
    );
    const read = `Why ${titleOf(named)} is on hold`;
    const { kind, id } = named;
    if (kind === 'commission_lines') return { read, text: uses.say(await uses.use('why_on_hold', { commission: id })) };
    if (kind === 'payout_items') return { read, text: uses.say(await uses.use('why_on_hold', { payment_id: id })) };
    if (kind === 'partners') return { read, text: uses.say(await uses.use('why_on_hold', { partner_id: id })) };
    if (kind !== 'opportunities') throw new Unclear('Name the deal, or the number of the commission, such as CL-1042.');
    const { records, total } = await commissionsOf(uses, id, { status: 'on_hold' });
    if (records[0] && total === 1)
      return { read, text: uses.say(await uses.use('why_on_hold', { commission: records[0].id })) };
    if (total === 0) return { read, text: `No commission of ${named.name} is on hold.` };
    return {
      read,
      ...whichCommission(`${named.name} has ${total} commissions on hold.`, records, 'Why is', 'on hold?'),
    };
  },
  explain: async (uses, { subject }, place) => {
    const named = await subjectOf(uses, subject, ['commission_lines', 'payout_items', 'opportunities'], place);
    const read = `Calculation of ${titleOf(named)}`;
    if (named.kind === 'commission_lines')
      return {
        read: `Calculation of commission ${titleOf(named)}`,
        text: uses.say(await uses.use('explain_commission', { commission: named.id })),
      };
    if (named.kind === 'payout_items')
      return {
        read: `Payment ${plainWords(named.record.statement_no) || named.name}`,
        text: uses.say(await uses.use('read_record', { kind: named.kind, id: named.id })),
      };
    if (named.kind !== 'opportunities') return briefOf(uses, named);
    const { records, total } = await commissionsOf(uses, named.id, {});
    if (records[0] && total === 1)
      return { read, text: uses.say(await uses.use('explain_commission', { commission: records[0].id })) };
    if (total === 0) return { read, text: uses.say(await uses.use('explain_commission', { deal_id: named.id })) };
    return { read, ...whichCommission(`${named.name} has ${total} commissions.`, records, 'Explain', '') };
  },
  next_payout: async (uses) => ({
    read: 'Next payout',
    text: uses.say(await uses.use('show_earnings', { show: 'next_payout' })),
  }),
  tier_gap: async (uses, { subject, tier }, place) => {
    const partner = await partnerOf(uses, subject, place);
    const goal = tier ? capitalized(tier) : 'the next tier';
    return {
      read: `Distance to ${goal}${partner ? `, ${partner.name}` : ''}`,
      text: uses.say(await uses.use('tier_gap', { ...(partner && { partner_id: partner.id }), ...(tier && { tier }) })),
    };
  },
  to_do: async (uses) => ({ read: 'What waits for you', text: uses.say(await uses.use('todo_today', {})) }),
  forecast: async (uses, { subject }) => {
    const span = subject ? spanAt(subject.split(' '), 0, uses.today)?.span : null;
    if (subject && !span?.to) throw new NoSubject(subject);
    return {
      read: `Forecast${span ? `, ${span.label}` : ''}`,
      text: uses.say(await uses.use('forecast_deals', span?.to ? { months: monthsUntil(uses.today, span.to) } : {})),
    };
  },
  brief: async (uses, { subject }, place) =>
    briefOf(
      uses,
      await subjectOf(
        uses,
        subject,
        ['partners', 'opportunities', 'accounts', 'deal_registrations', 'contacts', 'commission_lines'],
        place,
      ),
    ),
  what_changed: async (uses, { subject }, place) => {
    const asked = withoutPeriod(subject, uses.today);
    return figuresOfChange(uses, await subjectOf(uses, asked.subject, changingKinds, place), asked.span);
  },
  status: async (uses, { subject }, place) => {
    const named = await subjectOf(
      uses,
      subject,
      ['commission_lines', 'payout_items', 'deal_registrations', 'opportunities', 'partners'],
      place,
    );
    return { read: `Status of ${titleOf(named)}`, text: '', record: named };
  },
  open_record: async (uses, { subject }, place) => {
    const named = await subjectOf(
      uses,
      subject,
      ['partners', 'opportunities', 'accounts', 'deal_registrations', 'contacts', 'commission_lines', 'payout_items'],
      place,
    );
    return { read: `Record: ${titleOf(named)}`, text: '', record: named };
  },
  find_resource: async (uses, { text = '' }) => {
    const answer = await uses.use('search_content', { text: text.replace(/(?<![?.!])[?.!]+$/, '').slice(0, 200) });
    if (answer.sources.length === 0) throw new NoSubject(text);
    return { read: `Resources for “${plainWords(text)}”`, text: uses.say(answer) };
  },
  ...drafting,
};

async function briefOf(uses: ToolUses, { kind, id, name }: Named): Promise<Done> {
  const read = `Summary of ${name}`;
  if (kind === 'partners')
    return { read, text: uses.say(await uses.use('partner_brief', uses.isPartner ? {} : { partner_id: id })) };
  if (THREADS.has(kind)) return { read, text: uses.say(await uses.use('summarize_thread', { kind, id })) };
  return { read, text: uses.say(await uses.use('read_record', { kind, id })) };
}
const THREADS = new Set(['opportunities', 'deal_registrations', 'accounts']);

const commissionsOf = (uses: ToolUses, opportunity_id: string, filters: Readonly<Record<string, string>>) =>
  findChatRecords(uses, {
    kind: 'commission_lines',
    filters: { opportunity_id, ...filters },
    sort: '-created_at',
    most: 5,
  });

function whichCommission(head: string, records: readonly FoundRecord[], before: string, after: string) {
  return {
    text: `${head} Which one do you mean?\n${records.map((one) => `- CL-${String(one.number)}: ${amountOf(one) ?? chatName(one)}`).join('\n')}`,
    follow_ups: records.map((one) => `${before} CL-${String(one.number)} ${after}`.trim()),
  };
}

/** The months from the present one to that of a day, as many as a forecast covers. */
function monthsUntil(today: string, day: string): number {
  const months =
    (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(today.slice(5, 7));
  return Math.min(Math.max(months + 1, 1), 12);
}

/** The partner of a question; the person's own in partner mode, and the one on the screen without a name. */
async function partnerOf(uses: ToolUses, subject: string | null, place: Asked): Promise<Named | null> {
  const isOwn = subject === null || /^(?:i|we|us|me|they)$/.test(subject);
  if (uses.isPartner) {
    if (!isOwn) throw new NoSubject(subject);
    return null;
  }
  if (!isOwn) return subjectOf(uses, subject, ['partners'], place);
  if (recordAt(place.about)?.kind === 'partners') return subjectOf(uses, 'this', ['partners'], place);
  throw new Unclear('Which partner do you mean? Name it, such as “How far is Alder from Gold?”.');
}
