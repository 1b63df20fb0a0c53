import { listLearners } from '#features/enablement/course-enrollments/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { addMonths } from '#shared/time/dates.ts';
import type { AwardBody, Certificate } from '../schema.ts';
import type { Renewal, Revocation } from '../steps.schema.ts';
import { award, endCertificate, type Holder, openCertificate, renewInto } from './award.ts';
import { tellRevoked } from './notices.ts';
import { followOrganizations, lockPartner } from './organizations.ts';
import { type Program, programById } from './rules.ts';

function checkDay(call: Call, issued_on: string | null | undefined, program: Program): void {
  if (!issued_on) return;
  if (issued_on > call.today()) throw invalid({ issued_on: ['must be today or earlier'] });
  if (program.valid_months && addMonths(issued_on, program.valid_months) < call.today())
    throw invalid({ issued_on: ['is so long ago that the certificate has expired'] });
}

/** Awards a certificate manually, with a date. */
export async function awardManually(call: Call, program_id: string, { partner_id, user_ids, issued_on }: AwardBody) {
  const program = await programById(call, program_id);
  if (program.archived_at || program.state !== 'published')
    throw conflict('This program is not published. Publish it before you award its certificate.');
  const holders = await holdersOf(call, program, partner_id, user_ids);
  checkDay(call, issued_on, program);
  await lockPartner(call, partner_id);
  let awarded = 0;
  for (const holder of holders) if (await award(call, program, holder, { source: 'manual', issued_on })) awarded += 1;
  await followOrganizations(call, partner_id);
  return { awarded, skipped: holders.length - awarded };
}

async function holdersOf(
  call: Call,
  { kind }: Program,
  partner_id: string,
  user_ids: readonly string[] | undefined,
): Promise<Holder[]> {
  const partner = await call.maybe<{ name: string }>(sql`
    select name from partners
    where organization_id = ${call.organization_id} and id = ${partner_id} and archived_at is null
      and merged_into_id is null`);
  if (!partner) throw invalid({ partner_id: ['must be a partner of your program'] });
  if (kind === 'organization') {
    if (user_ids?.length) throw invalid({ user_ids: ['is for certificates of people'] });
    return [{ partner_id, user_id: null, name: partner.name, email: null }];
  }
  if (!user_ids?.length) throw invalid({ user_ids: ['choose at least one'] });
  const people = (await listLearners(call, partner_id)).filter(({ user_id }) => user_ids.includes(user_id));
  if (people.length < user_ids.length) throw invalid({ user_ids: ['must be people of the partner'] });
  return people.map(({ user_id, full_name, email }) => ({ partner_id, user_id, name: full_name, email }));
}

export async function revokeCertificate(call: Call, certificate: Certificate, { reason }: Revocation): Promise<void> {
  await lockPartner(call, certificate.partner_id);
  await endCertificate(call, certificate, 'revoked', reason);
  await tellRevoked(call, certificate, reason);
  await followOrganizations(call, certificate.partner_id);
}

/**
 * Renews a certificate by the company's decision, without repeating the courses. A valid or expired certificate is
 * replaced by a new one.
 */
export async function renewCertificate(call: Call, certificate: Certificate, { issued_on }: Renewal): Promise<void> {
  const { id, partner_id, user_id, holder_name: name, holder_email: email } = certificate;
  const program = await programById(call, certificate.program_id);
  checkDay(call, issued_on, program);
  await lockPartner(call, partner_id);
  if (certificate.status === 'expired') {
    const renewed = await award(
      call,
      program,
      { partner_id, user_id, name, email },
      { source: 'manual', issued_on, replaces_id: id },
    );
    if (!renewed) throw conflict('The holder has a valid certificate of this program.');
  } else {
    const open = await openCertificate(call, program.id, certificate);
    if (!open || open.id !== id) throw notFound('This certificate');
    await renewInto(call, program, open, { source: 'manual', issued_on, email });
  }
  await followOrganizations(call, partner_id);
}
