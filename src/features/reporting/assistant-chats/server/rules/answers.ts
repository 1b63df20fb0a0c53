import { capitalized, nounSingular } from '#shared/nouns/nouns.ts';
import { type Asking, ToolRefused } from './asking.ts';
import type { Subject, Understood } from './grammar.ts';
import {
  biggestDeals,
  certificatesExpiring,
  dealsClosing,
  expiringProtection,
  listInactiveDeals,
  openDeals,
  registrationsWaiting,
} from './lists.ts';
import { type Named, resolve, Unclear } from './names.ts';
import { type QuestionType, questionPatterns } from './questions.ts';
import { amountOf, chatName, dayOf, type FoundRecord, findChatRecords, recordAt } from './records.ts';
import { readAddressed, readDeal, readReport, readTask } from './writing.ts';

interface Asked {
  question: string;
  about: string | undefined;
}
type Answer = string | { text: string; follow_ups: readonly string[] };
type Answering = (asking: Asking, understood: Understood, asked: Asked) => Promise<Answer>;

const THIS: Subject = { text: 'this', kind: null, number: null, isThis: true };
const DEALS_OF = ['partners', 'accounts', 'contacts'];

/** One function for each type of question. */
export const answers: Readonly<Record<QuestionType, Answering>> = {
  deals_closing: async (asking, one, asked) => dealsClosing(asking, { ...one, of: await dealsOf(asking, one, asked) }),
  open_deals: async (asking, one, asked) => openDeals(asking, { ...one, of: await dealsOf(asking, one, asked) }),
  biggest_deals: async (asking, one, asked) => biggestDeals(asking, { ...one, of: await dealsOf(asking, one, asked) }),
  inactive_deals: listInactiveDeals,
  registrations_waiting: registrationsWaiting,
  expiring_protection: expiringProtection,
  certificates_expiring: certificatesExpiring,

  on_hold: async (asking, { subject = THIS }, asked) => {
    const kinds = asking.isPartner ? ['opportunities', 'accounts'] : ['opportunities', 'partners', 'accounts'];
    const found = await resolve(asking, subject, kinds, asked);
    const { kind, id, name } = found;
    if (kind === 'commission_lines') return asking.say(await asking.use('why_on_hold', { commission: id }));
    if (kind === 'payout_items') return asking.say(await asking.use('why_on_hold', { payment_id: id }));
    if (kind === 'partners') return asking.say(await asking.use('why_on_hold', { partner_id: id }));
    if (kind !== 'opportunities') throw new Unclear(COMMISSION_NEEDED);
    const { records, total } = await commissionsOf(asking, id, { status: 'on_hold' });
    if (records[0] && total === 1) return asking.say(await asking.use('why_on_hold', { commission: records[0].id }));
    return total === 0
      ? `No commission of ${name} is on hold.`
      : whichCommission(`${name} has ${total} commissions on hold.`, records, 'Why is', 'on hold?');
  },
  explain_commission: async (asking, { subject = THIS }, asked) => {
    const found = await resolve(asking, subject, ['opportunities'], asked);
    if (found.kind === 'commission_lines')
      return asking.say(await asking.use('explain_commission', { commission: found.id }));
    if (found.kind !== 'opportunities') throw new Unclear(COMMISSION_NEEDED);
    const { records, total } = await commissionsOf(asking, found.id, {});
    if (records[0] && total === 1)
      return asking.say(await asking.use('explain_commission', { commission: records[0].id }));
    return total === 0
      ? asking.say(await asking.use('explain_commission', { deal_id: found.id }))
      : whichCommission(`${found.name} has ${total} commissions.`, records, 'Explain', '');
  },
  tier_gap: async (asking, { subject, tier }, asked) => {
    const partner = await partnerOf(asking, subject, asked);
    return asking.say(
      await asking.use('tier_gap', { ...(partner && { partner_id: partner.id }), ...(tier && { tier }) }),
    );
  },
  today: async (asking) => asking.say(await asking.use('todo_today', {})),
  brief: async (asking, { subject = THIS }, asked) => {
    const { kind, id } = await resolve(
      asking,
      subject,
      ['partners', 'opportunities', 'accounts', 'deal_registrations', 'contacts'],
      asked,
    );
    if (kind === 'partners')
      return asking.say(await asking.use('partner_brief', asking.isPartner ? {} : { partner_id: id }));
    if (THREADS.has(kind)) return asking.say(await asking.use('summarize_thread', { kind, id }));
    return asking.say(await asking.use('read_record', { kind, id }));
  },
  earned: async (asking, { period }) =>
    asking.say(
      await asking.use('show_earnings', {
        show: 'earned',
        ...(period?.from && { from: period.from }),
        ...(period && { to: period.to }),
      }),
    ),
  due: async (asking) => asking.say(await asking.use('show_earnings', { show: 'due' })),
  next_payout: async (asking) => asking.say(await asking.use('show_earnings', { show: 'next_payout' })),
  forecast: async (asking, { period }) =>
    asking.say(await asking.use('forecast_deals', period ? { months: monthsUntil(asking.today, period.to) } : {})),

  find: async (asking, { topic = '', kind }) => {
    const { records, total, sourceOf } = await findChatRecords(asking, {
      ...(kind && { kind }),
      text: topic.slice(0, 200),
      most: 10,
    });
    if (records.length === 0) return `I found nothing named “${topic}”.`;
    const lines = records.map((one) => {
      const facts = [
        nounSingular(one.kind),
        one.title !== chatName(one) && one.title,
        one.email,
        one.phone,
        amountOf(one),
      ];
      return `- ${chatName(one)}${asking.cite(sourceOf(one))}: ${facts.filter((fact) => typeof fact === 'string').join(', ')}`;
    });
    return `${total > records.length ? `The first ${records.length} of ${total} records` : 'I found'}:\n${lines.join('\n')}`;
  },
  how_to: async (asking, { topic = '' }) => asking.say(await asking.use('search_guide', { text: topic.slice(0, 200) })),
  where_resource: async (asking, { topic = '' }) =>
    asking.say(await asking.use('search_content', { text: topic.slice(0, 200) })),
  help: async (asking) => abilities(asking),

  draft_registration: async (asking, { text = '' }, asked) => {
    const { partner: partnerName, ...deal } = readDeal(text, asking.today);
    if (!deal.account_name) throw new Unclear('Name the account, such as “Draft a registration for acme.com, $40k”.');
    const here = recordAt(asked.about);
    const partner_id = asking.isPartner
      ? undefined
      : partnerName
        ? (await resolve(asking, named(partnerName), ['partners'], asked)).id
        : here?.kind === 'partners'
          ? here.id
          : undefined;
    if (!asking.isPartner && !partner_id)
      throw new Unclear('Name the partner too.', [
        `${asked.question.replace(/(?<![.?!\s])[.?!\s]+$/, '')} for partner `,
      ]);
    return asking.say(
      await asking.use('propose_registration', {
        ...(partner_id && { partner_id }),
        account_name: deal.account_name,
        ...(deal.account_domain && { account_domain: deal.account_domain }),
        ...(deal.amount_minor && {
          amount_minor: deal.amount_minor,
          currency: deal.currency ?? (await usualCurrency(asking)),
        }),
        ...(deal.expected_close_on && { expected_close_on: deal.expected_close_on }),
      }),
    );
  },
  create_task: async (asking, { text = '' }, { about }) => {
    const { title, due_on } = readTask(text, asking.today);
    const here = recordAt(about);
    return asking.say(
      await asking.use('propose_task', {
        title,
        ...(due_on && { due_on }),
        ...(here?.kind === 'partners' && !asking.isPartner && { partner_id: here.id }),
      }),
    );
  },
  add_note: async (asking, { text = '' }, asked) => {
    const { to, text: body } = readAddressed(text);
    if (!body) throw new Unclear('Write the note after a colon, such as “Add a note to Acme: they want a demo”.');
    const kinds = asking.isPartner ? ['opportunities'] : ['partners', 'accounts', 'opportunities'];
    const { kind, id } = await resolve(asking, subjectOf(to), kinds, asked);
    return asking.say(
      kind === 'opportunities'
        ? await asking.use('propose_deal_note', { deal_id: id, text: body })
        : await asking.use('propose_note', { kind, id, text: body }),
    );
  },
  draft_email: async (asking, { text = '' }, asked) => {
    const { to, text: topic } = readAddressed(text);
    const { kind, id, record } = await resolve(asking, subjectOf(to), ['contacts', 'partners', 'accounts'], asked);
    const contactOf = kind === 'contacts' ? recordOfContact(record) : { kind, id };
    if (!contactOf)
      throw new Unclear('This contact belongs to no partner or account from which an email can be written.');
    const first = typeof record.first_name === 'string' ? ` ${record.first_name}` : '';
    const about = topic?.replace(/(?<![.?!])[.?!]+$/, '');
    return asking.say(
      await asking.use('propose_email', {
        ...contactOf,
        ...(kind === 'contacts' && { contact_ids: [id] }),
        subject: about ? capitalized(about).slice(0, 150) : 'A question',
        text: `Hello${first},\n\n${about ? `I am writing about ${about}.` : 'I have a question:'}\n\nBest regards\n${asking.caller.request.actor.full_name}`,
      }),
    );
  },
  draft_reply: async (asking, { subject = THIS }, asked) => {
    const { kind, id, record } = await resolve(asking, subject, ['deal_registrations'], asked);
    if (kind !== 'deal_registrations')
      throw new Unclear('A reply can be drafted for a deal registration. Open it and ask there.');
    const due = dayOf(record.review_due_at);
    const text = asking.isPartner
      ? 'Thank you for your question. Here is what we know:'
      : `Thank you for this registration. We are reviewing it${due ? ` and will decide by ${due}` : ''}.`;
    return asking.say(await asking.use('propose_reply', { registration_id: id, text }));
  },
  build_report: async (asking, { topic = '' }) =>
    asking.say(await asking.use('propose_report', { ...readReport(topic) })),
};

