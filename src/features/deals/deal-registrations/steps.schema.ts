import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, nullable, oneOf, Type, text } from '#shared/schema.ts';
import { joining, mergeReasons } from './merging.schema.ts';
import { reasonOptions } from './reasons.schema.ts';
import { overrideReasons, registration, rejectReasons, releaseReasons, revokeReasons } from './schema.ts';

const Words = Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' });
const reason_text = Type.Optional(nullable(text(4000)));
const message = field.longText({ label: 'Message to the partner', max: 4000, required: true });

/** The life of a registration. Submitted and screening last only as long as the submission itself. */
export const registrationSteps = defineSteps(registration, {
  over: ['rejected', 'withdrawn', 'converted', 'expired', 'released', 'revoked'],
  versioned: true,
  ends: ['rejected', 'withdrawn', 'converted', 'expired', 'released', 'revoked'],
  moves: {
    screen: { from: ['submitted'], to: 'screening' },
    screened: { from: ['screening'], to: ['pending_review', 'approved'] },
    expire: { from: ['approved'], to: 'expired' },
    winDeal: { from: ['approved'], to: 'converted' },
  },
  steps: {
    submit: {
      by: 'both',
      from: ['draft'],
      to: 'submitted',
      label: 'Register deal',
      done: 'Deal registered',
      text: ({ source }) =>
        `The registration is checked against others and ${source === 'company' ? 'approved at once' : 'reviewed'}. Its account cannot be changed afterwards.`,
      summary: 'Submit a draft for screening',
      body: closed({ reason_text }),
      look: 'primary',
    },
    hold: {
      by: 'partner',
      from: ['draft'],
      label: 'Hold account',
      done: 'Account held',
      text: 'No other partner can register or hold the account while you prepare the registration.',
      summary: 'Hold the account of a draft',
      body: closed({ reason_text }),
    },
    release_hold: {
      by: 'both',
      label: 'Release hold',
      done: 'Hold released',
      text: 'Other partners can register this account again.',
      summary: 'Release the hold of a draft',
      body: closed({ reason_text }),
      bulk: true,
      danger: true,
    },
    withdraw: {
      by: 'partner',
      from: ['info_requested'],
      to: 'withdrawn',
      label: 'Withdraw registration',
      done: 'Registration withdrawn',
      text: 'The registration is closed without a decision. You can register the account again later with a new submission time.',
      summary: 'Withdraw a registration',
      input: { reason_text: field.longText({ label: 'Reason', max: 4000 }) },
      danger: true,
    },
    answer: {
      by: 'partner',
      from: ['info_requested'],
      to: 'pending_review',
      label: 'Send answer',
      done: 'Answer sent',
      text: 'The review continues with your answer.',
      summary: 'Answer a question from the company',
      input: { answer: field.longText({ label: 'Your answer', max: 4000, required: true }) },
    },
    inform: {
      by: 'partner',
      from: ['pending_review', 'approved'],
      label: 'Give more information',
      done: 'Information sent',
      text: 'The company reads it in the comments of the registration.',
      summary: 'Tell the company more about a registration',
      input: { body: field.longText({ label: 'Information', max: 10_000, required: true }) },
      look: 'button',
    },
    release: {
      by: 'partner',
      from: ['approved'],
      to: 'released',
      label: 'Release protection',
      done: 'Protection released',
      text: 'Protection ends immediately and other partners can register this account. This cannot be undone.',
      summary: 'Release protection',
      input: {
        reason_code: field.choice({ label: 'Reason', options: reasonOptions(releaseReasons), notNull: true }),
        reason_text: field.longText({ label: 'Comment', max: 4000 }),
      },
      danger: true,
    },
    approve: {
      by: 'company',
      from: ['pending_review'],
      to: 'approved',
      label: 'Approve registration',
      done: 'Approval saved',
      text: 'The partner is protected on this account from now on.',
      summary: 'Approve a registration',
      body: closed({
        reason_text,
        /** Answers blocking conflicts; without it they refuse the approval. */
        override: Type.Optional(closed({ code: oneOf(...overrideReasons), text: Words })),
        comment: Type.Optional(
          nullable(Type.String({ maxLength: 4000, description: 'Internal comment on this step of an approval chain' })),
        ),
        convert: Type.Optional(Type.Boolean({ description: 'Also create the opportunity' })),
      }),
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['pending_review', 'info_requested'],
      to: 'rejected',
      label: 'Reject registration',
      done: 'Registration rejected',
      text: 'The partner sees the reason and your message and can register the account again after the waiting period.',
      summary: 'Reject a registration with a reason',
      input: {
        reason_code: field.choice({ label: 'Reason', options: reasonOptions(rejectReasons), required: true }),
        reason_text: message,
      },
      look: 'button',
      danger: true,
    },
    ask: {
      by: 'company',
      from: ['pending_review'],
      to: 'info_requested',
      label: 'Ask for information',
      done: 'Question sent',
      text: 'Your deadline is paused until they answer.',
      summary: 'Ask the partner for information',
      input: { question: field.longText({ label: 'Question', max: 4000, required: true }) },
    },
    convert: {
      by: 'company',
      from: ['approved'],
      unless: ({ opportunity_id, opportunity_name }) =>
        opportunity_id ? `This registration already has a deal: ${opportunity_name ?? ''}`.trim() : null,
      label: 'Convert to opportunity',
      done: 'Opportunity linked',
      text: 'The registration becomes an opportunity in your pipeline. When the opportunity is won, the registration is closed and the commission is calculated.',
      summary: 'Create or link the opportunity',
      /** Links the given records and creates missing ones. */
      body: closed({ account_id: Type.Optional(Id), opportunity_id: Type.Optional(Id) }),
      look: 'primary',
    },
    merge: {
      by: 'company',
      from: ['pending_review', 'approved'],
      to: 'approved',
      label: 'Merge into one deal',
      done: 'Registrations merged',
      text: 'The partner joins the deal, can see it, and earns commission on it.',
      summary: 'Merge a registration into the deal it conflicts with',
      /** `code` and `text` stay with the conflict, for the company; `reason_text` is sent to the joining partner. */
      body: closed({ ...joining, code: oneOf(...mergeReasons), text: Words, reason_text }),
    },
    extend: {
      by: 'company',
      from: ['approved'],
      label: 'Extend protection',
      done: 'Protection extended',
      text: 'Adds the number of days set by your program to the current end date. The deal must have made progress: a stage change or a note.',
      summary: 'Extend protection',
      input: { reason_text: field.longText({ label: 'Progress made', max: 4000, required: true }) },
    },
    ask_extension: {
      by: 'partner',
      from: ['approved'],
      unless: ({ extension_asked_at }) =>
        extension_asked_at ? 'An extension has already been requested. Wait for the answer.' : null,
      label: 'Ask for an extension',
      done: 'Extension requested',
      text: 'The company sees your reason and decides.',
      summary: 'Ask the company to extend protection',
      input: { reason_text: field.longText({ label: 'Reason', max: 4000, required: true }) },
      look: 'button',
    },
    grant_extension: {
      by: 'company',
      from: ['approved'],
      unless: withoutRequest,
      label: 'Grant extension',
      done: 'Protection extended',
      text: 'The partner is protected longer, up to the number of days set by your program.',
      summary: 'Grant the extension that the partner asked for',
      input: {
        /** By default the last day that the rules allow. */
        until: field.date({ label: 'Protected until' }),
        reason_text: field.longText({ label: 'Message to the partner', max: 4000 }),
      },
      look: 'primary',
    },
    decline_extension: {
      by: 'company',
      from: ['approved'],
      unless: withoutRequest,
      label: 'Decline extension',
      done: 'Extension declined',
      text: 'The protection ends as planned. The partner sees your message.',
      summary: 'Decline the extension with a reason',
      input: { reason_text: message },
      look: 'button',
      danger: true,
    },
    revoke: {
      by: 'company',
      from: ['approved'],
      to: 'revoked',
      label: 'Revoke protection',
      done: 'Protection revoked',
      text: 'Protection ends immediately and other partners can register this account. The partner sees the reason and your message.',
      summary: 'Revoke protection with a reason',
      input: {
        reason_code: field.choice({ label: 'Reason', options: reasonOptions(revokeReasons), required: true }),
        reason_text: message,
      },
      danger: true,
    },
  },
});

/** It was answered, or the protection ended. */
function withoutRequest({ extension_asked_at }: { extension_asked_at: string | null }): string | null {
  return extension_asked_at ? null : 'No request for an extension is open.';
}

type Steps = (typeof registrationSteps)['steps'];
export type RegistrationAnswer = StepInput<Steps['answer']>;
export type RegistrationWithdrawal = StepInput<Steps['withdraw']>;
export type RegistrationInformation = StepInput<Steps['inform']>;
export type RegistrationRelease = StepInput<Steps['release']>;
export type RegistrationApproval = StepInput<Steps['approve']>;
export type RegistrationRejection = StepInput<Steps['reject']>;
export type RegistrationQuestion = StepInput<Steps['ask']>;
export type RegistrationConversion = StepInput<Steps['convert']>;
export type RegistrationMerge = StepInput<Steps['merge']>;
export type ProtectionExtension = StepInput<Steps['extend']>;
export type ExtensionGrant = StepInput<Steps['grant_extension']>;
export type ExtensionDecline = StepInput<Steps['decline_extension']>;
export type ProtectionRevocation = StepInput<Steps['revoke']>;
