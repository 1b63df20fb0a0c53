import type { Status } from '#features/deals/deal-registrations/schema.ts';
import { defineMail, type Letter, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { inLanguageOf } from '#server/language.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { confirmationLink, referralPageLink, requestLink } from './link.ts';
import { findRequest } from './request-row.ts';
import { texts } from './texts.ts';

interface Told {
  partner_id: string;
  submitter_name: string | null;
  submitter_email: string;
  status: Status;
  account_name: string;
  question: string | null;
  review_due_at: string | null;
  expires_at: string | null;
  told_before: string | null;
}

/** The link lets its reader answer for the submitter. */
const submitterMail = defineMail({
  key: 'referral_submitter',
  class: 'account',
  hides: 'body',
  plainSubject: 'Your registration',
});

/** The state a submitter is emailed about once: the status, and each question. */
const state = `r.status || coalesce(' ' || md5(case when r.status = 'info_requested' then r.question end), '')`;

/** Registrations that changed in bulk. */
export async function untold(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select e.registration_id as id from referral_entries e
    join deal_registrations r on r.organization_id = e.organization_id and r.id = e.registration_id
    where e.organization_id = ${call.organization_id} and e.is_public and e.submitter_email is not null
      and e.told is distinct from ${sql.raw(state)}`);
  return found.map(({ id }) => id);
}

/** Emails a submitter without an account the receipt, each question, and the decision, each once. */
export async function tellSubmitter(call: Call, id: string): Promise<void> {
  const [entry] = await call.rows<Told>(sql`
    with before as (select told from referral_entries
      where organization_id = ${call.organization_id} and registration_id = ${id} for update)
    update referral_entries e set told = ${sql.raw(state)} from deal_registrations r, before
    where e.organization_id = ${call.organization_id} and e.registration_id = ${id} and e.is_public
      and e.submitter_email is not null
      and r.organization_id = e.organization_id and r.id = e.registration_id and e.told is distinct
      from ${sql.raw(state)}
    returning e.submitter_name, e.submitter_email::text as submitter_email, r.partner_id, r.status,
      r.account_name, r.question,
      r.review_due_at, r.expires_at, before.told as told_before`);
  if (!entry) return;
  const { name: program, region } = await call.one<{ name: string; region: string }>(
    sql`select name, region from organizations where id = ${call.organization_id}`,
  );
  const dayOf = (at: string | null) =>
    at ? formatLongDay(dateInZone(at, call.actor.timezone), region as never) : null;
  // Anyone can submit a form with the address of somebody else.
  const submitter = nameForMail(entry.submitter_name);
  await inLanguageOf(call, { user_id: null, partner_id: entry.partner_id }, async () => {
    const letter = letterOf({ ...entry, account_name: nameForMail(entry.account_name) }, program, dayOf);
    if (!letter) return;
    await sendMail(call, {
      kind: submitterMail,
      to: entry.submitter_email,
      ...(submitter && { to_name: submitter }),
      subject: letter.subject,
      paragraphs: [mailTexts.hello(submitter), ...letter.paragraphs],
      action: { label: letter.label, path: await referralPageLink(call, id) },
    });
  });
}

interface Words {
  subject: string;
  paragraphs: string[];
  label: string;
}

function letterOf(
  { status, account_name, question, review_due_at, expires_at, told_before }: Told,
  program: string,
  dayOf: (at: string | null) => string | null,
): Words | undefined {
  const due = dayOf(review_due_at);
  const until = dayOf(expires_at);
  switch (status) {
    case 'pending_review':
      // After an answer, the page shows it, so no email is sent.
      return told_before
        ? undefined
        : {
            subject: texts.receivedSubject(program),
            paragraphs: [texts.received(program, account_name, due)],
            label: texts.follow,
          };
    case 'info_requested':
      return {
        subject: texts.questionSubject(program),
        paragraphs: [texts.question(program, account_name), question ?? ''],
        label: texts.answer,
      };
    case 'approved':
      return {
        subject: texts.approvedSubject,
        paragraphs: [texts.approved(program, account_name, until)],
        label: texts.follow,
      };
    case 'rejected':
      return {
        subject: texts.yourRegistration(program),
        paragraphs: [texts.rejected(program, account_name), texts.reasonAtPartner],
        label: texts.follow,
      };
    default:
      return undefined;
  }
}

/**
 * Asks the owner of the mailbox whether the form was theirs, in the language of the request. Until then, nothing is
 * looked up.
 */
export async function mailConfirmation(call: Call, request_id: string): Promise<void> {
  await mailRequest(call, request_id, async (program, account) => ({
    subject: texts.confirmSubject(program),
    paragraphs: [texts.confirm(account, program), texts.confirmLink],
    action: { label: texts.confirmAndRegister, path: await confirmationLink(call, request_id) },
  }));
}

/** Tells the submitter why a confirmed request was not registered. */
export async function mailOutcome(call: Call, request_id: string): Promise<void> {
  const request = await findRequest(call, request_id);
  await inLanguageOf(call, { user_id: null, partner_id: request?.partner_id ?? null }, () =>
    mailRequest(call, request_id, async (program, account) => ({
      subject: texts.yourRegistration(program),
      paragraphs: [texts.refused(program, account), request?.outcome ?? '', texts.askPartner],
      action: { label: texts.seeRegistration, path: await requestLink(call, request_id) },
    })),
  );
}

async function mailRequest(
  call: Call,
  request_id: string,
  write: (program: string, account: string) => Promise<Pick<Letter, 'subject' | 'paragraphs' | 'action'>>,
): Promise<void> {
  const request = await findRequest(call, request_id);
  if (!request?.submitter_email) return;
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  // Anyone can submit a form with the address of somebody else.
  const submitter = nameForMail(request.submitter_name);
  const { paragraphs, ...letter } = await write(name, nameForMail(request.account_name));
  await sendMail(call, {
    kind: submitterMail,
    to: request.submitter_email,
    ...(submitter && { to_name: submitter }),
    ...letter,
    paragraphs: [mailTexts.hello(submitter), ...paragraphs.filter(Boolean)],
  });
}
