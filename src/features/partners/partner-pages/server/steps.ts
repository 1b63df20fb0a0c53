import { takeSteps } from '#server/resource/take-steps.ts';
import { partnerPageSteps } from '../steps.schema.ts';
import { closePage, publishPage } from './publish.ts';
import { partnerPages } from './resource.ts';

export const { routes: partnerPageRoutes, take: takePartnerPageStep } = takeSteps(partnerPages, partnerPageSteps, {
  rules: { publish: publishPage, close: closePage },
});