/** The currency of amounts that name none: that of the latest deal. */
async function usualCurrency(asking: Asking): Promise<string> {
  const { records } = await findChatRecords(asking, { kind: 'opportunities', sort: '-created_at', most: 1 });
  return typeof records[0]?.currency === 'string' ? records[0].currency : 'USD';
}

const COMMISSION_NEEDED = 'Name the deal, or the number of the commission, such as CL-1042.';

const commissionsOf = (asking: Asking, opportunity_id: string, filters: Readonly<Record<string, string>>) =>
  findChatRecords(asking, {
    kind: 'commission_lines',
    filters: { opportunity_id, ...filters },
    sort: '-created_at',
    most: 5,
  });

function whichCommission(head: string, records: readonly FoundRecord[], before: string, after: string): Answer {
  return {
    text: `${head} Which one do you mean?\n${records.map((one) => `- CL-${String(one.number)}: ${amountOf(one) ?? ''}`).join('\n')}`,
    follow_ups: records.map((one) => `${before} CL-${String(one.number)} ${after}`.trim()),
  };
}

/** The months from the present one to that of a day, as many as a forecast covers. */
function monthsUntil(today: string, day: string): number {
  const months =
    (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(today.slice(5, 7));
  return Math.min(Math.max(months + 1, 1), 12);
}

/** An email to a contact is written from the contact's partner or account. */
function recordOfContact({ partner_id, account_id }: FoundRecord): { kind: string; id: string } | null {
  if (typeof partner_id === 'string') return { kind: 'partners', id: partner_id };
  return typeof account_id === 'string' ? { kind: 'accounts', id: account_id } : null;
}

const THREADS = new Set(['opportunities', 'deal_registrations', 'accounts']);

/** The types that a caller can ask, by the tools that are offered. */
const NEEDS: Readonly<Partial<Record<QuestionType, string>>> = {
  on_hold: 'why_on_hold',
  explain_commission: 'explain_commission',
  tier_gap: 'tier_gap',
  today: 'todo_today',
  earned: 'show_earnings',
  due: 'show_earnings',
  next_payout: 'show_earnings',
  forecast: 'forecast_deals',
  how_to: 'search_guide',
  where_resource: 'search_content',
  draft_registration: 'propose_registration',
  create_task: 'propose_task',
  add_note: 'propose_note',
  draft_email: 'propose_email',
  draft_reply: 'propose_reply',
  build_report: 'propose_report',
};

export const isOffered = (type: QuestionType, offers: (tool: string) => boolean): boolean =>
  offers(NEEDS[type] ?? 'find_records');

export function abilities(asking: Asking): string {
  const titles = questionPatterns
    .filter(({ type }) => type !== 'help' && isOffered(type, asking.offers))
    .map(({ title }) => `- ${title}`);
  return `Without a language model, I answer these questions from the records you can see:\n${titles.join('\n')}`;
}

const named = (text: string): Subject => ({ text, kind: 'partners', number: null, isThis: false });
function subjectOf(text: string): Subject {
  const isThis = /^(?:this|it|here)\b/i.test(text);
  return { text, kind: null, number: null, isThis };
}

async function dealsOf(asking: Asking, { subject }: Understood, asked: Asked): Promise<Named | null> {
  if (!subject) return null;
  const found = await resolve(asking, subject, asking.isPartner ? ['accounts'] : DEALS_OF, asked);
  if (!DEALS_OF.includes(found.kind)) throw new Unclear('Deals belong to a partner, an account or a contact.');
  return found;
}

/** The partner of a question; the person's own in partner mode, and the one on the screen without a name. */
async function partnerOf(asking: Asking, subject: Subject | undefined, asked: Asked): Promise<Named | null> {
  if (asking.isPartner) return null;
  if (subject) return resolve(asking, subject, ['partners'], asked);
  if (recordAt(asked.about)?.kind === 'partners') return resolve(asking, THIS, ['partners'], asked);
  throw new Unclear('Which partner do you mean? Name it, such as “How far is Alder from Gold?”.');
}

/** The records and pages nearest to a question that is not understood. */
export async function nearest(asking: Asking, question: string): Promise<string> {
  const text = question.slice(0, 200);
  const parts: string[] = [];
  for (const tool of ['search_guide', 'find_records']) {
    if (!asking.offers(tool)) continue;
    try {
      const answer = await asking.use(tool, { text });
      if (answer.sources.length > 0) parts.push(asking.say(answer));
    } catch (error) {
      if (!(error instanceof ToolRefused)) throw error;
    }
  }
  return parts.join('\n');
}
