import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  type Audience,
  type Fact,
  type Notice,
  type NoticeLetter,
  notificationSubject,
  notify,
  partnerUserAddressees,
  teamMemberAddressees,
} from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import { type ApprovalRequest, openApprovers } from '#features/setup/approval-chains/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { dateInZone, isDate } from '#shared/time/dates.ts';
import type { DealRegistration } from '../schema.ts';
import { questionAbout } from './decision-question.ts';
import { approvalSubject } from './review/approval-facts.ts';

/** The notices about a registration, in the app and by email. Texts for a partner name only the partner's own deal. */
type Registration = Pick<
  DealRegistration,
  | 'id'
  | 'number'
  | 'partner_id'
  | 'partner_name'
  | 'account_name'
  | 'status'
  | 'reason_text'
  | 'question'
  | 'expires_at'
  | 'pays_until'
  | 'extension_reason'
  | 'policy_clause'
  | 'review_due_at'
  | 'amount_minor'
  | 'currency'
>;

const deskLink = ({ id }: Registration) => `/revenue/deal-desk/show/${id}`;
const reviewLink = ({ id }: Registration) => `/partners/pending/opportunities/show/${id}`;
const aboutOf = ({ id, partner_id }: Registration): MailSubject[] => [
  { table: 'deal_registrations', id },
  { table: 'partners', id: partner_id },
];
/** The buttons of emails to reviewers, and of a question to the partner; see `mail-actions.ts`. */
const decideActions = (id: string) =>
  ['approve', 'reject', 'ask'].map((verb) => ({ action: `deal_registrations.${verb}`, id }));
const answerActions = (id: string) => [{ action: 'deal_registrations.answer', id }];
/** Replies become comments; see `registration-comments`. */
const replyTo = ({ id }: Registration, variant: 'internal' | 'shared' | 'answer') => ({
  key: 'deal_registrations',
  id,
  variant,
});
const amountOf = ({ amount_minor, currency }: Registration): string | null =>
  amount_minor === null || currency === null ? null : formatMoney(amount_minor, currency);
/** "Globex, $40,000.00": the customer and the value of the deal. */
const dealOf = (registration: Registration): string =>
  [registration.account_name, amountOf(registration)].filter(Boolean).join(', ');
/** The facts by which reviewers decide. */
const factsOf = (registration: Registration, due?: string): readonly Fact[] => [
  ['Partner', registration.partner_name],
  ['Customer', registration.account_name],
  ['Value', amountOf(registration)],
  ['Decision due', due],
];
const labelOf = ({ number, account_name }: Registration) => `${account_name} (registration ${number})`;

/**
 * The people who may decide about this partner's registrations: in an approval chain those who decide its open step;
 * when a decision is overdue, owners and administrators.
 */
async function reviewers(call: Call, { id, partner_id }: Registration, isEscalation = false): Promise<Audience> {
  const people = isEscalation
    ? await teamMemberAddressees(call, ['owner', 'admin'])
    : ((await openApprovers(call, approvalSubject(id))) ??
      (await teamMembersWithPermission(call, 'deal_registrations', 'manage', partner_id)));
  return { mode: 'company', people };
}

async function partnerPeople(call: Call, { partner_id }: Registration): Promise<Audience> {
  return { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) };
}

/** Sends a notice, except during a bulk write (an import, demo data). */
async function tell(
  call: Call,
  audience: Audience,
  notice: Notice & { link: string },
  letter?: NoticeLetter,
): Promise<void> {
  if (!call.batch_id) await notify(call, audience, notice, letter);
}

