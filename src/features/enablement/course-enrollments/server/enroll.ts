import { courseForEnrolling, coursesOpenTo } from '#features/enablement/courses/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { addDays } from '#shared/time/dates.ts';
import type { EnrollBody, Learner } from '../learning.schema.ts';
import { tellEnrollmentAssigned } from './notices.ts';
import { missingPrerequisites } from './standing.ts';

/** Lists the users of a partner who have a login. In partner mode these are the caller's colleagues. */
export async function listLearners(call: Call, partner_id: string): Promise<Learner[]> {
  await call.requirePartner(partner_id);
  return call.rows<Learner>(sql`select user_id, full_name, email from partner_standings(${partner_id})`);
}

type Source = 'self' | 'company' | 'partner' | 'track';
interface Enrolling {
  course_id: string;
  partner_id: string;
  people: readonly Learner[];
  source: Source;
  due_on?: string | null | undefined;
}

/**
 * Enrolls people in the published version. Learners who are enrolled in this version or have completed it are skipped.
 * @returns the new ids
 */
export async function enroll(
  call: Call,
  { course_id, partner_id, people, source, due_on }: Enrolling,
): Promise<{ id: string; user_id: string }[]> {
  const by = call.actor.full_name;
  return call.asCompany(async (company) => {
    const course = await courseForEnrolling(company, course_id);
    if (course.archived_at || course.state !== 'published')
      throw conflict('This course is not published. Publish it before you enroll people.');
    const due = due_on === undefined ? (course.due_days ? addDays(company.today(), course.due_days) : null) : due_on;
    const made = await company.rows<{ id: string; user_id: string }>(sql`
      insert into course_enrollments (organization_id, course_id, course_version, user_id, learner_name, learner_email,
        partner_id,
        source, due_on, enrolled_by_name, created_at)
      select ${company.organization_id}, ${course_id}, ${course.published_version}, p.user_id, left(p.name, 200),
        p.email, ${partner_id}, ${source}, ${due}, ${by}, ${company.now()}
      from unnest(${people.map(({ user_id }) => user_id)}::uuid[], ${people.map(({ full_name }) => full_name)}::text[],
        ${people.map(({ email }) => email)}::text[]) as p (user_id, name, email)
      on conflict do nothing returning id, user_id`);
    if (source !== 'self') {
      for (const { id, user_id } of made) {
        const person = people.find((one) => one.user_id === user_id)!;
        await tellEnrollmentAssigned(company, { id, partner_id, title: course.title, due_on: due }, person);
      }
    }
    return made;
  });
}

/**
 * Enrolls the given users of one partner. The company can enroll anyone, and a partner's administrator can enroll
 * colleagues.
 */
export async function enrollPeople(call: Call, course_id: string, { partner_id, user_ids, due_on }: EnrollBody) {
  const isPartner = call.actor.mode === 'partner';
  if (!isPartner) await courseForEnrolling(call, course_id);
  if (!isPartner && !partner_id) throw invalid({ partner_id: ['is required'] });
  if (isPartner && partner_id && partner_id !== call.actor.partner_id) throw notFound('This partner');
  const whose = isPartner ? call.actor.partner_id! : partner_id!;
  if (isPartner) await requireInCatalog(call, whose, course_id);
  const all = await listLearners(call, whose);
  const people = all.filter(({ user_id }) => user_ids.includes(user_id));
  if (people.length < user_ids.length) throw invalid({ user_ids: ['must be people of the partner'] });
  const made = await enroll(call, {
    course_id,
    partner_id: whose,
    people,
    source: isPartner ? 'partner' : 'company',
    due_on,
  });
  return { enrolled: made.length, skipped: people.length - made.length };
}

/** @throws 404 for a course that is not shared with the partner */
async function requireInCatalog(call: Call, partner_id: string, course_id: string) {
  const [found] = await coursesOpenTo(call, partner_id, [course_id]);
  if (!found) throw notFound('This course');
  return found;
}

/** Enrolls the caller. While an enrollment is open, it is returned again. @returns its id */
export async function enrollOneself(call: Call, course_id: string): Promise<string> {
  const { user_id, partner_id } = call.actor as { user_id: string; partner_id: string };
  const open = await call.maybe<{ id: string }>(sql`
    select id from course_enrollments
    where organization_id = ${call.organization_id} and course_id = ${course_id} and user_id = ${user_id}
      and partner_id = ${partner_id}
      and status in ('assigned', 'in_progress')`);
  if (open) return open.id;
  const course = await requireInCatalog(call, partner_id, course_id);
  if (!course.is_self_enrolled) throw conflict('Your partner manager enrolls people in this course.');
  const waits = await call.asCompany((company) => missingPrerequisites(company, { course_id, user_id, partner_id }));
  if (waits.length > 0) throw conflict(`Complete ${waits.map(({ title }) => `“${title}”`).join(', ')} first.`);
  const me = (await listLearners(call, partner_id)).find((one) => one.user_id === user_id);
  if (!me) throw notFound('This course');
  const [made] = await enroll(call, { course_id, partner_id, people: [me], source: 'self' });
  if (made) return made.id;
  const known = await call.one<{ id: string }>(
    sql`
      select id from course_enrollments
      where organization_id = ${call.organization_id} and course_id = ${course_id} and user_id = ${user_id}
        and partner_id = ${partner_id}
      order by created_at desc limit 1`,
    'This course',
  );
  return known.id;
}

/** Learning results are kept. */
export async function refuseOnceBegun(_call: Call, current: { status?: unknown }): Promise<void> {
  if (current.status !== 'assigned') throw conflict('The learner has begun this course. Results are kept.');
}
