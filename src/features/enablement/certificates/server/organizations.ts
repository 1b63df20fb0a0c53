import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { award, endCertificate, openCertificate } from './award.ts';
import { tellOrganizationLost } from './notices.ts';
import { type Program, programColumns } from './rules.ts';

/** Locks a partner, so that its awards run one after the other and each counts the earlier ones. */
export async function lockPartner(call: Call, partner_id: string): Promise<void> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`certificates ${call.organization_id} ${partner_id}`}, 25))`,
  );
}

/** The number of people of a partner with a valid certificate of one of these programs. */
export async function certifiedPeople(call: Call, partner_id: string, program_ids: readonly string[]): Promise<number> {
  const { people } = await call.one<{ people: number }>(sql`
    select count(distinct user_id)::int as people from certificates
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and program_id = any(${program_ids}::uuid[]) and user_id is not null and status in ('active', 'expiring')
      and (expires_on is null or expires_on >= ${call.today()})`);
  return people;
}

/** Awards or ends the certificates of a partner itself according to the number of its certified people. */
export async function followOrganizations(call: Call, partner_id: string): Promise<void> {
  const programs = await call.rows<Program & { people_needed: number }>(sql`
    select ${sql.raw(programColumns)} from certificate_programs
    where organization_id = ${call.organization_id} and kind = 'organization' and state = 'published'
      and archived_at is null and people_needed is not null and program_ids <> '{}' order by id`);
  for (const program of programs) {
    const people = await certifiedPeople(call, partner_id, program.program_ids);
    const isMet = people >= program.people_needed;
    const open = await openCertificate(call, program.id, { partner_id, user_id: null });
    if (isMet && !open) {
      const partner = await call.maybe<{ name: string }>(sql`
        select name from partners
        where organization_id = ${call.organization_id} and id = ${partner_id} and archived_at is null
          and merged_into_id is null`);
      const holder = { partner_id, user_id: null, email: null };
      if (partner) await award(call, program, { ...holder, name: partner.name }, { source: 'people' });
    } else if (!isMet && open?.source === 'people') {
      const reason = `${people} of ${program.people_needed} people are certified.`;
      await endCertificate(call, open, 'expired', reason);
      await tellOrganizationLost(call, open, people, program.people_needed);
    }
  }
}
