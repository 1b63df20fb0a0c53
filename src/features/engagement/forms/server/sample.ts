import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { FormDefinition } from '../definition.schema.ts';
import type { FormCreate } from '../schema.ts';
import { createPublishedForm } from './service.ts';
import { recordSubmission } from './submit.ts';

const definition: FormDefinition = {
  title: 'Contact us',
  locale: 'en',
  pages: [
    {
      id: 'page_1',
      sections: [{ id: 'section_1', fields: [{ key: 'email', type: 'EMAIL', label: 'Email', required: true }] }],
    },
  ],
  finish: { kind: 'text', text: 'Thank you.' },
};

/** @returns the id of a published form with an email field */
export function sampleForm(call: Call, overrides: Partial<FormCreate> = {}): Promise<string> {
  return createPublishedForm(call, { name: 'Contact form', definition, ...overrides });
}

export async function sampleFormVersion(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from form_versions where organization_id = ${call.organization_id} and form_id = ${await sampleForm(call)}`);
  return id;
}

export async function sampleFormSubmission(call: Call): Promise<string> {
  const form = {
    id: await sampleForm(call),
    organization_id: call.organization_id,
    organization_name: 'Sample',
    timezone: 'UTC',
    name: 'Contact form',
    purpose: 'general',
    version: 1,
    definition,
    allowed_origins: [],
  };
  return recordSubmission(call, form, { email: 'ada@example.com' });
}
