import type { CommissionLine, CommissionLineForPartner } from '#features/commissions/commissions/schema.ts';
import { commissionOption, holdReasonText, statusOptions } from '#features/commissions/commissions/words.schema.ts';
import { Refusal } from '#server/errors.ts';
import { defineTool, type Reader, type Source } from '#server/extension-points/assistant-tools.ts';
import { citations, dayText, recordSource } from '#server/extension-points/assistant-words.ts';
import { shapeOfSchema } from '#server/leaving/schema-shape.ts';
import { columnsOf } from '#server/leaving/shape.ts';
import { isId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money/money.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { DealExplanation, Receipt, type ReceiptForPartner } from '../schema.ts';

type Line = CommissionLine | CommissionLineForPartner;

const Input = closed({
  commission: Type.Optional(
    Type.String({ minLength: 1, maxLength: 60, description: 'The number of the commission, such as 1042, or its id.' }),
  ),
  deal_id: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'The id of an opportunity, to learn why it earned a commission or none.',
    }),
  ),
});

/** @throws 404 when the caller sees no such commission */
async function commissionId(reader: Reader, given: string): Promise<string> {
  const number = /^(?:CL[-\s]?|#)?0*(\d{1,9})$/i.exec(given.trim())?.[1];
  if (isId(given)) return given;
  if (!number) throw new Refusal(422, 'Give the number of a commission, such as 1042.');
  const { rows } = await reader.list<Line>('commission_lines', { number, _end: '1' });
  if (!rows[0]) throw new Refusal(404, `There is no commission ${number}.`);
  return rows[0].id;
}

const commissionSource = (reader: Reader, { id, number }: Line): Source => ({
  kind: 'record',
  title: `Commission ${number}`,
  to: `${reader.actor.mode === 'partner' ? '/revenue' : ''}/commissions/show/${id}`,
});

export const explainCommission = defineTool({
  name: 'explain_commission',
  isCovered: true,
  label: 'Reading a commission',
  about:
    'Explains how a commission was calculated: every step of the breakdown with its amount, the status history, and the deal. With `deal_id`, it explains why a deal earned a commission or none. Never calculate amounts yourself; quote these.',
  input: Input,
  output: {
    commission: columnsOf('commission_lines'),
    outline: shapeOfSchema(Receipt.properties.outline),
    steps: shapeOfSchema(Receipt.properties.steps),
    history: shapeOfSchema(Receipt.properties.history),
    answer: 'value',
    reasons: ['value'],
    events: shapeOfSchema(DealExplanation.properties.events),
    totals: shapeOfSchema(DealExplanation.properties.totals),
  },
  modes: ['company', 'partner'],
  can: 'commission_lines:view',
  run: async (reader, { commission, deal_id }: Static<typeof Input>) => {
    if (commission) return explainLine(reader, await commissionId(reader, commission));
    if (deal_id) return explainDeal(reader, deal_id);
    throw new Refusal(422, 'Give a commission or a deal.');
  },
});

async function explainLine(reader: Reader, id: string) {
  const receipt = await reader.get<Receipt | ReceiptForPartner>(`/commission_lines/${id}/receipt`);
  const { line, outline, steps, history, note } = receipt;
  const { sources, cite } = citations();
  const whose =
    'partner_name' in line
      ? ` of ${line.partner_name}${cite(recordSource(reader, 'partners', line.partner_id, line.partner_name))}`
      : '';
  const deal = line.opportunity_id
    ? ` for ${line.opportunity_name ?? 'a deal'}${cite(recordSource(reader, 'opportunities', line.opportunity_id, line.opportunity_name ?? 'Deal'))}`
    : '';
  const status = commissionOption(statusOptions, line.status).label.toLowerCase();
  const more = [
    line.hold_reason && `Reason for the hold: ${holdReasonText(line.hold_reason)}`,
    line.status === 'on_hold' && !line.hold_reason && `It becomes payable on ${dayText(line.release_on)}.`,
    line.paid_on && `It was paid on ${dayText(line.paid_on)}.`,
  ].filter(Boolean);
  const own = cite(commissionSource(reader, line));
  return {
    data: { commission: line, outline, steps, history, note },
    sources,
    says: [
      `${reader.actor.mode === 'partner' ? 'Your commission' : 'Commission'} ${line.number}${whose}${deal} is ${formatMoney(line.amount_minor, line.currency)} and ${status}${own}.`,
      ...(more.length > 0 ? [more.join(' ')] : []),
      ...(outline ? [`Calculation: ${outline.sentence}${own}`] : []),
      ...steps.map(
        ({ title, detail, amount }) =>
          `- ${title}: ${detail}${amount ? ` (${formatMoney(amount.amount_minor, amount.currency)})` : ''}`,
      ),
    ].join('\n'),
  };
}

async function explainDeal(reader: Reader, id: string) {
  const [deal, explanation] = [
    await reader.get<{ name: string }>(`/opportunities/${id}`),
    await reader.get<DealExplanation>(`/opportunities/${id}/commissions`),
  ];
  const { sources, cite } = citations();
  const reference = cite(recordSource(reader, 'opportunities', id, deal.name));
  return {
    data: explanation,
    sources,
    says: [
      `${deal.name}${reference}: ${explanation.answer}`,
      ...explanation.reasons.map((reason) => `- ${reason}`),
    ].join('\n'),
  };
}

const HoldInput = closed({
  commission: Type.Optional(
    Type.String({ minLength: 1, maxLength: 60, description: 'The number of a commission, or its id.' }),
  ),
  payment_id: Type.Optional(Type.String({ format: 'uuid', description: 'The id of a payment (payout_items).' })),
  partner_id: Type.Optional(
    Type.String({ format: 'uuid', description: 'The partner whose money waits; not in partner mode.' }),
  ),
});

interface Payment {
  id: string;
  status: string;
  amount_minor: number;
  currency: string;
  failure_text: string | null;
  created_at: string;
  holds?: readonly { label: string }[];
  result?: string;
  partner_name?: string;
}

export const whyOnHold = defineTool({
  name: 'why_on_hold',
  isCovered: true,
  label: 'Looking for the hold',
  about:
    'Explains why a commission, a payment or all money of a partner is on hold: the reason, since when, and who has to act. Without arguments, in partner mode, it explains the holds of the own money.',
  input: HoldInput,
  output: {
    commission: columnsOf('commission_lines'),
    since: 'value',
    waits_for: 'value',
    reason: 'value',
    payment: columnsOf('payout_items'),
    is_held: 'value',
    total: 'value',
    commissions: [columnsOf('commission_lines')],
  },
  modes: ['company', 'partner'],
  can: 'commission_lines:view',
  run: async (reader, { commission, payment_id, partner_id }: Static<typeof HoldInput>) => {
    if (commission) return lineHold(reader, await commissionId(reader, commission));
    if (payment_id) return paymentHold(reader, await reader.get<Payment>(`/payout_items/${payment_id}`));
    if (partner_id || reader.actor.mode === 'partner') return partnerHolds(reader, partner_id);
    throw new Refusal(422, 'Give a commission, a payment or a partner.');
  },
});

async function lineHold(reader: Reader, id: string) {
  const { line, history } = await reader.get<Receipt | ReceiptForPartner>(`/commission_lines/${id}/receipt`);
  const { sources, cite } = citations();
  const reference = cite(commissionSource(reader, line));
  const since = history.findLast(({ kind }) => kind === (line.hold_reason ? 'held' : 'booked'))?.at ?? line.created_at;
  const isPartner = reader.actor.mode === 'partner';
  const waits = holdOf(line, isPartner, reader.today);
  const name = `${isPartner ? 'Your commission' : 'Commission'} ${line.number}`;
  return {
    data: { commission: line, since, waits_for: waits.turn, reason: waits.reason },
    sources,
    says:
      line.status === 'on_hold'
        ? `${name} has been on hold since ${dayText(since)}${reference}. ${waits.reason} ${waits.turn}`
        : `${name} is not on hold: it is ${commissionOption(statusOptions, line.status).label.toLowerCase()}${reference}.`,
  };
}

/** A hold with a reason waits for the company; one without ends by itself. */
function holdOf(line: Line, isPartner: boolean, today: string): { reason: string; turn: string } {
  const company = isPartner ? 'The company has' : 'Your team has';
  if (line.hold_reason)
    return { reason: sentence(holdReasonText(line.hold_reason)), turn: `${company} to release or reverse it.` };
  return line.release_on > today
    ? {
        reason: `Its hold period ends on ${dayText(line.release_on)}.`,
        turn: 'No action is needed; it becomes payable automatically.',
      }
    : { reason: `Its hold period ended on ${dayText(line.release_on)}.`, turn: 'It is released with the next run.' };
}

const sentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

function paymentHold(reader: Reader, payment: Payment) {
  const isPartner = reader.actor.mode === 'partner';
  const { sources, cite } = citations();
  const base = isPartner ? '/revenue/payouts' : '/commissions/payouts';
  const reference = cite({
    kind: 'record',
    title: `Payment of ${formatMoney(payment.amount_minor, payment.currency)}`,
    to: `${base}/statement/${payment.id}`,
  });
  const holds = payment.holds ?? [];
  const needs = new Intl.ListFormat('en').format(holds.map(({ label }) => label));
  const isHeld = payment.status === 'held' || payment.status === 'excluded' || holds.length > 0;
  const turn = isPartner
    ? 'See your tax profile, documents and payout details.'
    : 'The partner has to provide it, or your team decides.';
  return {
    data: { payment, is_held: isHeld },
    sources,
    says: isHeld
      ? `The payment of ${formatMoney(payment.amount_minor, payment.currency)}${payment.partner_name ? ` to ${payment.partner_name}` : ''} waits${reference}${needs ? `: it needs ${needs}` : ''}. ${turn}`
      : `The payment of ${formatMoney(payment.amount_minor, payment.currency)} is not on hold; its status is ${payment.status.replaceAll('_', ' ')}${reference}.${payment.failure_text ? ` ${sentence(payment.failure_text)}` : ''}`,
  };
}

async function partnerHolds(reader: Reader, partner_id: string | undefined) {
  const isPartner = reader.actor.mode === 'partner';
  const partner =
    !isPartner && partner_id ? await reader.get<{ id: string; name: string }>(`/partners/${partner_id}`) : null;
  const { rows, total } = await reader.list<Line>('commission_lines', {
    status: 'on_hold',
    ...(partner && { partner_id: partner.id }),
    _sort: 'release_on',
    _end: '10',
  });
  const { sources, cite } = citations();
  const whose = partner
    ? `${partner.name}${cite(recordSource(reader, 'partners', partner.id, partner.name))} has`
    : 'You have';
  return {
    data: { total, commissions: rows },
    sources,
    says:
      total === 0
        ? `${whose} no commissions on hold.`
        : [
            `${whose} ${total} ${total === 1 ? 'commission' : 'commissions'} on hold${total > rows.length ? `; the first ${rows.length}` : ''}:`,
            ...rows.map((line) => {
              const { reason, turn } = holdOf(line, isPartner, reader.today);
              return `- Commission ${line.number}, ${formatMoney(line.amount_minor, line.currency)}${cite(commissionSource(reader, line))}: ${reason} ${turn}`;
            }),
          ].join('\n'),
  };
}

export const tools = [explainCommission, whyOnHold];
