import type { Opening } from '#features/access/invitations/server/service.ts';
import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notificationSubject, notify } from '#features/engagement/notifications/server/service.ts';
import { defineMail, type MailKind, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { PartnerApplication } from '../schema.ts';
import { applicationLink } from './link.ts';

/** The link lets its reader act for the applicant. */
const applicantMail = (key: string) =>
  defineMail({ key: `application_${key}`, class: 'account', hides: 'body', plainSubject: 'Your application' });
const receiptMail = applicantMail('receipt');
const refusalMail = applicantMail('repeated');
const questionMail = applicantMail('question');
const approvalMail = applicantMail('approval');
const rejectionMail = applicantMail('rejection');

type Application = Pick<PartnerApplication, 'id' | 'email' | 'contact_name' | 'company_name'>;

/** Those who decide learn that something waits for them. */
export async function tellReviewers(
  call: Call,
  application: Application & Pick<PartnerApplication, 'owner_user_id' | 'review_due_at' | 'flags'>,
): Promise<void> {
  if (call.batch_id) return;
  const all = await teamMembersWithPermission(call, 'partner_applications', 'manage');
  const owner = all.filter(({ user_id }) => user_id === application.owner_user_id);
  const due = await dayOf(call, application.review_due_at);
  await notify(
    call,
    { mode: 'company', people: owner.length > 0 ? owner : all },
    {
      kind: 'partner_application_received',
      text: `${nameForMail(application.company_name)} applied to become a partner. ${due ? `A decision is due by ${due}.` : ''}`.trim(),
      link: `/partners/pending/opportunities/show/${application.id}?queue=sign-ups`,
      facts: [
        ['Company', application.company_name],
        ['Contact', `${application.contact_name}, ${application.email}`],
        ['Decision due', due],
      ],
    },
    {
      subject: notificationSubject(
        `${nameForMail(application.company_name)} applied to become a partner${due ? `: decide by ${due}` : ''}`,
      ),
      action: 'Review application',
    },
  );
}

/** The review can go on. */
export async function tellApplicationAnswer(call: Call, application: PartnerApplication): Promise<void> {
  const all = await teamMembersWithPermission(call, 'partner_applications', 'manage');
  const owner = all.filter(({ user_id }) => user_id === application.owner_user_id);
  const due = await dayOf(call, application.review_due_at);
  await notify(
    call,
    { mode: 'company', people: owner.length > 0 ? owner : all },
    {
      kind: 'partner_application_answered',
      text: `${nameForMail(application.company_name)} answered your question about its application.`,
      link: `/partners/pending/opportunities/show/${application.id}?queue=sign-ups`,
      facts: [
        ['Company', application.company_name],
        ['Question', application.question],
        ['Answer', application.answer],
        ['Decision due', due],
      ],
    },
    {
      subject: notificationSubject(
        `${nameForMail(application.company_name)} answered your question${due ? `: decide by ${due}` : ''}`,
      ),
      action: 'Review application',
    },
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
    {
      kind: 'partner_join_requested',
      text: `${nameForMail(contact_name)} asks to join your company in the partner portal.`,
      link: '/join-requests',
      facts: [
        ['Person', nameForMail(contact_name)],
        ['Email', email],
      ],
    },
    { subject: 'Someone asks to join your company', action: 'Review request' },
  );
}

export async function mailReceipt(
  call: Call,
  application: Application & Pick<PartnerApplication, 'review_due_at'>,
): Promise<void> {
  const program = await programOf(call);
  const due = await dayOf(call, application.review_due_at);
  await mail(call, application, {
    kind: receiptMail,
    subject: `Your application to ${program}'s partner program`,
    paragraphs: [
      `${program} received the application of ${nameForMail(application.company_name)}.`,
      `Open the link to confirm your email address and to follow the application.${due ? ` You get a decision by ${due}.` : ''}`,
    ],
    label: 'Confirm and follow',
  });
}

/** Emails the reason why a repeated application has no effect, at most once an hour, because anyone can trigger it. */
export async function mailRefusal(call: Call, earlier: Application, message: string): Promise<void> {
  const hourAgo = new Date(call.now().getTime() - 3_600_000);
  const lately = await call.maybe(sql`
    select from mail_outbox
    where organization_id = ${call.organization_id} and to_address = ${earlier.email} and kind = ${refusalMail.key}
      and created_at > ${hourAgo} limit 1`);
  if (lately) return;
  const program = await programOf(call);
  await mail(call, earlier, {
    kind: refusalMail,
    subject: `Your application to ${program}'s partner program`,
    paragraphs: [
      `Someone sent the sign-up form of ${program} with your email address. ${message}`,
      'If this was not you, you can ignore this email.',
    ],
    label: 'See the application',
  });
}

export async function mailQuestion(call: Call, application: Application, question: string): Promise<void> {
  const program = await programOf(call);
  await mail(call, application, {
    kind: questionMail,
    subject: `${program} has a question about your application`,
    paragraphs: [`${program} asks:`, question],
    label: 'Answer',
  });
}

/** The first words to an approved applicant, with the invitation where there is one. */
export async function approvalNews(call: Call, text: string | null): Promise<Opening> {
  const program = await programOf(call);
  return {
    subject: `Your application to ${program}'s partner program was approved`,
    paragraphs: [`${program} approved your application.`, ...(text ? text.split(/\n{2,}/) : [])],
  };
}

/** Tells of an approval that brings no invitation, because the person has access already or gets it later. */
export async function mailApproval(call: Call, application: Application, news: Opening): Promise<void> {
  await mail(call, application, {
    kind: approvalMail,
    subject: news.subject,
    paragraphs: [...news.paragraphs],
    label: 'See the application',
  });
}

export async function mailRejection(
  call: Call,
  application: Application & Pick<PartnerApplication, 'reason_text' | 'reapply_on'>,
): Promise<void> {
  const program = await programOf(call);
  const again = await dayOf(call, application.reapply_on);
  await mail(call, application, {
    kind: rejectionMail,
    subject: `Your application to ${program}'s partner program`,
    paragraphs: [
      `${program} did not approve your application.`,
      ...(application.reason_text ? [application.reason_text] : []),
      ...(again ? [`You can apply again from ${again}.`] : []),
    ],
    label: 'See the application',
  });
}

async function mail(
  call: Call,
  { id, email, contact_name }: Application,
  { kind, subject, paragraphs, label }: { kind: MailKind; subject: string; paragraphs: string[]; label: string },
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) =>
    sendMail(company, {
      kind,
      to: email,
      to_name: nameForMail(contact_name) || null,
      subject,
      paragraphs: [`Hello ${nameForMail(contact_name)},`.replace(' ,', ','), ...paragraphs],
      action: { label, path: await applicationLink(company, id) },
    }),
  );
}

async function programOf(call: Call): Promise<string> {
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  return name;
}

/** A day or instant, in the company's way of writing dates. */
export async function dayOf(call: Call, at: string | null): Promise<string | null> {
  if (!at) return null;
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return formatLongDay(at.length === 10 ? at : dateInZone(at, call.actor.timezone), region as never);
}
