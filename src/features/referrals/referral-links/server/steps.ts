import type { Call } from '#server/call.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { ReferralLink } from '../schema.ts';
import { linkSteps } from '../steps.schema.ts';
import { referralLinks } from './resource.ts';

const moveTo =
  (status: 'active' | 'paused') =>
  async (call: Call, { id }: ReferralLink): Promise<void> => {
    await call.run('update referral_links set status = $3 where organization_id = $1 and id = $2', [
      call.organization_id,
      id,
      status,
    ]);
  };

async function restoreLink(call: Call, { id }: ReferralLink): Promise<void> {
  await call.run('update referral_links set archived_at = null where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
  ]);
}

export const { routes: linkStepRoutes } = takeSteps(referralLinks, linkSteps, {
  rules: { pause: moveTo('paused'), resume: moveTo('active'), restore: restoreLink },
});
