import { takeSteps } from '#server/resource/take-steps.ts';
import { linkSteps } from '../steps.schema.ts';
import { resourceLinks } from './resource.ts';
import { revokeLink } from './share.ts';

export const { routes: linkStepRoutes, take: takeLinkStep } = takeSteps(resourceLinks, linkSteps, {
  rules: { revoke: revokeLink },
});
