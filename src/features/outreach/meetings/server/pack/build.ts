import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { windowStart } from '#server/figures/periods.ts';
import type { Meeting } from '../../schema.ts';
import { meetingPackCommitments } from './commitments.ts';
import { dealSections } from './deals.ts';
import { programSections } from './program.ts';
import type { StoredPack, Subject } from './stored.ts';
import { targetSection } from './targets.ts';

/** Calculates the figures of today with the company's rights; `viewOf` decides what a reader gets. */
export function buildPack(call: Call, meeting: Pick<Meeting, 'id' | 'partner_id' | 'starts_at'>): Promise<StoredPack> {
  return call.asCompany(async (company) => {
    const today = company.today();
    const { partner_id } = meeting;
    const subject: Subject = { partner_id, from: windowStart(today, 12), today };
    const names = await company.one<{ partner_name: string; company_name: string }>(sql`
      select p.name as partner_name, o.name as company_name
      from partners p join organizations o on o.id = p.organization_id
      where p.organization_id = ${company.organization_id} and p.id = ${partner_id}`);
    const target = await targetSection(company, subject);
    return {
      meeting_id: meeting.id,
      ...names,
      from: subject.from,
      as_of: today,
      commitments: await meetingPackCommitments(company, subject, meeting),
      sections: [...target, ...(await dealSections(company, subject)), ...(await programSections(company, subject))],
    };
  });
}