/** Notifies the reviewers of a registration that needs a decision. */
export async function notifyRegistrationSubmitted(call: Call, registration: Registration): Promise<void> {
  const due = (await dayFormatter(call))(registration.review_due_at);
  await tell(
    call,
    await reviewers(call, registration),
    {
      kind: 'deal_registration_pending',
      text: `${registration.partner_name} registered ${labelOf(registration)}. A decision is due by ${due}.`,
      link: reviewLink(registration),
      about: aboutOf(registration),
      facts: factsOf(registration, due),
      actions: decideActions(registration.id),
      reply: replyTo(registration, 'internal'),
    },
    {
      subject: notificationSubject(`${registration.partner_name} registered ${dealOf(registration)}: decide by ${due}`),
      action: 'Review registration',
    },
  );
}

/** Notifies the people who decide the open step of an approval chain. */
export async function notifyApprovalAsked(
  call: Call,
  registration: Registration,
  { people, position, total, step_name, isSubstitute }: ApprovalRequest,
): Promise<void> {
  const why = isSubstitute ? ' You are asked because the reviewer is not available.' : '';
  await tell(
    call,
    { mode: 'company', people },
    {
      kind: 'deal_registration_approval',
      text: `${labelOf(registration)} from ${registration.partner_name} needs your approval: step ${position} of ${total}, ${step_name}.${why}`,
      link: reviewLink(registration),
      about: aboutOf(registration),
      facts: factsOf(registration),
      actions: decideActions(registration.id),
      reply: replyTo(registration, 'internal'),
    },
    { subject: notificationSubject(`Your approval is needed: ${dealOf(registration)}`), action: 'Review registration' },
  );
}

/** Notifies the partner of the progress of its registration, not of who decides next. */
export async function notifyApprovalGiven(
  call: Call,
  registration: Registration,
  { approved, total }: { approved: number; total: number },
): Promise<void> {
  await tell(call, await partnerPeople(call, registration), {
    kind: 'deal_registration_step_approved',
    text: `${labelOf(registration)} has ${approved} of ${total} approvals.`,
    link: deskLink(registration),
    about: aboutOf(registration),
  });
}

/** Two protections turned out to be for one company. Neither is dropped: people have to talk. */
export async function notifyConflict(call: Call, registration: Registration): Promise<void> {
  await tell(call, await reviewers(call, registration), {
    kind: 'deal_registration_collision',
    text: `${labelOf(registration)} and a registration of another partner protect the same account. Both stay protected until one of them is released or revoked.`,
    link: reviewLink(registration),
    about: aboutOf(registration),
  });
}

export async function notifyAnswer(call: Call, registration: Registration): Promise<void> {
  await tell(call, await reviewers(call, registration), {
    kind: 'deal_registration_answered',
    text: `${registration.partner_name} answered your question about ${labelOf(registration)}.`,
    link: reviewLink(registration),
    about: aboutOf(registration),
    actions: decideActions(registration.id),
    reply: replyTo(registration, 'internal'),
  });
}

type DayWriter = (instant: string | null) => string;

interface Verdict {
  /** Follows the name of the deal. */
  says(registration: Registration, dayOf: DayWriter): string;
  subject: string;
  more?: string;
}

const verdicts: Partial<Record<DealRegistration['status'], Verdict>> = {
  approved: {
    says: ({ expires_at }, dayOf) => `is approved and protected until ${dayOf(expires_at)}.`,
    subject: 'approved',
    more: 'Until then, no other partner can register this account for the same products.',
  },
  rejected: { says: ({ reason_text }) => `was not approved: ${reason_text}`, subject: 'not approved' },
  info_requested: {
    says: ({ question }) => `needs an answer from you: ${question}`,
    subject: 'a question for you',
    more: 'The decision deadline is paused until you answer.',
  },
  revoked: { says: ({ reason_text }) => `is no longer protected: ${reason_text}`, subject: 'protection revoked' },
  expired: {
    says: ({ pays_until }, dayOf) =>
      `has expired: its protection has ended.${pays_until ? ` You still earn commission if you win the deal by ${dayOf(pays_until)}.` : ''}`,
    subject: 'protection ended',
  },
  converted: { says: () => 'was won.', subject: 'won' },
};

