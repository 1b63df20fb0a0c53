import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';

const noun = 'This deal registration form';

/** @throws 409 while its form is not published */
export async function publishPage(call: Call, id: string): Promise<void> {
  const { form_state, form_name } = await call.one<{ form_state: string; form_name: string }>(
    `select f.state as form_state, f.name as form_name from referral_pages p
     join forms f on f.organization_id = p.organization_id and f.id = p.form_id
     where p.organization_id = $1 and p.id = $2 and p.archived_at is null for no key update of p`,
    [call.organization_id, id],
    noun,
  );
  if (form_state !== 'published')
    throw conflict(`Publish the form “${form_name}” first.`, {}, { form_id: ['must be a published form'] });
  await setState(call, id, 'published');
}

export async function closePage(call: Call, id: string): Promise<void> {
  await setState(call, id, 'closed');
}

async function setState(call: Call, id: string, state: string): Promise<void> {
  await call.one(
    `update referral_pages set state = $3 where organization_id = $1 and id = $2 and archived_at is null returning id`,
    [call.organization_id, id, state],
    noun,
  );
}
