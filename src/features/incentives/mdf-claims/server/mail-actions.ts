import { mailStep } from '#features/platform/mail-actions/server/service.ts';
import { claimSteps } from '../steps.schema.ts';

// Decisions about money need a sign-in.
export const returnByMail = mailStep(claimSteps, 'return', { flag: 'mdf', isAside: true });
