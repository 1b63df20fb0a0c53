import { afterAll, beforeAll, expect, test } from 'vitest';
import { schoolOf } from '#features/enablement/course-enrollments/server/testing/school.ts';
import { sql } from '#server/db/sql.ts';
import { jobOf } from '#server/testing/jobs.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Certificate, CertificateProgram } from '../schema.ts';
import { followCompletion, followPublication } from './follow.ts';
import { certificateJobs, followCertificate } from './jobs.ts';

const NOW = '2026-03-16T09:00:00Z';
let world: World;
let company: Company;
let school: ReturnType<typeof schoolOf>;
let partner: string;
let ana: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  school = schoolOf(world);
  partner = await school.partner(company);
  ana = await world.partnerUser(company, partner, 'partner_member');
});
afterAll(() => world.close());

async function program(given: Record<string, unknown> = {}): Promise<CertificateProgram> {
  const { id } = await company.owner.post<CertificateProgram>('/certificate_programs', {
    name: `Program ${newId().slice(-8)}`,
    kind: 'person',
    valid_months: 12,
    ...given,
  });
  const published = await company.owner.post<CertificateProgram>(`/certificate_programs/${id}/publish`);
  await company.within((call) => followPublication(call, id));
  return published;
}

/** Completes a course and runs the resulting job. @returns the enrollment */
async function complete(learner: Person, course_id: string): Promise<string> {
  const id = await school.enroll(learner, course_id);
  const url = `/course_enrollments/${id}/lessons/a`;
  await learner.post(`${url}/open`);
  await learner.post(`${url}/complete`);
  await company.within((call) => followCompletion(call, id));
  return id;
}

const course = async () => (await school.course(company, [{ id: 'a' }])).id;
const heldBy = (program_id: string) => company.owner.get<Certificate[]>(`/certificates?program_id=${program_id}`);
const award = (program_id: string, body: object) =>
  company.owner.request('POST', `/certificate_programs/${program_id}/award`, body);
const awardTo = async (program_id: string, person: Person, partner_id = partner) => {
  await company.owner.post(`/certificate_programs/${program_id}/award`, { partner_id, user_ids: [person.user_id] });
  return (await heldBy(program_id)).find(({ user_id }) => user_id === person.user_id)!;
};
const status = async (id: string) => (await company.owner.get<Certificate>(`/certificates/${id}`)).status;
const events = (topic: string, ref_id: string) =>
  world.kernel.system.unscoped((tx) =>
    tx.rows(sql`select payload from outbox_events where topic = ${topic} and ref_id = ${ref_id}`),
  );

test('a person who completes all required courses is certified for twelve months', async () => {
  const [first, second] = [await course(), await course()];
  const { id, name } = await program({ course_ids: [first, second] });
  await complete(ana, first);
  expect(await heldBy(id)).toEqual([]);
  await complete(ana, second);
  const [held] = await heldBy(id);
  expect(held).toMatchObject({
    program_name: name,
    partner_id: partner,
    user_id: ana.user_id,
    status: 'active',
    source: 'courses',
    issued_on: '2026-03-16',
    expires_on: '2027-03-16',
  });
  expect(await events('certificates.awarded', held!.id)).toEqual([
    { payload: { partner_id: partner, program_id: id, user_id: ana.user_id } },
  ]);
});

test('two completions at once, and a job that runs again, award one certificate', async () => {
  const only = await course();
  const { id } = await program({ course_ids: [only] });
  const enrollment = await complete(ana, only);
  await Promise.all([1, 2, 3].map(() => company.within((call) => followCompletion(call, enrollment))));
  expect(await heldBy(id)).toHaveLength(1);
  const other = await program({ course_ids: [only] });
  await company.owner.request('DELETE', `/certificate_programs/${other.id}`);
  const late = await program({ course_ids: [only] });
  await Promise.all([1, 2].map(() => company.within((call) => followPublication(call, late.id))));
  expect(await heldBy(late.id)).toHaveLength(1);
});

