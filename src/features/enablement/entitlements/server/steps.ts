import { takeSteps } from '#server/resource/take-steps.ts';
import { grantSteps } from '../steps.schema.ts';
import { approveGrant, cancelGrant, consumeGrant, declineGrant, fulfillGrant, revokeGrant } from './decisions.ts';
import { showAgain } from './keys.ts';
import { entitlementGrants } from './resource.ts';

export const { routes: grantRoutes, take: takeGrantStep } = takeSteps(entitlementGrants, grantSteps, {
  rules: {
    approve: approveGrant,
    decline: declineGrant,
    fulfill: fulfillGrant,
    consume: consumeGrant,
    show_again: showAgain,
    revoke: revokeGrant,
    cancel: cancelGrant,
  },
});
