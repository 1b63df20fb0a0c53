import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { certificate, certificateProgram } from './schema.ts';

export const programSteps = defineSteps(certificateProgram, {
  state: 'state',
  steps: {
    publish: {
      by: 'company',
      from: ['draft'],
      to: 'published',
      unless: ({ archived_at }) => (archived_at ? 'This program is archived. Restore it first.' : null),
      label: 'Publish certificate',
      done: 'Published. Everyone who meets the requirements gets the certificate.',
      text: 'Everyone who meets the requirements gets the certificate, also those who met them before.',
      summary: 'Publish a certificate program: it is awarded from now on',
      look: 'primary',
    },
    withdraw: {
      by: 'company',
      from: ['published'],
      to: 'draft',
      label: 'Make draft again',
      done: 'This certificate is a draft again. Certificates that were awarded stay valid.',
      text: 'It is no longer awarded automatically. Certificates that were awarded stay valid.',
      summary: 'Make a program a draft again; its certificates stay valid',
    },
  },
});

/** The decisions of the company about an awarded certificate; it expires by itself. */
export const certificateSteps = defineSteps(certificate, {
  over: ['expired', 'renewed', 'revoked'],
  ends: ['renewed', 'revoked'],
  steps: {
    renew: {
      by: 'company',
      from: ['active', 'expiring', 'expired'],
      to: ['renewed', 'expired'],
      label: 'Renew certificate',
      done: 'Certificate renewed',
      text: 'A new certificate replaces this one. We notify the holder.',
      summary: 'Renew a certificate: a new one replaces it',
      input: { issued_on: field.date({ label: 'Issued on', help: 'Leave empty for today.' }) },
      look: 'button',
    },
    revoke: {
      by: 'company',
      from: ['active', 'expiring'],
      to: 'revoked',
      label: 'Revoke certificate',
      done: 'Certificate revoked',
      text: 'The certificate is no longer valid from now on. The holder sees the reason; its public page only says that it was revoked.',
      summary: 'Revoke a certificate with a reason',
      input: { reason: field.longText({ label: 'Reason', required: true, max: 1000 }) },
      danger: true,
    },
  },
});

type Steps = (typeof certificateSteps)['steps'];
export type Renewal = StepInput<Steps['renew']>;
export type Revocation = StepInput<Steps['revoke']>;
