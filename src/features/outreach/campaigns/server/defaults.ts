import type { Call } from '#server/call.ts';
import { defineCompanyDefaults } from '#server/company/new-company.ts';
import { sql } from '#server/db/sql.ts';

const topics = [
  ['Program news', 'Changes and news of the partner program.'],
  ['Events and training', 'Invitations to webinars, events and new courses.'],
  ['Product updates', 'New products, versions and prices.'],
] as const;

/** The topics that a new company starts with. */
export function createDefaultTopics(call: Call): Promise<number> {
  return call.run(sql`
    insert into email_topics (organization_id, name, description) select ${call.organization_id}, t.name, t.description
    from unnest(${topics.map(([name]) => name)}::text[],
      ${topics.map(([, description]) => description)}::text[]) as t (name, description)
    where not exists (select from email_topics where organization_id = ${call.organization_id})`);
}

export const companyDefaults = defineCompanyDefaults(createDefaultTopics);
