import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { PageState, PartnerPage } from '../schema.ts';

/** @throws 409 while its form is not published */
export async function publishPage(call: Call, { id, form_id }: PartnerPage): Promise<void> {
  const form = await call.one<{ state: string; name: string }>(
    'select state, name from forms where organization_id = $1 and id = $2',
    [call.organization_id, form_id],
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
    `update partner_pages set state = $3 where organization_id = $1 and id = $2 and archived_at is null returning id`,
    [call.organization_id, id, state],
    'This sign-up page',
  );
}
