import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { localeIn } from '#shared/text/languages.ts';
import { percentText } from '#shared/text/percent.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import type { Learner } from '../learning.schema.ts';
import type { EnrollmentRow } from './own.ts';
import { texts } from './texts.ts';

const playerLink = (id: string) => `/partner-training/learn/${id}`;
const about = (partner_id: string) => [{ table: 'partners' as const, id: partner_id }];

/** Writes days in the reader's way. */
async function dayWriter(call: Call): Promise<(day: string) => string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return (day) => formatLongDay(day, region);
}

async function learner(call: Call, user_id: string, partner_id: string): Promise<Learner[]> {
  return call.rows<Learner>(
    sql`select user_id, full_name, email from partner_standings(${partner_id}) where user_id = ${user_id}`,
  );
}

export async function tellEnrollmentAssigned(
  call: Call,
  { id, partner_id, title, due_on }: { id: string; partner_id: string; title: string; due_on: string | null },
  person: Learner,
): Promise<void> {
  if (call.batch_id || person.user_id === call.actor.user_id) return;
  const day = await dayWriter(call);
  await notify(
    call,
    { mode: 'partner', partner_id, people: [person] },
    () => ({
      kind: 'course_assigned',
      text: texts.enrolled(title, due_on && day(due_on)),
      link: playerLink(id),
      about: about(partner_id),
    }),
    () => ({ subject: texts.enrolledSubject(title).slice(0, 120), action: texts.startCourse }),
  );
}

export async function tellEnrollmentCompleted(
  call: Call,
  enrollment: EnrollmentRow,
  title: string,
  score: number | null,
) {
  if (call.batch_id) return;
  await notify(
    call,
    {
      mode: 'company',
      people: await teamMembersWithPermission(call, 'course_enrollments', 'manage', enrollment.partner_id),
    },
    () => ({
      kind: 'course_completed',
      text: texts.completed(enrollment.learner_name, title, score === null ? null : percentForReader(score)),
      link: `/training/learners/${enrollment.id}`,
      about: about(enrollment.partner_id),
    }),
  );
}

const percentForReader = (percent: number): string => percentText(percent, localeIn(readerLanguage(), 'en-US'));

/** Sent once for an enrollment a week before it is due, and once when it is overdue. */
export async function tellEnrollmentDue(
  call: Call,
  {
    id,
    user_id,
    partner_id,
    due_on,
    title,
  }: { id: string; user_id: string; partner_id: string; due_on: string; title: string },
  isOverdue: boolean,
): Promise<void> {
  const people = await learner(call, user_id, partner_id);
  const day = await dayWriter(call);
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    () => ({
      kind: isOverdue ? 'course_overdue' : 'course_due',
      text: (isOverdue ? texts.overdue : texts.due)(title, day(due_on)),
      link: playerLink(id),
      dedupe_key: `course_${isOverdue ? 'overdue' : 'due'}:${id}:${due_on}`,
      about: about(partner_id),
    }),
    () => ({
      subject: (isOverdue ? texts.overdueSubject : texts.dueSubject)(title).slice(0, 120),
      action: texts.continueCourse,
    }),
  );
}

export async function tellEnrollmentSubmitted(
  call: Call,
  {
    id,
    partner_id,
    learner_name,
    lesson_title,
  }: { id: string; partner_id: string; learner_name: string; lesson_title: string },
): Promise<void> {
  if (call.batch_id) return;
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'course_enrollments', 'manage', partner_id) },
    () => ({
      kind: 'assignment_submitted',
      text: texts.submitted(learner_name, lesson_title),
      link: `/training/assignments/${id}`,
      about: about(partner_id),
    }),
    () => ({ subject: texts.submittedSubject(lesson_title).slice(0, 120), action: texts.review }),
  );
}

export async function tellReviewed(
  call: Call,
  { id, user_id, partner_id }: EnrollmentRow,
  {
    lesson_title,
    decision,
    feedback,
  }: { lesson_title: string; decision: 'approve' | 'return'; feedback: string | null },
): Promise<void> {
  if (call.batch_id) return;
  const isApproved = decision === 'approve';
  await notify(
    call,
    { mode: 'partner', partner_id, people: await learner(call, user_id, partner_id) },
    () => ({
      kind: 'assignment_reviewed',
      text: (isApproved ? texts.approved : texts.needsChanges)(lesson_title),
      link: playerLink(id),
      about: about(partner_id),
    }),
    () => ({
      subject: (isApproved ? texts.approvedSubject : texts.needsChangesSubject)(lesson_title).slice(0, 120),
      action: texts.openCourse,
      ...(feedback && { more: feedback }),
    }),
  );
}

/** The learner can take a quiz again. */
export async function tellUnlocked(
  call: Call,
  { id, partner_id, user_id }: Pick<EnrollmentRow, 'id' | 'partner_id' | 'user_id'>,
  title: string,
): Promise<void> {
  await notify(call, { mode: 'partner', partner_id, people: await learner(call, user_id, partner_id) }, () => ({
    kind: 'quiz_unlocked',
    text: texts.quizUnlocked(title),
    link: playerLink(id),
    about: about(partner_id),
  }));
}
