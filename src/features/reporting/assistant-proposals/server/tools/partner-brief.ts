import { Earnings } from '#features/payouts/statements/schema.ts';
import { notFound, Refusal } from '#server/errors.ts';
import { defineTool, type Query, type Reader, type Source } from '#server/extension-points/assistant-tools.ts';
import { citations, countText, dayText, recordSource, sumsText } from '#server/extension-points/assistant-words.ts';
import { shapeOfSchema } from '#server/leaving/schema-shape.ts';
import { columnsOf } from '#server/leaving/shape.ts';
import { formatMoney } from '#shared/money/money.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { addDays } from '#shared/time/dates.ts';

const Input = closed({
  partner_id: Type.Optional(
    Type.Intersect([Id], { description: 'The partner, from find_records; not in partner mode.' }),
  ),
});

/** Certificates that expire in this time are named. */
const EXPIRY_DAYS = 90;
const MOST = 5;

interface Partner {
  id: string;
  name: string;
  tier_name: string | null;
  type_name?: string | null;
  status_name?: string;
  owner_name?: string | null;
  last_activity_at?: string | null;
}
interface Deal {
  id: string;
  name: string;
  stage_name: string | null;
  amount_minor: number | null;
  currency: string;
  expected_close_on: string | null;
  next_step: string | null;
}
interface Task {
  id: string;
  title: string;
  due_on: string | null;
}
interface Certificate {
  id: string;
  holder_name: string;
  program_name: string;
  expires_on: string | null;
}
export const partnerBrief = defineTool({
  name: 'partner_brief',
  isCovered: true,
  label: 'Preparing a briefing',
  about:
    'Summarizes a partner before a call: tier, owner, open deals, last activity, open tasks, certificates that expire, and money due. In partner mode it summarizes the own organization.',
  input: Input,
  output: {
    partner: columnsOf(
      'partners',
      'id',
      'name',
      'domain',
      'tier_name',
      'type_name',
      'status_name',
      'region_name',
      'owner_name',
      'last_activity_at',
      'tags',
    ),
    open_deals: {
      total: 'value',
      first: [
        columnsOf(
          'opportunities',
          'id',
          'name',
          'account_name',
          'stage_name',
          'amount_minor',
          'currency',
          'expected_close_on',
          'next_step',
        ),
      ],
    },
    open_tasks: {
      total: 'value',
      first: [columnsOf('tasks', 'id', 'title', 'due_on', 'status', 'assignee_name')],
    },
    expiring_certificates: {
      total: 'value',
      first: [columnsOf('certificates', 'id', 'program_name', 'holder_name', 'status', 'issued_on', 'expires_on')],
    },
    money: [shapeOfSchema(Earnings)],
  },
  modes: ['company', 'partner'],
  can: 'record_search:view',
  run: async (reader, { partner_id }: Static<typeof Input>) => {
    const isPartner = reader.actor.mode === 'partner';
    const id = isPartner ? reader.actor.partner_id : partner_id;
    if (!id) throw new Refusal(422, 'Give a partner.');
    if (partner_id !== undefined && partner_id !== id) throw notFound('This partner');
    const own = isPartner ? {} : { partner_id: id };
    const partner = isPartner
      ? ((await page<Partner>(reader, 'partners', { id, _end: '1' })).rows[0] ?? null)
      : await reader.get<Partner>(`/partners/${id}`);
    const deals = await page<Deal>(reader, 'opportunities', {
      ...own,
      status: 'open',
      _sort: 'expected_close_on',
      _order: 'asc',
      _end: '50',
    });
    const tasks = await page<Task>(reader, 'tasks', {
      ...own,
      status: ['open', 'in_progress'],
      _sort: 'due_on',
      _order: 'asc',
      _end: String(MOST),
    });
    const certificates = await page<Certificate>(reader, 'certificates', {
      ...own,
      expires_on_gte: reader.today,
      expires_on_lte: addDays(reader.today, EXPIRY_DAYS),
      _sort: 'expires_on',
      _order: 'asc',
      _end: String(MOST),
    });
    const money = await allowed(() =>
      reader.get<{ rows: Earnings[] }>(`/partner_earnings${isPartner ? '' : `?partner_id=${id}`}`),
    );
    const { sources, cite } = citations();
    const name = partner?.name ?? 'Your organization';
    const who = `${name}${cite(isPartner ? null : recordSource(reader, 'partners', id, name))}`;
    const lines: string[] = [];
    lines.push(
      [
        partner?.tier_name ? `${who} is ${partner.tier_name}` : `${who} has no tier`,
        partner?.type_name && `type ${partner.type_name}`,
        partner?.status_name && `status ${partner.status_name}`,
        partner?.owner_name && `owner ${partner.owner_name}`,
        partner?.last_activity_at && `last activity on ${dayText(partner.last_activity_at)}`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    );
    lines.push(
      deals.total === 0
        ? 'No open deals.'
        : `${countText(deals.total, 'open deal', 'open deals')}${deals.total > deals.rows.length ? '' : ` worth ${sumsText(deals.rows)}`}:`,
      ...deals.rows
        .slice(0, MOST)
        .map(
          (deal) =>
            `- ${[deal.name, deal.stage_name, deal.amount_minor !== null && formatMoney(deal.amount_minor, deal.currency), deal.expected_close_on && `expected ${dayText(deal.expected_close_on)}`, deal.next_step && `next step: ${deal.next_step}`].filter(Boolean).join(', ')}${cite(recordSource(reader, 'opportunities', deal.id, deal.name))}`,
        ),
    );
    if (tasks.total > 0)
      lines.push(
        `${countText(tasks.total, 'open task', 'open tasks')}:`,
        ...tasks.rows.map(
          (task) =>
            `- ${task.title}${task.due_on ? `, due ${dayText(task.due_on)}` : ''}${cite(recordSource(reader, 'tasks', task.id, task.title))}`,
        ),
      );
    if (certificates.total > 0)
      lines.push(
        `${countText(certificates.total, 'certificate expires', 'certificates expire')} in the next ${EXPIRY_DAYS} days:`,
        ...certificates.rows.map(
          ({ id: certificate, holder_name, program_name, expires_on }) =>
            `- ${program_name} of ${holder_name}, ${dayText(expires_on!)}${cite(programSource(reader, certificate, program_name))}`,
        ),
      );
    const due = (money?.rows ?? []).filter((one) => one.payable_minor || one.on_hold_minor || one.in_transit_minor);
    const earnings = cite(
      due.length === 0
        ? null
        : {
            kind: 'list',
            title: 'Commissions',
            to: isPartner ? '/revenue/commissions' : `/commissions?partner_id=${id}`,
          },
    );
    for (const { currency, payable_minor, on_hold_minor, in_transit_minor } of due)
      lines.push(
        `Money due: ${formatMoney(payable_minor, currency)} payable, ${formatMoney(on_hold_minor, currency)} on hold, ${formatMoney(in_transit_minor, currency)} in payout${earnings}.`,
      );
    return {
      data: {
        partner,
        open_deals: { total: deals.total, first: deals.rows.slice(0, MOST) },
        open_tasks: { total: tasks.total, first: tasks.rows },
        expiring_certificates: { total: certificates.total, first: certificates.rows },
        money: money?.rows ?? [],
      },
      sources,
      says: lines.join('\n'),
    };
  },
});

/** Certificates are named after their holder, but this source after the program. */
function programSource(reader: Reader, id: string, program_name: string): Source | null {
  const source = recordSource(reader, 'certificates', id, program_name);
  return source && { ...source, leaves: 'value' };
}

/** A list that the caller may not read, or whose module is off, counts as empty. */
export const page = async <T>(reader: Reader, resource: string, query: Query): Promise<{ rows: T[]; total: number }> =>
  (await allowed(() => reader.list<T>(resource, query))) ?? { rows: [], total: 0 };

async function allowed<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && [403, 404, 422].includes(error.statusCode)) return null;
    throw error;
  }
}
