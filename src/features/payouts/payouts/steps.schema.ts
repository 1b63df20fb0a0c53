import { defineSteps, type StepInput, type SteppedNoun } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { FeeInput, PayInput, PayoutItem, payoutBatch, SeenPreview } from './schema.ts';
import { failureOptions, itemStatusOptions } from './words.schema.ts';

/** The life of a payout. While it is processed, its payments decide its state. */
export const batchSteps = defineSteps(payoutBatch, {
  ends: ['paid', 'partially_paid', 'failed', 'canceled'],
  steps: {
    refresh: {
      by: 'company',
      from: ['draft'],
      label: 'Apply changes',
      done: 'Changes applied',
      text: 'The payments become those that would be made now. Excluded partners stay excluded.',
      summary: 'Recalculate a draft with the currently payable amounts',
    },
    reopen: {
      by: 'company',
      from: ['pending_approval'],
      to: 'draft',
      label: 'Return to draft',
      done: 'Payout returned to draft',
      text: 'The payments are recalculated. Approvals so far no longer count.',
      summary: 'Return a payout to draft',
      look: 'button',
    },
    submit: {
      by: 'company',
      from: ['draft'],
      to: 'pending_approval',
      label: 'Submit for approval',
      done: 'Payout submitted',
      text: 'The payments are not made before the payout is approved.',
      summary: 'Submit a draft for approval',
      body: SeenPreview,
      look: 'primary',
    },
    approve: {
      by: 'company',
      from: ['pending_approval'],
      to: ['approved', 'pending_approval'],
      label: 'Approve payout',
      done: 'Payout approved',
      text: 'These commissions are reserved for this payout, and the payments can be made.',
      summary: 'Approve as a second person and reserve the commissions',
      body: SeenPreview,
      touches: 'money',
      movesMoney: true,
      look: 'primary',
    },
    pay: {
      by: 'company',
      from: ['approved', 'processing'],
      to: ['processing', 'paid', 'partially_paid', 'failed'],
      label: 'Mark as paid',
      done: 'Payments marked as paid',
      text: 'The ledger records these payments, and partners are notified. A payment that comes back is recorded as returned.',
      summary: 'Mark payments as paid: the given ones, or those that were sent, or all open ones while none was sent',
      body: PayInput,
      movesMoney: true,
      look: 'primary',
    },
    cancel: {
      by: 'company',
      from: ['draft', 'pending_approval', 'approved'],
      to: 'canceled',
      label: 'Cancel payout',
      done: 'Payout canceled',
      text: 'All commissions in this payout become payable again.',
      summary: 'Cancel a payout and make its commissions payable again',
      input: { reason: field.longText({ label: 'Reason', required: true, max: 500 }) },
      sheet: true,
      danger: true,
    },
  },
});

const payment = sayable({
  name: 'payout_items',
  one: 'payment',
  row: PayoutItem,
  fields: { status: field.choice({ label: 'Status', options: itemStatusOptions, notNull: true }) },
} as const satisfies SteppedNoun);

const failure = {
  code: field.choice({ label: 'Reason', options: failureOptions, required: true }),
  text: field.longText({ label: 'Details', help: 'Visible to the partner.', notNull: true, max: 500 }),
};
const chosenInDraft = ({ batch_status }: PayoutItem) =>
  batch_status === 'draft' ? null : 'Partners can be excluded or included only while the payout is a draft.';

/** The steps of one payment. A payment that did not arrive is final; the next payout makes a new one. */
export const paymentSteps = defineSteps(payment, {
  can: 'payout_batches:manage',
  ends: ['failed', 'returned', 'canceled'],
  steps: {
    exclude: {
      by: 'company',
      from: ['included', 'excluded'],
      to: 'excluded',
      unless: chosenInDraft,
      label: 'Exclude partner',
      done: 'Partner excluded',
      text: 'The commissions stay payable and are offered again with the next payout.',
      summary: 'Exclude a partner from a draft',
    },
    include: {
      by: 'company',
      from: ['included', 'excluded'],
      to: ['included', 'excluded'],
      unless: chosenInDraft,
      label: 'Include partner',
      done: 'Partner included',
      text: 'The partner is paid with this payout.',
      summary: 'Include a partner in a draft again',
    },
    resume: {
      by: 'company',
      from: ['held'],
      to: 'reserved',
      label: 'Release hold',
      done: 'Payment released',
      text: 'The payment goes to the payout details verified since.',
      summary: 'Release a held payment to the payout details verified since',
      movesMoney: true,
    },
    fail: {
      by: 'company',
      from: ['reserved', 'processing', 'in_transit'],
      to: 'failed',
      label: 'Mark as failed',
      done: 'Payment marked as failed',
      text: 'Its commissions become payable again. We notify the partner that the payment failed and why.',
      summary: 'Mark a payment as failed',
      input: failure,
      sheet: true,
      danger: true,
    },
    fee: {
      by: 'company',
      from: ['paid', 'failed', 'returned'],
      label: 'Edit bank fee',
      done: 'Bank fee saved',
      text: 'Enter the total the bank charged you. Only the difference is posted to the ledger. Hidden from partners.',
      summary: 'Set the total bank fee of a payment; the difference is posted to the ledger',
      body: FeeInput,
    },
    return: {
      by: 'company',
      from: ['paid'],
      to: 'returned',
      label: 'Mark as returned',
      done: 'Payment marked as returned',
      text: 'The ledger records that the bank returned the money. The partner is notified.',
      summary: 'Mark a payment as returned by the bank',
      input: failure,
      sheet: true,
      danger: true,
    },
    cancel: {
      by: 'company',
      from: ['reserved', 'held'],
      to: 'canceled',
      label: 'Remove payment',
      done: 'Payment removed',
      text: 'Their commissions become payable again and are included in the next payout.',
      summary: 'Remove a payment from an approved payout',
      input: { reason: field.longText({ label: 'Reason', required: true, max: 500 }) },
      sheet: true,
      danger: true,
    },
  },
});

type BatchSteps = (typeof batchSteps)['steps'];
type PaymentSteps = (typeof paymentSteps)['steps'];
export type PayoutCancellation = StepInput<BatchSteps['cancel']>;
export type PaymentFailure = StepInput<PaymentSteps['fail']>;
export type PaymentFee = StepInput<PaymentSteps['fee']>;
export type PaymentRemoval = StepInput<PaymentSteps['cancel']>;
