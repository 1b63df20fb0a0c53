import { askQuery } from '#server/query/ask.ts';
import { listableResources } from '#server/query/kinds.ts';
import { figureText } from '#shared/query/figure-text.ts';
import type { QueryAnswer } from '#shared/query/query.ts';
import { addDays } from '#shared/time/dates.ts';
import { inTransaction } from '../transaction.ts';
import type { Done } from './done.ts';
import { LOCALE, screenOf } from './render.ts';
import { type AskedSpan, spanAt } from './spans.ts';
import type { Named } from './subjects.ts';
import type { ToolUses } from './tools.ts';

/** A figure about a record: the rows that refer to it, by the day they came or by the day of a measure. */
interface Change {
  label: string;
  of: string;
  /** The field that refers to the record. */
  refers: string;
  measure: string;
  on?: string;
}

const dealsBy = (refers: string): Change[] => [
  { label: 'Deals opened', of: 'opportunities', refers, measure: 'new_deals' },
  { label: 'Deals won', of: 'opportunities', refers, measure: 'won_deals' },
  { label: 'Won revenue', of: 'opportunities', refers, measure: 'won_revenue' },
  { label: 'Deals lost', of: 'opportunities', refers, measure: 'lost_deals' },
];
const added = (label: string, of: string, refers: string): Change => ({
  label,
  of,
  refers,
  measure: 'count',
  on: 'created_at',
});

const changes: Readonly<Record<string, readonly Change[]>> = {
  partners: [
    ...dealsBy('partner_id'),
    {
      label: 'Registrations submitted',
      of: 'deal_registrations',
      refers: 'partner_id',
      measure: 'submitted_registrations',
    },
    {
      label: 'Registrations approved',
      of: 'deal_registrations',
      refers: 'partner_id',
      measure: 'approved_registrations',
    },
    { label: 'Commission earned', of: 'commission_lines', refers: 'partner_id', measure: 'earned_commission' },
    { label: 'Commission paid', of: 'commission_lines', refers: 'partner_id', measure: 'paid_commission' },
    added('People added', 'contacts', 'partner_id'),
    added('Notes', 'record_notes', 'ref_id'),
  ],
  accounts: [
    ...dealsBy('account_id'),
    added('People added', 'contacts', 'account_id'),
    added('Notes', 'record_notes', 'ref_id'),
  ],
  opportunities: [
    { label: 'Stages changed', of: 'opportunity_stage_events', refers: 'opportunity_id', measure: 'count', on: 'at' },
    added('Notes', 'opportunity_notes', 'opportunity_id'),
    { label: 'Commission earned', of: 'commission_lines', refers: 'opportunity_id', measure: 'earned_commission' },
    { label: 'Commission paid', of: 'commission_lines', refers: 'opportunity_id', measure: 'paid_commission' },
  ],
  deal_registrations: [added('Comments', 'deal_registration_comments', 'registration_id')],
};

export const changingKinds = Object.keys(changes);

const USUAL_DAYS = 30;

/** The words for a record without the period at their end: "Alder this quarter". The last 30 days without a period. */
export function withoutPeriod(subject: string | null, today: string): { subject: string | null; span: AskedSpan } {
  const words = subject?.split(' ') ?? [];
  for (const at of words.keys()) {
    const found = at > 0 ? spanAt(words, at, today) : null;
    if (found?.span.from && at + found.length === words.length)
      return { subject: words.slice(0, at).join(' '), span: found.span };
  }
  const from = addDays(today, 1 - USUAL_DAYS);
  return { subject, span: { from, to: today, label: `in the last ${USUAL_DAYS} days`, lies: 'past' } };
}

/** The figures of a record in a period, with the rows behind each figure. */
export async function figuresOfChange(uses: ToolUses, { kind, id, name }: Named, span: AskedSpan): Promise<Done> {
  const { kernel, request } = uses.caller;
  const period = { period: 'custom', from: span.from!, to: span.to ?? uses.today } as const;
  const answers = await inTransaction(kernel, request, async (call) => {
    const offered: { label: string; answer: QueryAnswer }[] = [];
    for (const { label, of, refers, measure, on } of changes[kind] ?? []) {
      // A kind that the caller cannot list says nothing, not even that there is none.
      if (!listableResources(call).some((one) => one.name === of)) continue;
      const answer = await askQuery(call, { of, where: { [refers]: id }, measure, ...period, ...(on && { on }) });
      if (answer.total.count > 0) offered.push({ label, answer });
    }
    return offered;
  });
  const lines = answers.map(({ label, answer }) => {
    const to = screenOf(answer.total.rows, request.actor.mode);
    const cited = to && to.length <= 300 ? uses.cite({ kind: 'list', title: label, to }) : '';
    return `- ${label}: ${figureText(answer.total, answer, LOCALE)}${cited}`;
  });
  return {
    read: `What changed at ${name}, ${span.label}`,
    text: lines.join('\n') || 'Nothing that is counted here changed in this time.',
    follow_ups: [`Summarize ${name}`],
  };
}
