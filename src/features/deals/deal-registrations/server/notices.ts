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
  type Written,
} from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import { type ApprovalRequest, openApprovers } from '#features/setup/approval-chains/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import { dateInZone, isDate } from '#shared/time/dates.ts';
import type { DealRegistration } from '../schema.ts';
import { questionAbout } from './decision-question.ts';
import { approvalSubject } from './review/approval-facts.ts';
import { texts } from './texts.ts';

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
  amount_minor === null || currency === null ? null : readerMoney(amount_minor, currency);
/** "Globex, $40,000.00": the customer and the value of the deal. */
const dealOf = (registration: Registration): string =>
  [registration.account_name, amountOf(registration)].filter(Boolean).join(', ');
/** The facts by which reviewers decide. */
const factsOf = (registration: Registration, due?: string): readonly Fact[] => [
  [texts.partner, registration.partner_name],
  [texts.customer, registration.account_name],
  [texts.value, amountOf(registration)],
  [texts.decisionDue, due],
];
const labelOf = ({ number, account_name }: Registration) => texts.registration(account_name, number);

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
  notice: Written<Notice & { link: string }>,
  letter?: Written<NoticeLetter>,
): Promise<void> {
  if (!call.batch_id) await notify(call, audience, notice, letter);
}

/** Notifies the reviewers of a registration that needs a decision. */
export async function notifyRegistrationSubmitted(call: Call, registration: Registration): Promise<void> {
  const dayOf = await dayFormatter(call);
  const due = () => dayOf(registration.review_due_at);
  const partner = registration.partner_name!;
  await tell(
    call,
    await reviewers(call, registration),
    () => ({
      kind: 'deal_registration_pending',
      text: texts.submitted(partner, labelOf(registration), due()),
      link: reviewLink(registration),
      about: aboutOf(registration),
      facts: factsOf(registration, due()),
      actions: decideActions(registration.id),
      reply: replyTo(registration, 'internal'),
    }),
    () => ({
      subject: notificationSubject(texts.submittedSubject(partner, dealOf(registration), due())),
      action: texts.reviewRegistration,
    }),
  );
}

/** Notifies the people who decide the open step of an approval chain. */
export async function notifyApprovalAsked(
  call: Call,
  registration: Registration,
  { people, position, total, step_name, isSubstitute }: ApprovalRequest,
): Promise<void> {
  const step = { partner: registration.partner_name!, position, total, step: step_name, isSubstitute };
  await tell(
    call,
    { mode: 'company', people },
    () => ({
      kind: 'deal_registration_approval',
      text: texts.approvalAsked({ ...step, registration: labelOf(registration) }),
      link: reviewLink(registration),
      about: aboutOf(registration),
      facts: factsOf(registration),
      actions: decideActions(registration.id),
      reply: replyTo(registration, 'internal'),
    }),
    () => ({
      subject: notificationSubject(texts.approvalAskedSubject(dealOf(registration))),
      action: texts.reviewRegistration,
    }),
  );
}

/** Notifies the partner of the progress of its registration, not of who decides next. */
export async function notifyApprovalGiven(
  call: Call,
  registration: Registration,
  { approved, total }: { approved: number; total: number },
): Promise<void> {
  await tell(call, await partnerPeople(call, registration), () => ({
    kind: 'deal_registration_step_approved',
    text: texts.approvalGiven(labelOf(registration), approved, total),
    link: deskLink(registration),
    about: aboutOf(registration),
  }));
}

/** Two protections turned out to be for one company. Neither is dropped: people have to talk. */
export async function notifyConflict(call: Call, registration: Registration): Promise<void> {
  await tell(call, await reviewers(call, registration), () => ({
    kind: 'deal_registration_collision',
    text: texts.collision(labelOf(registration)),
    link: reviewLink(registration),
    about: aboutOf(registration),
  }));
}

export async function notifyAnswer(call: Call, registration: Registration): Promise<void> {
  await tell(call, await reviewers(call, registration), () => ({
    kind: 'deal_registration_answered',
    text: texts.answered(registration.partner_name!, labelOf(registration)),
    link: reviewLink(registration),
    about: aboutOf(registration),
    actions: decideActions(registration.id),
    reply: replyTo(registration, 'internal'),
  }));
}

type DayWriter = (instant: string | null) => string;