test('completing the courses again renews the certificate: the first reminder opens them', async () => {
  const only = await course();
  const { id } = await program({ course_ids: [only] });
  await complete(ana, only);
  const [first] = await heldBy(id);
  world.clock.set('2027-02-20T09:00:00Z');
  await company.within((call) => followCertificate(call, first!.id));
  expect(await status(first!.id)).toBe('expiring');
  await complete(ana, only);
  world.clock.set(NOW);
  const all = await heldBy(id);
  expect(all.map(({ status: state }) => state).sort()).toEqual(['active', 'renewed']);
  const next = all.find(({ status: state }) => state === 'active')!;
  expect(next).toMatchObject({ replaces_id: first!.id, issued_on: '2027-02-20', expires_on: '2028-02-20' });
  expect((await company.owner.get<Certificate>(`/certificates/${first!.id}`)).renewed_by_id).toBe(next.id);
});

test('the clock reminds 30 and 7 days before, once each, and ends what has expired', async () => {
  const { id, name } = await program();
  const { id: held } = await awardTo(id, ana);
  const told = async () => {
    const [found] = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ count: number }>(sql`
        select coalesce(sum(count), 0)::int as count from in_app_notifications
        where organization_id = ${company.id} and user_id = ${ana.user_id} and strpos(text, ${name}) > 0`),
    );
    return found!.count;
  };
  const before = await told();
  const clock = async (day: string) => {
    world.clock.set(`${day}T09:00:00Z`);
    await company.within((call) => followCertificate(call, held));
    await company.within((call) => followCertificate(call, held));
  };
  await clock('2027-02-01');
  expect([await status(held), await told()]).toEqual(['active', before]);
  await clock('2027-02-14');
  expect([await status(held), await told()]).toEqual(['expiring', before + 1]);
  await clock('2027-03-09');
  await clock('2027-03-16');
  expect([await status(held), await told()]).toEqual(['expiring', before + 2]);
  await clock('2027-03-17');
  expect([await status(held), await told()]).toEqual(['expired', before + 3]);
  expect(await events('certificates.expired', held)).toHaveLength(1);
  world.clock.set(NOW);
  const [{ expired } = { expired: 0 }] = await company.owner.get<CertificateProgram[]>(
    `/certificate_programs?name=${encodeURIComponent(name)}`,
  );
  expect(expired).toBe(1);
});

test('the nightly job looks at every certificate that is due', async () => {
  const { id } = await program();
  const { id: held } = await awardTo(id, ana);
  world.clock.set('2027-05-01T09:00:00Z');
  await certificateJobs['certificates.clock']!(jobOf(world, company), {});
  expect(await status(held)).toBe('expired');
  world.clock.set(NOW);
});

test('an organization is certified by its certified people, and no longer when it has fewer', async () => {
  const people = await program();
  const firm = await program({ kind: 'organization', program_ids: [people.id], people_needed: 2 });
  const bo = await world.partnerUser(company, partner, 'partner_member');
  await awardTo(people.id, ana);
  expect(await heldBy(firm.id)).toEqual([]);
  const { id } = await awardTo(people.id, bo);
  const [held] = await heldBy(firm.id);
  expect(held).toMatchObject({ status: 'active', user_id: null, source: 'people', expires_on: null });
  await company.owner.post(`/certificates/${id}/revoke`, { reason: 'Left the company' });
  expect(await status(held!.id)).toBe('expired');
  await awardTo(people.id, bo);
  expect((await heldBy(firm.id)).map((one) => one.status).sort()).toEqual(['active', 'expired']);
});

test('two people certified at once certify their organization once', async () => {
  const people = await program();
  const firm = await program({ kind: 'organization', program_ids: [people.id], people_needed: 2 });
  const bo = await world.partnerUser(company, partner, 'partner_member');
  await Promise.all([awardTo(people.id, ana), awardTo(people.id, bo)]);
  expect(await heldBy(firm.id)).toHaveLength(1);
});