/** Notifies all people of the partner of a decision by the company, or of an expiry. */
export async function notifyDecision(call: Call, registration: Registration): Promise<void> {
  const verdict = verdicts[registration.status];
  if (!verdict) return;
  const dayOf = await dayFormatter(call);
  const { id, status } = registration;
  const isJudged = (status === 'approved' || status === 'rejected') && !call.batch_id;
  await tell(
    call,
    await partnerPeople(call, registration),
    {
      kind: `deal_registration_${registration.status}`,
      text: `${labelOf(registration)} ${verdict.says(registration, dayOf)}`,
      link: deskLink(registration),
      about: aboutOf(registration),
      ...(status === 'info_requested' && { actions: answerActions(id) }),
      reply: replyTo(registration, status === 'info_requested' ? 'answer' : 'shared'),
    },
    {
      subject: `${registration.account_name}: ${verdict.subject}`,
      action: registration.status === 'info_requested' ? 'Answer' : 'View registration',
      ...(verdict.more && { more: verdict.more }),
      ...(isJudged && (await questionAbout(call, id, status))),
    },
  );
}

/** Tells a partner whose registration came earlier and still waits that another one was approved; neither is named. */
export async function notifyOvertaken(call: Call, id: string): Promise<void> {
  const registration = await call.one<DealRegistration>(
    sql`select * from deal_registration_rows where organization_id = ${call.organization_id} and id = ${id}`,
  );
  await tell(
    call,
    await partnerPeople(call, registration),
    {
      kind: 'deal_registration_overtaken',
      text: `Another registration for the account of ${labelOf(registration)} was approved. Yours still waits for a decision.`,
      link: deskLink(registration),
      about: aboutOf(registration),
    },
    { subject: `${registration.account_name}: another registration was approved`, action: 'View registration' },
  );
}

export async function notifyExtension(call: Call, registration: Registration): Promise<void> {
  const until = (await dayFormatter(call))(registration.expires_at);
  await tell(
    call,
    await partnerPeople(call, registration),
    {
      kind: 'deal_registration_extended',
      text: `The protection of ${labelOf(registration)} was extended to ${until}.`,
      link: deskLink(registration),
      about: aboutOf(registration),
    },
    { subject: `${registration.account_name}: protected until ${until}`, action: 'View registration' },
  );
}

/** Notifies the reviewers of a request that they answer before the protection ends. */
export async function notifyExtensionAsked(call: Call, registration: Registration): Promise<void> {
  const until = (await dayFormatter(call))(registration.expires_at);
  await tell(
    call,
    await reviewers(call, registration),
    {
      kind: 'deal_registration_extension_asked',
      text: `${registration.partner_name} asks to extend the protection of ${labelOf(registration)}, which ends on ${until}: ${registration.extension_reason}`,
      link: reviewLink(registration),
      about: aboutOf(registration),
      facts: [...factsOf(registration), ['Protection ends', until]],
      actions: ['grant_extension', 'decline_extension'].map((verb) => ({
        action: `deal_registrations.${verb}`,
        id: registration.id,
      })),
      reply: replyTo(registration, 'internal'),
    },
    {
      subject: notificationSubject(`${registration.partner_name} asks for an extension: ${dealOf(registration)}`),
      action: 'Answer request',
    },
  );
}

export async function notifyExtensionDeclined(call: Call, registration: Registration, reason: string): Promise<void> {
  const until = (await dayFormatter(call))(registration.expires_at);
  await tell(
    call,
    await partnerPeople(call, registration),
    {
      kind: 'deal_registration_extension_declined',
      text: `The protection of ${labelOf(registration)} was not extended: ${reason}`,
      link: deskLink(registration),
      about: aboutOf(registration),
      reply: replyTo(registration, 'shared'),
    },
    {
      subject: `${registration.account_name}: not extended`,
      action: 'View registration',
      more: `You are protected until ${until}.`,
    },
  );
}

