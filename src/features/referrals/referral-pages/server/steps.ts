import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { ReferralPage } from '../schema.ts';
import { referralPageSteps } from '../steps.schema.ts';
import { referralPages } from './resource.ts';

/** @throws 409 while its form is not published */
async function publishPage(call: Call, { id, form_id, form_name }: ReferralPage): Promise<void> {
  const form = await call.one<{ state: string }>(
    sql`select state from forms where organization_id = ${call.organization_id} and id = ${form_id}`,
  );
  if (form.state !== 'published')
    throw conflict(`Publish the form “${form_name}” first.`, {}, { form_id: ['must be a published form'] });
  await setState(call, id, 'published');
}

const closePage = (call: Call, { id }: ReferralPage): Promise<void> => setState(call, id, 'closed');

async function setState(call: Call, id: string, state: ReferralPage['state']): Promise<void> {
  await call.run(
    sql`update referral_pages set state = ${state} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

export const { routes: referralPageRoutes, take: takeReferralPageStep } = takeSteps(referralPages, referralPageSteps, {
  rules: { publish: publishPage, close: closePage },
});