test('the company awards with a date, renews and revokes with a reason', async () => {
  const { id } = await program();
  const body = { partner_id: partner, user_ids: [ana.user_id] };
  expect((await award(id, { ...body, issued_on: '2026-03-17' })).json().errors).toHaveProperty('issued_on');
  expect((await award(id, { ...body, issued_on: '2024-01-01' })).json().errors).toHaveProperty('issued_on');
  expect((await award(id, { ...body, issued_on: '2025-06-01' })).json()).toEqual({ awarded: 1, skipped: 0 });
  expect((await award(id, body)).json()).toEqual({ awarded: 0, skipped: 1 });
  const [held] = await heldBy(id);
  expect(held).toMatchObject({ issued_on: '2025-06-01', expires_on: '2026-06-01', source: 'manual' });
  await company.owner.post(`/certificates/${held!.id}/renew`, {});
  expect(await status(held!.id)).toBe('renewed');
  const next = (await heldBy(id)).find((one) => one.status === 'active')!;
  const revoked = await company.owner.post<Certificate>(`/certificates/${next.id}/revoke`, { reason: 'Exam fraud' });
  expect(revoked).toMatchObject({ status: 'revoked', end_reason: 'Exam fraud' });
  const again = await company.owner.request('POST', `/certificates/${next.id}/revoke`, { reason: 'Again' });
  expect(again.statusCode).toBe(409);
  expect((await company.owner.request('POST', `/certificates/${next.id}/renew`, {})).statusCode).toBe(409);
});

test('awards and programs name only what belongs to the company', async () => {
  const stranger = await world.company();
  const foreign = await school.partner(stranger);
  const foreignCourse = (await school.course(stranger, [{ id: 'a' }])).id;
  const { id } = await program();
  expect((await award(id, { partner_id: foreign, user_ids: [ana.user_id] })).json().errors).toHaveProperty(
    'partner_id',
  );
  expect((await award(id, { partner_id: partner, user_ids: [newId()] })).json().errors).toHaveProperty('user_ids');
  expect((await award(id, { partner_id: partner })).json().errors).toHaveProperty('user_ids');
  const made = (body: object) =>
    company.owner.request('POST', '/certificate_programs', { name: 'Other', kind: 'person', ...body });
  expect((await made({ course_ids: [foreignCourse] })).json().errors).toHaveProperty('course_ids');
  const theirs = await stranger.owner.post<CertificateProgram>('/certificate_programs', { name: 'X', kind: 'person' });
  const firm = { kind: 'organization', people_needed: 1, program_ids: [theirs.id] };
  expect((await made(firm)).json().errors).toHaveProperty('program_ids');
  expect((await company.owner.request('GET', `/certificate_programs/${theirs.id}`)).statusCode).toBe(404);
  expect(
    (await company.owner.request('POST', `/certificate_programs/${theirs.id}/award`, { partner_id: partner }))
      .statusCode,
  ).toBe(404);
});

test('a partner sees its own certificates and published programs, and changes nothing', async () => {
  const { id } = await program();
  const draft = await company.owner.post<CertificateProgram>('/certificate_programs', {
    name: 'Draft',
    kind: 'person',
  });
  const held = await awardTo(id, ana);
  const otherPartner = await school.partner(company);
  const eve = await world.partnerUser(company, otherPartner, 'partner_admin');
  expect((await ana.get<Certificate[]>('/certificates?_end=100')).map((one) => one.id)).toContain(held.id);
  expect((await eve.request('GET', `/certificates/${held.id}`)).statusCode).toBe(404);
  expect((await eve.request('GET', `/certificate_programs/${draft.id}`)).statusCode).toBe(404);
  expect((await eve.request('GET', `/certificate_programs/${id}`)).json()).not.toHaveProperty('held');
  const own = await world.partnerUser(company, partner, 'partner_admin');
  expect((await own.request('POST', `/certificates/${held.id}/revoke`, { reason: 'No' })).statusCode).toBe(404);
  expect((await own.request('POST', `/certificate_programs/${id}/award`, { partner_id: partner })).statusCode).toBe(
    404,
  );
});

test('a program has reminder days of its own, the earliest first', async () => {
  const made = await program({ reminder_days: [7, 60] });
  expect(made.reminder_days).toEqual([60, 7]);
  const changed = await company.owner.patch(`/certificate_programs/${made.id}`, {
    reminder_days: [1, 90],
    valid_months: null,
  });
  expect(changed).toMatchObject({ reminder_days: [90, 1], valid_months: null });
  const { id } = await awardTo(made.id, ana);
  expect(await company.owner.get(`/certificates/${id}`)).toMatchObject({ expires_on: null, status: 'active' });
});

test('a renamed program keeps the name on certificates that were awarded', async () => {
  const { id, name } = await program();
  await awardTo(id, ana);
  await company.owner.patch(`/certificate_programs/${id}`, { name: `${name} 2` });
  expect((await heldBy(id))[0]).toMatchObject({ program_name: name });
});