/** A partner took back or gave up what reviewers may be looking at. */
export async function notifyReleased(call: Call, registration: Registration): Promise<void> {
  const did = registration.status === 'withdrawn' ? 'withdrew' : 'released';
  await tell(call, await reviewers(call, registration), {
    kind: `deal_registration_${registration.status}`,
    text: `${registration.partner_name} ${did} ${labelOf(registration)}.`,
    link: reviewLink(registration),
    about: aboutOf(registration),
  });
}

/** A company is no longer kept free for a partner's draft. */
export async function notifyHoldEnded(call: Call, draft: Registration, how: string): Promise<void> {
  await tell(call, await partnerPeople(call, draft), {
    kind: 'deal_registration_hold_ended',
    text: `Your hold on ${draft.account_name} ${how}. Register the deal while the account is still free.`,
    link: `/revenue/deal-desk/create?draft=${draft.id}`,
    about: aboutOf(draft),
  });
}

/**
 * Warns the company that a partner may be probing for its customers.
 * @param when the period in which the notice is sent once
 */
export async function notifyProbing(call: Call, partner_id: string, what: string, when: string): Promise<void> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
    'This partner',
  );
  const people = await teamMembersWithPermission(call, 'deal_registrations', 'manage', partner_id);
  await tell(
    call,
    { mode: 'company', people },
    {
      kind: 'deal_registration_probing',
      text: `${name} ${what}. If you did not expect this, lower their daily checks or contact them.`,
      link: `/partners/show/${partner_id}`,
      about: [{ table: 'partners', id: partner_id }],
      dedupe_key: `probing ${partner_id} ${when}`,
    },
  );
}

/** @param notice 30, 14 or 3 days before the end; each is sent once */
export async function notifyExpirySoon(call: Call, registration: Registration, notice: number): Promise<void> {
  const until = (await dayFormatter(call))(registration.expires_at);
  await tell(
    call,
    await partnerPeople(call, registration),
    {
      kind: 'deal_registration_expiring',
      text: `The protection of ${labelOf(registration)} ends on ${until}.`,
      link: deskLink(registration),
      about: aboutOf(registration),
      dedupe_key: `deal_registration ${registration.id} ends ${registration.expires_at} notice ${notice}`,
    },
    {
      subject: `${registration.account_name}: protection ends on ${until}`,
      action: 'View registration',
      more: 'If the deal has made progress, you can ask for an extension on the registration.',
    },
  );
}

/**
 * Reminds the reviewers after half of the time. After all of it, notifies owners and administrators that the delay is
 * added to the protection.
 */
export async function notifyReviewDue(call: Call, registration: Registration, isOverdue: boolean): Promise<void> {
  const due = (await dayFormatter(call))(registration.review_due_at);
  const what = `The decision on ${labelOf(registration)} from ${registration.partner_name}`;
  const when = isOverdue ? 'is overdue. The delay is added to the protection.' : `is due by ${due}.`;
  await tell(
    call,
    await reviewers(call, registration, isOverdue),
    {
      kind: isOverdue ? 'deal_registration_overdue' : 'deal_registration_due',
      text: `${what} ${when}`,
      link: reviewLink(registration),
      about: aboutOf(registration),
      actions: decideActions(registration.id),
      reply: replyTo(registration, 'internal'),
      facts: factsOf(registration, due),
      dedupe_key: `deal_registration ${registration.id} due ${registration.review_due_at} ${isOverdue ? 'over' : 'half'}`,
    },
    {
      subject: notificationSubject(`${isOverdue ? 'Overdue' : `Decide by ${due}`}: ${dealOf(registration)}`),
      action: 'Review registration',
    },
  );
}

/**
 * Formats the day of an instant in the company's region. A partner's people read about its program, so they read its
 * date format.
 */
export async function dayFormatter(call: Call): Promise<DayWriter> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return (instant) =>
    instant
      ? formatLongDay(isDate(instant) ? instant : dateInZone(instant, call.actor.timezone), region)
      : 'further notice';
}
