import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCourse } from '#features/enablement/courses/server/sample.ts';
import type { Bounty } from '#features/incentives/bounties/schema.ts';
import { decidePerformance } from '#features/incentives/bounties/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { sampleCourseEnrollment } from './sample.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('completed courses reach the target of a bounty, and a course taken again counts once', async () => {
  const company = await world.company();
  const [partner_id, course_id, other_id] = await company.within(async (call) => [
    await samplePartner(call),
    await sampleCourse(call, { title: 'One' }),
    await sampleCourse(call, { title: 'Other' }),
  ]);
  const partner = await world.partnerUser(company, partner_id!);
  const bounty = await company.owner.post<Bounty>('/bounties', {
    ...{ name: 'Learn', kind: 'performance', metric: 'courses_completed', target: 2 },
    ...{ reward_minor: 5_000, currency: 'USD', starts_on: '2026-03-01' },
  });
  await company.owner.post(`/bounties/${bounty.id}/activate`);
  const complete = (id: string, user_id: string, completed_at: string) =>
    company.within(async (call) => {
      const enrollment = await sampleCourseEnrollment(call, { course_id: id, partner_id: partner_id! });
      await call.run(sql`
        update course_enrollments
        set user_id = ${user_id}, status = 'completed', percent = 100, completed_at = ${completed_at}
        where organization_id = ${company.id} and id = ${enrollment}`);
      await decidePerformance(call);
    });
  const progress = async () => (await partner.get<Bounty>(`/bounties/${bounty.id}`)).progress;
  await complete(other_id!, partner.user_id, '2026-02-20T09:00:00Z');
  expect(await progress()).toBe(0);
  await complete(course_id!, partner.user_id, '2026-03-10T09:00:00Z');
  await company.within((call) =>
    call.run(sql`update course_enrollments set status = 'expired' where organization_id = ${company.id}`),
  );
  await complete(course_id!, partner.user_id, '2026-03-12T09:00:00Z');
  expect(await progress()).toBe(1);
  await complete(course_id!, company.owner.user_id, '2026-03-13T09:00:00Z');
  expect(await partner.get<Bounty>(`/bounties/${bounty.id}`)).toMatchObject({ progress: 2, approved: 1 });
  const lines = await company.owner.get<{ amount_minor: number }[]>('/commission_lines');
  expect(lines.map(({ amount_minor }) => amount_minor)).toEqual([5_000]);
});
