import { sql } from '#server/db/sql.ts';
import { defineDemo } from '#server/demo/story.ts';
import { createDefaultContactTypes } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** By name. */
    contactTypes: Record<string, string>;
  }
}

export const demo = [
  defineDemo('contact-types', {
    when: 'start',
    run: async (story, call) => {
      await createDefaultContactTypes(call);
      const types = await call.rows<{ id: string; name: string }>(
        sql`select id, name from contact_types where organization_id = ${call.organization_id}`,
      );
      story.put('contactTypes', Object.fromEntries(types.map(({ id, name }) => [name, id])));
    },
  }),
];
