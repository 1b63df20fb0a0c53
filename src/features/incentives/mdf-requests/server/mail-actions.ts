import { mailStep } from '#features/platform/mail-actions/server/service.ts';
import { mdfRequestSteps } from '../steps.schema.ts';

// Decisions about money need a sign-in.
export const returnByMail = mailStep(mdfRequestSteps, 'return', { flag: 'mdf', isAside: true });