interface Verdict {
  text: string;
  subject: string;
  more?: string;
}

/** The texts for the partner about a decision, in the language of the reader. */
const verdicts: Partial<Record<DealRegistration['status'], (of: Registration, dayOf: DayWriter) => Verdict>> = {
  approved: (of, dayOf) => ({
    text: texts.approved(labelOf(of), dayOf(of.expires_at)),
    subject: texts.approvedSubject(of.account_name),
    more: texts.approvedMore,
  }),
  rejected: (of) => ({
    text: texts.rejected(labelOf(of), of.reason_text),
    subject: texts.rejectedSubject(of.account_name),
  }),
  info_requested: (of) => ({
    text: texts.infoRequested(labelOf(of), of.question),
    subject: texts.infoRequestedSubject(of.account_name),
    more: texts.infoRequestedMore,
  }),
  revoked: (of) => ({
    text: texts.revoked(labelOf(of), of.reason_text),
    subject: texts.revokedSubject(of.account_name),
  }),
  expired: (of, dayOf) => ({
    text: texts.expired(labelOf(of), of.pays_until && dayOf(of.pays_until)),
    subject: texts.expiredSubject(of.account_name),
  }),
  converted: (of) => ({ text: texts.converted(labelOf(of)), subject: texts.convertedSubject(of.account_name) }),
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
    () => ({
      kind: `deal_registration_${registration.status}`,
      text: verdict(registration, dayOf).text,
      link: deskLink(registration),
      about: aboutOf(registration),
      ...(status === 'info_requested' && { actions: answerActions(id) }),
      reply: replyTo(registration, status === 'info_requested' ? 'answer' : 'shared'),
    }),
    async () => {
      const { subject, more } = verdict(registration, dayOf);
      return {
        subject,
        action: registration.status === 'info_requested' ? texts.answer : texts.viewRegistration,
        ...(more && { more }),
        ...(isJudged && (await questionAbout(call, id, status))),
      };
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
    () => ({
      kind: 'deal_registration_overtaken',
      text: texts.overtaken(labelOf(registration)),
      link: deskLink(registration),
      about: aboutOf(registration),
    }),
    () => ({ subject: texts.overtakenSubject(registration.account_name), action: texts.viewRegistration }),
  );
}

export async function notifyExtension(call: Call, registration: Registration): Promise<void> {
  const dayOf = await dayFormatter(call);
  const until = () => dayOf(registration.expires_at);
  await tell(
    call,
    await partnerPeople(call, registration),
    () => ({
      kind: 'deal_registration_extended',
      text: texts.extended(labelOf(registration), until()),
      link: deskLink(registration),
      about: aboutOf(registration),
    }),
    () => ({ subject: texts.extendedSubject(registration.account_name, until()), action: texts.viewRegistration }),
  );
}

/** Notifies the reviewers of a request that they answer before the protection ends. */
export async function notifyExtensionAsked(call: Call, registration: Registration): Promise<void> {
  const dayOf = await dayFormatter(call);
  const until = () => dayOf(registration.expires_at);
  const { extension_reason: reason } = registration;
  const partner = registration.partner_name!;
  await tell(
    call,
    await reviewers(call, registration),
    () => ({
      kind: 'deal_registration_extension_asked',
      text: texts.extensionAsked({ partner, registration: labelOf(registration), until: until(), reason }),
      link: reviewLink(registration),
      about: aboutOf(registration),
      facts: [...factsOf(registration), [texts.protectionEnds, until()]],
      actions: ['grant_extension', 'decline_extension'].map((verb) => ({
        action: `deal_registrations.${verb}`,
        id: registration.id,
      })),
      reply: replyTo(registration, 'internal'),
    }),
    () => ({
      subject: notificationSubject(texts.extensionAskedSubject(partner, dealOf(registration))),
      action: texts.answerRequest,
    }),
  );
}

export async function notifyExtensionDeclined(call: Call, registration: Registration, reason: string): Promise<void> {
  const dayOf = await dayFormatter(call);
  await tell(
    call,
    await partnerPeople(call, registration),
    () => ({
      kind: 'deal_registration_extension_declined',
      text: texts.extensionDeclined(labelOf(registration), reason),
      link: deskLink(registration),
      about: aboutOf(registration),
      reply: replyTo(registration, 'shared'),
    }),
    () => ({
      subject: texts.extensionDeclinedSubject(registration.account_name),
      action: texts.viewRegistration,
      more: texts.protectedUntil(dayOf(registration.expires_at)),
    }),
  );
}

