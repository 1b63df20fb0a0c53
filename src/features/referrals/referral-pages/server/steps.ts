import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { ReferralPage } from '../schema.ts';
import { referralPageSteps } from '../steps.schema.ts';
import { referralPages } from './resource.ts';

/** @throws 409 while its form is not published */
async function publishPage(call: Call, { id, form_id, form_name }: ReferralPage): Promise<void> {
  const form = await call.one<{ state: string }>('select state from forms where organization_id = $1 and id = $2', [
    call.organization_id,
    form_id,
  ]);
  if (form.state !== 'published')
    throw conflict(`Publish the form “${form_name}” first.`, {}, { form_id: ['must be a published form'] });
  await setState(call, id, 'published');
}

const closePage = (call: Call, { id }: ReferralPage): Promise<void> => setState(call, id, 'closed');

async function setState(call: Call, id: string, state: ReferralPage['state']): Promise<void> {
  await call.run('update referral_pages set state = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    state,
  ]);
}

export const { routes: referralPageRoutes, take: takeReferralPageStep } = takeSteps(referralPages, referralPageSteps, {
  rules: { publish: publishPage, close: closePage },
});
