import {
  type FinishedLearner,
  learnersWhoCompleted,
  listCompletions,
} from '#features/enablement/course-enrollments/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { award, openCertificate, renewInto } from './award.ts';
import { followOrganizations, lockPartner } from './organizations.ts';
import { type Program, programById, programColumns } from './rules.ts';

/** Awards or renews certificates of every program that requires a completed course. Safe to repeat. */
export async function followCompletion(call: Call, enrollment_id: string): Promise<void> {
  const learner = await call.maybe<FinishedLearner & { course_id: string }>(sql`
    select user_id, partner_id, learner_name as full_name, learner_email as email, course_id from course_enrollments
    where organization_id = ${call.organization_id} and id = ${enrollment_id} and completed_at is not null`);
  if (!learner) return;
  const programs = await call.rows<Program>(sql`
    select ${sql.raw(programColumns)} from certificate_programs
    where organization_id = ${call.organization_id} and ${learner.course_id} = any(course_ids)
      and state = 'published' and archived_at is null order by id`);
  if (programs.length === 0) return;
  await lockPartner(call, learner.partner_id);
  for (const program of programs) await awardIfEarned(call, program, learner);
  await followOrganizations(call, learner.partner_id);
}

/** Courses completed before the program was published count. */
export async function followPublication(call: Call, program_id: string): Promise<void> {
  const program = await programById(call, program_id);
  if (program.state !== 'published' || program.archived_at) return;
  const partners = new Set<string>();
  if (program.kind === 'organization') {
    const found = await call.rows<{ partner_id: string }>(sql`
      select distinct partner_id from certificates
      where organization_id = ${call.organization_id} and program_id = any(${program.program_ids}::uuid[])
        and status in ('active', 'expiring')`);
    for (const { partner_id } of found) partners.add(partner_id);
  } else if (program.course_ids.length > 0) {
    for (const learner of await learnersWhoCompleted(call, program.course_ids)) {
      await lockPartner(call, learner.partner_id);
      if (await awardIfEarned(call, program, learner)) partners.add(learner.partner_id);
    }
  }
  for (const partner_id of partners) {
    await lockPartner(call, partner_id);
    await followOrganizations(call, partner_id);
  }
}

/** @returns the id of the new certificate */
async function awardIfEarned(call: Call, program: Program, learner: FinishedLearner): Promise<string | null> {
  const { course_ids } = program;
  const completions = await listCompletions(call, learner, course_ids);
  if (completions.length < new Set(course_ids).size) return null;
  const { user_id, partner_id, full_name: name, email } = learner;
  const open = await openCertificate(call, program.id, learner);
  const last = new Date(Math.max(...completions.map((at) => at.getTime())));
  const issued_on = dateInZone(last, call.actor.timezone);
  if (!open) return award(call, program, { partner_id, user_id, name, email }, { source: 'courses', issued_on });
  // A certificate is renewed when all courses were completed again since its award.
  const since = new Date(open.created_at);
  if (completions.some((at) => at <= since)) return null;
  return renewInto(call, program, open, { source: 'courses', issued_on, email });
}