/** A partner took back or gave up what reviewers may be looking at. */
export async function notifyReleased(call: Call, registration: Registration): Promise<void> {
  const key = registration.status === 'withdrawn' ? 'withdrawn' : 'released';
  await tell(call, await reviewers(call, registration), () => ({
    kind: `deal_registration_${registration.status}`,
    text: texts[key](registration.partner_name!, labelOf(registration)),
    link: reviewLink(registration),
    about: aboutOf(registration),
  }));
}

/** A company is no longer kept free for a partner's draft: the company ended the hold, or it expired. */
export async function notifyHoldEnded(call: Call, draft: Registration, how: 'ended' | 'expired'): Promise<void> {
  await tell(call, await partnerPeople(call, draft), () => ({
    kind: 'deal_registration_hold_ended',
    text: texts.holdEnded(draft.account_name, how),
    link: `/revenue/deal-desk/create?draft=${draft.id}`,
    about: aboutOf(draft),
  }));
}

/**
 * Warns the company that a partner may be probing for its customers.
 * @param write what the partner did, in the language of the reader
 * @param when the period in which the notice is sent once
 */
export async function notifyProbing(
  call: Call,
  partner_id: string,
  write: (partner: string) => string,
  when: string,
): Promise<void> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
    'This partner',
  );
  const people = await teamMembersWithPermission(call, 'deal_registrations', 'manage', partner_id);
  await tell(call, { mode: 'company', people }, () => ({
    kind: 'deal_registration_probing',
    text: write(name),
    link: `/partners/show/${partner_id}`,
    about: [{ table: 'partners', id: partner_id }],
    dedupe_key: `probing ${partner_id} ${when}`,
  }));
}

/** @param notice 30, 14 or 3 days before the end; each is sent once */
export async function notifyExpirySoon(call: Call, registration: Registration, notice: number): Promise<void> {
  const dayOf = await dayFormatter(call);
  const until = () => dayOf(registration.expires_at);
  await tell(
    call,
    await partnerPeople(call, registration),
    () => ({
      kind: 'deal_registration_expiring',
      text: texts.ending(labelOf(registration), until()),
      link: deskLink(registration),
      about: aboutOf(registration),
      dedupe_key: `deal_registration ${registration.id} ends ${registration.expires_at} notice ${notice}`,
    }),
    () => ({
      subject: texts.endingSubject(registration.account_name, until()),
      action: texts.viewRegistration,
      more: texts.endingMore,
    }),
  );
}

/**
 * Reminds the reviewers after half of the time. After all of it, notifies owners and administrators that the delay is
 * added to the protection.
 */
export async function notifyReviewDue(call: Call, registration: Registration, isOverdue: boolean): Promise<void> {
  const dayOf = await dayFormatter(call);
  const due = () => dayOf(registration.review_due_at);
  const partner = registration.partner_name!;
  await tell(
    call,
    await reviewers(call, registration, isOverdue),
    () => ({
      kind: isOverdue ? 'deal_registration_overdue' : 'deal_registration_due',
      text: isOverdue
        ? texts.overdue(labelOf(registration), partner)
        : texts.due(labelOf(registration), partner, due()),
      link: reviewLink(registration),
      about: aboutOf(registration),
      actions: decideActions(registration.id),
      reply: replyTo(registration, 'internal'),
      facts: factsOf(registration, due()),
      dedupe_key: `deal_registration ${registration.id} due ${registration.review_due_at} ${isOverdue ? 'over' : 'half'}`,
    }),
    () => ({
      subject: notificationSubject(
        isOverdue ? texts.overdueSubject(dealOf(registration)) : texts.dueSubject(dealOf(registration), due()),
      ),
      action: texts.reviewRegistration,
    }),
  );
}

/**
 * Formats the day of an instant for its reader, in English in the company's region. A partner's people read about its
 * program, so they read its date format.
 */
export async function dayFormatter(call: Call): Promise<DayWriter> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return (instant) =>
    instant
      ? formatLongDay(isDate(instant) ? instant : dateInZone(instant, call.actor.timezone), region)
      : texts.furtherNotice;
}
