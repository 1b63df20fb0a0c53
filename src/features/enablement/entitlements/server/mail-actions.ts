import { mailStep } from '#features/platform/mail-actions/server/service.ts';
import { grantSteps } from '../steps.schema.ts';

const flag = 'entitlements';

export const mailActions = [mailStep(grantSteps, 'approve', { flag }), mailStep(grantSteps, 'decline', { flag })];
