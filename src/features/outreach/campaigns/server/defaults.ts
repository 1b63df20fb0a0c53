import type { Call } from '#server/call.ts';
import { defineCompanyDefaults } from '#server/new-company.ts';

const topics = [
  ['Program news', 'Changes and news of the partner program.'],
  ['Events and training', 'Invitations to webinars, events and new courses.'],
  ['Product updates', 'New products, versions and prices.'],
] as const;

/** The topics that a new company starts with. */
export function createDefaultTopics(call: Call): Promise<number> {
  return call.run(
    `insert into email_topics (organization_id, name, description) select $1, t.name, t.description
     from unnest($2::text[], $3::text[]) as t (name, description)
     where not exists (select from email_topics where organization_id = $1)`,
    [call.organization_id, topics.map(([name]) => name), topics.map(([, description]) => description)],
  );
}

export const companyDefaults = defineCompanyDefaults(createDefaultTopics);
