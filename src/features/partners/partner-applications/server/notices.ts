import type { Opening } from '#features/access/invitations/server/service.ts';
import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import { defineMail, type MailKind, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { inLanguage, readerLanguageOf } from '#server/language.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { PartnerApplication } from '../schema.ts';
import { applicationLink } from './link.ts';
import { texts } from './texts.ts';

/** The link lets its reader act for the applicant. */
const applicantMail = (key: string) =>
  defineMail({ key: `application_${key}`, class: 'account', hides: 'body', plainSubject: 'Your application' });
const receiptMail = applicantMail('receipt');
const refusalMail = applicantMail('repeated');
const questionMail = applicantMail('question');
const approvalMail = applicantMail('approval');
const rejectionMail = applicantMail('rejection');

type Application = Pick<
  PartnerApplication,
  'id' | 'email' | 'contact_name' | 'company_name' | 'partner_id' | 'language'
>;

/** Those who decide learn that something waits for them. */
export async function tellReviewers(
  call: Call,
  application: Application & Pick<PartnerApplication, 'owner_user_id' | 'review_due_at' | 'flags'>,
): Promise<void> {
  if (call.batch_id) return;
  const all = await teamMembersWithPermission(call, 'partner_applications', 'manage');
  const owner = all.filter(({ user_id }) => user_id === application.owner_user_id);
  const dueOn = await dayWriter(call, application.review_due_at);
  const company = nameForMail(application.company_name);
  await notify(
    call,
    { mode: 'company', people: owner.length > 0 ? owner : all },
    () => ({
      kind: 'partner_application_received',
      text: texts.applied(company, dueOn()),
      link: `/partners/pending/opportunities/show/${application.id}?queue=sign-ups`,
      facts: [
        [texts.company, application.company_name],
        [texts.contact, `${application.contact_name}, ${application.email}`],
        [texts.decisionDue, dueOn()],
      ],
    }),
    () => ({
      subject: notificationSubject(texts.appliedSubject(company, dueOn())),
      action: texts.reviewApplication,
    }),
  );
}

/** The review can go on. */
export async function tellApplicationAnswer(call: Call, application: PartnerApplication): Promise<void> {
  const all = await teamMembersWithPermission(call, 'partner_applications', 'manage');
  const owner = all.filter(({ user_id }) => user_id === application.owner_user_id);
  const dueOn = await dayWriter(call, application.review_due_at);
  const company = nameForMail(application.company_name);
  await notify(
    call,
    { mode: 'company', people: owner.length > 0 ? owner : all },
    () => ({
      kind: 'partner_application_answered',
      text: texts.answered(company),
      link: `/partners/pending/opportunities/show/${application.id}?queue=sign-ups`,
      facts: [
        [texts.company, application.company_name],
        [texts.question, application.question],
        [texts.answer, application.answer],
        [texts.decisionDue, dueOn()],
      ],
    }),
    () => ({
      subject: notificationSubject(texts.answeredSubject(company, dueOn())),
      action: texts.reviewApplication,
    }),
  );
}

/** Notifies the partner's administrators that a person wants to join them. */
export async function tellApplicationPartner(
  call: Call,
  { contact_name, email, partner_id }: PartnerApplication,
): Promise<void> {
  const people = await partnerUsersWithPermission(call, partner_id!, 'partner_applications', 'manage');
  await notify(
    call,
    { mode: 'partner', partner_id: partner_id!, people },
    () => ({
      kind: 'partner_join_requested',
      text: texts.asksToJoin(nameForMail(contact_name)),
      link: '/join-requests',
      facts: [
        [texts.person, nameForMail(contact_name)],
        [texts.email, email],
      ],
    }),
    () => ({ subject: texts.asksToJoinSubject, action: texts.reviewRequest }),
  );
}

export async function mailReceipt(
  call: Call,
  application: Application & Pick<PartnerApplication, 'review_due_at'>,
): Promise<void> {
  const program = await programOf(call);
  const dueOn = await dayWriter(call, application.review_due_at);
  await mail(call, application, () => ({
    kind: receiptMail,
    subject: texts.yourApplication(program),
    paragraphs: [
      texts.received(program, nameForMail(application.company_name)),
      [texts.confirmAndFollowByLink, texts.decisionBy(dueOn())].filter(Boolean).join(' '),
    ],
    label: texts.confirmAndFollow,
  }));
}

/** Emails the reason why a repeated application has no effect, at most once an hour, because anyone can trigger it. */
export async function mailRefusal(call: Call, earlier: Application, message: () => string): Promise<void> {
  const hourAgo = new Date(call.now().getTime() - 3_600_000);
  const lately = await call.maybe(sql`
    select from mail_outbox
    where organization_id = ${call.organization_id} and to_address = ${earlier.email} and kind = ${refusalMail.key}
      and created_at > ${hourAgo} limit 1`);
  if (lately) return;
  const program = await programOf(call);
  await mail(call, earlier, () => ({
    kind: refusalMail,
    subject: texts.yourApplication(program),
    paragraphs: [texts.sentAgain(program, message()), texts.ignoreIfNotYou],
    label: texts.seeApplication,
  }));
}

export async function mailQuestion(call: Call, application: Application, question: string): Promise<void> {
  const program = await programOf(call);
  await mail(call, application, () => ({
    kind: questionMail,
    subject: texts.hasQuestion(program),
    paragraphs: [texts.asks(program), question],
    label: texts.answerButton,
  }));
}

/** The first words to an approved applicant, with the invitation where there is one; read in the language of the reader. */
export async function approvalNews(call: Call, text: string | null): Promise<() => Opening> {
  const program = await programOf(call);
  return () => ({
    subject: texts.wasApproved(program),
    paragraphs: [texts.approved(program), ...(text ? text.split(/\n{2,}/) : [])],
  });
}

/** Tells of an approval that brings no invitation, because the person has access already or gets it later. */
export async function mailApproval(call: Call, application: Application, news: () => Opening): Promise<void> {
  await mail(call, application, () => ({
    kind: approvalMail,
    subject: news().subject,
    paragraphs: [...news().paragraphs],
    label: texts.seeApplication,
  }));
}

export async function mailRejection(
  call: Call,
  application: Application & Pick<PartnerApplication, 'reason_text' | 'reapply_on'>,
): Promise<void> {
  const program = await programOf(call);
  const againFrom = await dayWriter(call, application.reapply_on);
  await mail(call, application, () => ({
    kind: rejectionMail,
    subject: texts.yourApplication(program),
    paragraphs: [
      texts.notApproved(program),
      ...(application.reason_text ? [application.reason_text] : []),
      ...(application.reapply_on ? [texts.applyAgainFrom(againFrom()!)] : []),
    ],
    label: texts.seeApplication,
  }));
}

interface ApplicantLetter {
  kind: MailKind;
  subject: string;
  paragraphs: string[];
  label: string;
}

async function mail(
  call: Call,
  { id, email, contact_name, partner_id, language }: Application,
  write: () => ApplicantLetter,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) =>
    inLanguage(language ?? (await readerLanguageOf(company, { user_id: null, partner_id })), async () => {
      const { kind, subject, paragraphs, label } = write();
      await sendMail(company, {
        kind,
        to: email,
        to_name: nameForMail(contact_name) || null,
        subject,
        paragraphs: [mailTexts.hello(nameForMail(contact_name)), ...paragraphs],
        action: { label, path: await applicationLink(company, id) },
      });
    }),
  );
}

async function programOf(call: Call): Promise<string> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  return name;
}

/** A day or instant, in the reader's way of writing dates. */
async function dayWriter(call: Call, at: string | null): Promise<() => string | null> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return () => at && formatLongDay(at.length === 10 ? at : dateInZone(at, call.actor.timezone), region);
}

/** A day or instant for the present reader. */
export const dayOf = async (call: Call, at: string | null): Promise<string | null> => (await dayWriter(call, at))();
