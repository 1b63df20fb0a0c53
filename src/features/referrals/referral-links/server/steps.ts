import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { ReferralLink } from '../schema.ts';
import { linkSteps } from '../steps.schema.ts';
import { referralLinks } from './resource.ts';

const moveTo =
  (status: 'active' | 'paused') =>
  async (call: Call, { id }: ReferralLink): Promise<void> => {
    await call.run(
      sql`update referral_links set status = ${status} where organization_id = ${call.organization_id} and id = ${id}`,
    );
  };

async function restoreLink(call: Call, { id }: ReferralLink): Promise<void> {
  await call.run(
    sql`update referral_links set archived_at = null where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

export const { routes: linkStepRoutes } = takeSteps(referralLinks, linkSteps, {
  rules: { pause: moveTo('paused'), resume: moveTo('active'), restore: restoreLink },
});
