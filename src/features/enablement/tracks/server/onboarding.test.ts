import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import type { OpportunityType } from '#features/deals/opportunity-types/schema.ts';
import type { Certificate, CertificateProgram } from '#features/enablement/certificates/schema.ts';
import { certificateJobs } from '#features/enablement/certificates/server/jobs.ts';
import { schoolOf } from '#features/enablement/course-enrollments/server/testing/school.ts';
import { sampleContractTemplate } from '#features/partners/contract-templates/server/sample.ts';
import { signersOf } from '#features/partners/contracts/server/testing/signers.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { Track, TrackAssignment } from '../schema.ts';
import { trackJobs } from './jobs.ts';
import { sampleStep } from './sample.ts';

let world: World;
let desk: Desk;
beforeAll(async () => {
  world = await createWorld();
  desk = await createDesk(world);
});
afterAll(() => world.close());

test('a new partner signs its contract, is certified and registers its first deal, and its track follows', async () => {
  const { company, reviewer } = desk;
  const [school, signers] = [schoolOf(world), signersOf(world)];
  const course = await school.course(company, [{ id: 'basics' }]);
  const program = await reviewer.post<CertificateProgram>('/certificate_programs', {
    name: 'Implementation expert',
    kind: 'person',
    valid_months: 12,
    course_ids: [course.id],
  });
  await reviewer.post(`/certificate_programs/${program.id}/publish`);
  const type = await reviewer.post<OpportunityType>('/opportunity_types', {
    name: 'Implementation',
    required_program_id: program.id,
  });
  const template_id = await desk.within((call) => sampleContractTemplate(call));
  const steps = [
    sampleStep('sign', { kind: 'contract', ref_id: template_id }),
    sampleStep('learn', { kind: 'course', ref_id: course.id }),
    sampleStep('certify', { kind: 'certificate', ref_id: program.id }),
    sampleStep('register', { kind: 'first_registration' }),
  ];
  const { id } = await reviewer.post<Track>('/tracks', {
    name: 'Onboarding',
    definition: { stages: [{ key: 'start', name: 'Start', steps }] },
  });
  await reviewer.post(`/tracks/${id}/publish`);
  const dealer = await desk.dealer();
  await reviewer.post(`/tracks/${id}/assign`, { partner_ids: [dealer.id] });

  /** The percentage of completed steps, after the track has processed an event. */
  const percentAfter = async (topic: string, ref_id: string) => {
    const payload = { partner_id: dealer.id };
    await trackJobs['tracks.event']!(await jobFor(world.kernel, company.id), { topic, ref_id, payload });
    const [found] = await reviewer.get<TrackAssignment[]>(`/track_assignments?partner_id=${dealer.id}`);
    return found!.percent;
  };

  const draft = await dealer.draft({ type_id: type.id });
  const early = await dealer.person.request('POST', `/deal_registrations/${draft}/submit`, {});
  expect(early.json().errors).toHaveProperty('type_id');

  const { contract } = await signers.completed(company, { partner_id: dealer.id, template_id });
  expect(contract.status).toBe('active');
  expect(await percentAfter('contracts.completed', contract.id)).toBe(25);

  const enrollment = await school.enroll(dealer.person, course.id);
  await dealer.person.post(`/course_enrollments/${enrollment}/lessons/basics/open`);
  await dealer.person.post(`/course_enrollments/${enrollment}/lessons/basics/complete`);
  expect(await percentAfter('course_enrollments.completed', enrollment)).toBe(50);
  await certificateJobs['certificates.completion']!(await jobFor(world.kernel, company.id), { ref_id: enrollment });
  const [held] = await reviewer.get<Certificate[]>(`/certificates?program_id=${program.id}`);
  expect(held).toMatchObject({ user_id: dealer.person.user_id, status: 'active' });
  expect(await percentAfter('certificates.awarded', held!.id)).toBe(75);

  expect((await dealer.person.request('POST', `/deal_registrations/${draft}/submit`, {})).statusCode).toBe(200);
  expect(await percentAfter('deal_registrations.updated', draft)).toBe(100);
});
