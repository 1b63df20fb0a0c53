import { capitalized } from '#shared/nouns/nouns.ts';
import type { Doing } from './done.ts';
import type { Intent } from './intent-patterns.ts';
import { dayOf, type FoundRecord, findChatRecords, recordAt } from './records.ts';
import { subjectOf, Unclear } from './subjects.ts';
import type { ToolUses } from './tools.ts';
import { readAddressed, readDeal, readReport, readTask } from './writing.ts';

/** One function for each intent that proposes something to write. */
export const drafting: Readonly<Partial<Record<Intent, Doing>>> = {
  draft_registration: async (uses, { text = '' }, place) => {
    const { partner: partnerName, ...deal } = readDeal(text, uses.today);
    if (!deal.account_name) throw new Unclear('Name the account, such as “Draft a registration for acme.com, $40k”.');
    const here = recordAt(place.about);
    const partner_id = uses.isPartner
      ? undefined
      : partnerName
        ? (await subjectOf(uses, partnerName.toLowerCase(), ['partners'], place)).id
        : here?.kind === 'partners'
          ? here.id
          : undefined;
    if (!uses.isPartner && !partner_id)
      throw new Unclear('Name the partner too.', [
        `${place.question.replace(/(?<![.?!\s])[.?!\s]+$/, '')} for partner `,
      ]);
    const answer = await uses.use('propose_registration', {
      ...(partner_id && { partner_id }),
      account_name: deal.account_name,
      ...(deal.account_domain && { account_domain: deal.account_domain }),
      ...(deal.amount_minor && {
        amount_minor: deal.amount_minor,
        currency: deal.currency ?? (await usualCurrency(uses)),
      }),
      ...(deal.expected_close_on && { expected_close_on: deal.expected_close_on }),
    });
    return { read: 'Draft of a registration', text: uses.say(answer) };
  },
  create_task: async (uses, { text = '' }, { about }) => {
    const { title, due_on } = readTask(text, uses.today);
    const here = recordAt(about);
    const answer = await uses.use('propose_task', {
      title,
      ...(due_on && { due_on }),
      ...(here?.kind === 'partners' && !uses.isPartner && { partner_id: here.id }),
    });
    return { read: 'New task', text: uses.say(answer) };
  },
  add_note: async (uses, { text = '' }, place) => {
    const { to, text: body } = readAddressed(text);
    if (!body) throw new Unclear('Write the note after a colon, such as “Add a note to Acme: they want a demo”.');
    const kinds = uses.isPartner ? ['opportunities'] : ['partners', 'accounts', 'opportunities'];
    const { kind, id, name } = await subjectOf(uses, to.toLowerCase(), kinds, place);
    const answer =
      kind === 'opportunities'
        ? await uses.use('propose_deal_note', { deal_id: id, text: body })
        : await uses.use('propose_note', { kind, id, text: body });
    return { read: `Note on ${name}`, text: uses.say(answer) };
  },
  draft_email: async (uses, { text = '' }, place) => {
    const { to, text: topic } = readAddressed(text);
    const { kind, id, record, name } = await subjectOf(
      uses,
      to.toLowerCase(),
      ['contacts', 'partners', 'accounts'],
      place,
    );
    const contactOf = kind === 'contacts' ? recordOfContact(record) : { kind, id };
    if (!contactOf)
      throw new Unclear('This contact belongs to no partner or account from which an email can be written.');
    const first = typeof record.first_name === 'string' ? ` ${record.first_name}` : '';
    const about = topic?.replace(/(?<![.?!])[.?!]+$/, '');
    const answer = await uses.use('propose_email', {
      ...contactOf,
      ...(kind === 'contacts' && { contact_ids: [id] }),
      subject: about ? capitalized(about).slice(0, 150) : 'A question',
      text: `Hello${first},\n\n${about ? `I am writing about ${about}.` : 'I have a question:'}\n\nBest regards\n${uses.caller.request.actor.full_name}`,
    });
    return { read: `Draft of an email to ${name}`, text: uses.say(answer) };
  },
  draft_reply: async (uses, { subject }, place) => {
    const { kind, id, record, name } = await subjectOf(uses, subject, ['deal_registrations'], place);
    if (kind !== 'deal_registrations')
      throw new Unclear('A reply can be drafted for a deal registration. Open it and ask there.');
    const due = dayOf(record.review_due_at);
    const text = uses.isPartner
      ? 'Thank you for your question. Here is what we know:'
      : `Thank you for this registration. We are reviewing it${due ? ` and will decide by ${due}` : ''}.`;
    return {
      read: `Draft of a reply, ${name}`,
      text: uses.say(await uses.use('propose_reply', { registration_id: id, text })),
    };
  },
  build_report: async (uses, { text = '' }) => ({
    read: 'New report',
    text: uses.say(await uses.use('propose_report', { ...readReport(text) })),
  }),
};

/** The currency of amounts that name none: that of the latest deal. */
async function usualCurrency(uses: ToolUses): Promise<string> {
  const { records } = await findChatRecords(uses, { kind: 'opportunities', sort: '-created_at', most: 1 });
  return typeof records[0]?.currency === 'string' ? records[0].currency : 'USD';
}

/** An email to a contact is written from the contact's partner or account. */
function recordOfContact({ partner_id, account_id }: FoundRecord): { kind: string; id: string } | null {
  if (typeof partner_id === 'string') return { kind: 'partners', id: partner_id };
  return typeof account_id === 'string' ? { kind: 'accounts', id: account_id } : null;
}
