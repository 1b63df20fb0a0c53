import { sql } from '#server/db/sql.ts';
import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createDefaultTopics } from './defaults.ts';
import { createCampaign } from './service.ts';

export const sampleData = defineSampleRows({
  table: 'email_campaigns',
  after: ['partners'],
  count: 1,
  prepare: createDefaultTopics,
  plant: async (call) => {
    const { id: topic_id } = await call.one<{ id: string }>(sql`
      select id from email_topics where organization_id = ${call.organization_id} and archived_at is null order by name
      limit 1`);
    return [
      await createCampaign(call, {
        name: 'Sample: Welcome to the program',
        topic_id,
        subject: 'Welcome, {{first_name|partner}}',
        preview_text: 'Your first steps.',
        blocks: [
          { key: 'b_head', kind: 'headline', text: 'Welcome to the program' },
          {
            key: 'b_text',
            kind: 'text',
            text: 'Hello {{first_name|there}},\n\nregister your first deal and take the introductory course.',
          },
          { key: 'b_go', kind: 'button', label: 'Open the portal', url: 'https://www.example.com/portal' },
        ],
      }),
    ];
  },
});
