import { sampleSignUpPage } from '#features/partners/partner-pages/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Applicant } from '../schema.ts';
import { type ApplicationPage, receiveApplication } from './receive.ts';

export async function sampleApplication(
  call: Call,
  { page_id, isConfirmed, ...overrides }: Partial<Applicant> & { page_id?: string; isConfirmed?: boolean } = {},
): Promise<string> {
  const page = await call.one<ApplicationPage>(sql`
    select id, allows_joining, countries, owner_user_id, review_days from partner_pages
    where organization_id = ${call.organization_id} and id = ${page_id ?? (await sampleSignUpPage(call))}`);
  const key = newId().slice(-8);
  const { id } = await receiveApplication(
    call,
    page,
    {
      company_name: `Applicant ${key}`,
      contact_name: 'Ada Applicant',
      email: `ada@applicant-${key}.com`,
      website: `https://www.applicant-${key}.com`,
      country: 'US',
      ...overrides,
    },
    { isConfirmed },
  );
  return id;
}
