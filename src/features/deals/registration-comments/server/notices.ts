import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Addressee, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { RegistrationComment } from '../schema.ts';
import { texts } from './texts.ts';

interface About {
  partner_id: string;
  number: number;
  account_name: string;
  owner_user_id: string | null;
}

/**
 * Notifies mentioned people, and the other side of a shared comment. A comment that mentions no one at the company goes
 * to the partner's owner, and without one to the people who decide.
 */
export async function tellReaders(call: Call, comment: RegistrationComment): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const about = await company.one<About>(sql`
      select r.partner_id, r.number::int as number, r.account_name, p.owner_user_id from deal_registrations r
      join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
      where r.organization_id = ${company.organization_id} and r.id = ${comment.registration_id}`);
    const isOther = ({ user_id }: Addressee) => user_id !== comment.author_user_id;
    const mentioned = ({ user_id }: Addressee) => comment.mentions.includes(user_id);
    const all = await teamMembersWithPermission(company, 'deal_registration_comments', 'view', about.partner_id);
    await tellCompany(company, comment, about, all.filter(isOther), mentioned);
    if (comment.visibility === 'internal') return;
    const partners = await partnerUsersWithPermission(company, about.partner_id, 'deal_registration_comments', 'view');
    await tellPartner(company, comment, about, partners.filter(isOther), mentioned);
  });
}

type Test = (person: Addressee) => boolean;

async function tellCompany(
  call: Call,
  comment: RegistrationComment,
  about: About,
  people: readonly Addressee[],
  mentioned: Test,
): Promise<void> {
  const link = `/partners/pending/opportunities/show/${comment.registration_id}?tab=comments`;
  await notify(call, { mode: 'company', people: people.filter(mentioned) }, () => ({
    kind: 'registration_mention',
    text: texts.mentioned(wordsOf(comment, about)),
    link,
    about: places(comment, about),
    reply: replyTo(comment),
  }));
  if (comment.author_side === 'company' || people.some(mentioned)) return;
  const owner = people.filter(({ user_id }) => user_id === about.owner_user_id);
  const deciders = await teamMembersWithPermission(call, 'deal_registrations', 'manage', about.partner_id);
  await notify(call, { mode: 'company', people: owner.length > 0 ? owner : deciders }, () => ({
    kind: 'registration_comment',
    text: texts.commented(wordsOf(comment, about)),
    link,
    about: places(comment, about),
    reply: replyTo(comment),
  }));
}

async function tellPartner(
  call: Call,
  comment: RegistrationComment,
  about: About,
  people: readonly Addressee[],
  mentioned: Test,
): Promise<void> {
  const { partner_id } = about;
  const link = `/revenue/deal-desk/show/${comment.registration_id}?tab=comments`;
  await notify(call, { mode: 'partner', partner_id, people: people.filter(mentioned) }, () => ({
    kind: 'partner_registration_mention',
    text: texts.mentioned(wordsOf(comment, about)),
    link,
    about: places(comment, about),
    reply: replyTo(comment),
  }));
  if (comment.author_side !== 'company') return;
  await notify(call, { mode: 'partner', partner_id, people: people.filter((one) => !mentioned(one)) }, () => ({
    kind: 'partner_registration_comment',
    text: texts.commented(wordsOf(comment, about)),
    link,
    about: places(comment, about),
    reply: replyTo(comment),
  }));
}

function wordsOf({ author_name, body }: RegistrationComment, { account_name, number }: About) {
  const words = body.length > 200 ? `${body.slice(0, 197).trimEnd()}…` : body;
  return { author: author_name, account: account_name, number, words };
}

/** A reply is read by those who could read the comment. */
const replyTo = ({ registration_id, visibility }: RegistrationComment) => ({
  key: 'deal_registrations',
  id: registration_id,
  variant: visibility,
});

const places = ({ registration_id }: RegistrationComment, { partner_id }: About) => [
  { table: 'deal_registrations' as const, id: registration_id },
  { table: 'partners' as const, id: partner_id },
];
