import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { PageState, PartnerPage } from '../schema.ts';

/** @throws 409 while its form is not published */
export async function publishPage(call: Call, { id, form_id }: PartnerPage): Promise<void> {
  const form = await call.one<{ state: string; name: string }>(
    sql`select state, name from forms where organization_id = ${call.organization_id} and id = ${form_id}`,
  );
  if (form.state !== 'published')
    throw conflict(`Publish the form “${form.name}” first.`, {}, { form_id: ['must be a published form'] });
  await setState(call, id, 'published');
}

export async function closePage(call: Call, { id }: PartnerPage): Promise<void> {
  await setState(call, id, 'closed');
}

async function setState(call: Call, id: string, state: PageState): Promise<void> {
  await call.one(
    sql`
      update partner_pages set state = ${state}
      where organization_id = ${call.organization_id} and id = ${id} and archived_at is null returning id`,
    'This sign-up page',
  );
}
