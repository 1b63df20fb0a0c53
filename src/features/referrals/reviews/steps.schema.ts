import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { type Review, ReviewSend, review } from './schema.ts';

const open = ['requested', 'started', 'submitted'] as const;
export const isReviewOpen = ({ status }: Review): boolean => (open as readonly string[]).includes(status);

const reasonForPartner = field.longText({
  label: 'Reason',
  required: true,
  max: 1000,
  help: 'The partner sees this reason.',
});

/** The company and the partner decide. Before, its author moves a review from the link to moderation, past `verified`. */
export const reviewSteps = defineSteps(review, {
  ends: ['verified', 'rejected', 'removed'],
  steps: {
    send: {
      by: 'company',
      from: open,
      label: 'Send link',
      done: 'Link sent',
      text: ({ contact_id }) =>
        `The contact gets a personal link by email. It expires after 30 days.${contact_id ? ' The earlier link stops working.' : ''}`,
      summary: 'Send the link of a request, or send it again',
      body: ReviewSend,
      look: 'primary',
    },
    publish: {
      by: 'company',
      from: ['in_moderation', 'disputed'],
      to: 'published',
      label: 'Publish review',
      done: 'Review published',
      text: ({ status }) =>
        status === 'disputed'
          ? 'The review stays published. We tell the partner.'
          : 'Visitors of the directory can read the review. We tell the partner.',
      summary: 'Publish a review',
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['in_moderation'],
      to: 'rejected',
      label: 'Reject review',
      done: 'Review rejected',
      text: 'The review is never published. The partner cannot read it.',
      summary: 'Reject a review in moderation',
      input: {
        reason: field.longText({
          label: 'Reason',
          required: true,
          max: 1000,
          help: 'Only your company sees this reason.',
        }),
      },
      look: 'button',
      danger: true,
    },
    remove: {
      by: 'both',
      from: [...open, 'published', 'disputed'],
      to: 'removed',
      label: 'Remove review',
      done: 'Review removed',
      text: (row) =>
        isReviewOpen(row)
          ? 'The request ends, and its link stops working.'
          : 'The review is removed from the directory. We tell the partner why.',
      summary: 'Remove a published review, or cancel a request',
      input: { reason: reasonForPartner },
      danger: true,
    },
    dispute: {
      by: 'partner',
      from: ['published'],
      to: 'disputed',
      unless: ({ disputed_at }) => disputed_at && 'The company has already decided about your dispute of this review.',
      label: 'Dispute review',
      done: 'Review disputed',
      text: 'The review goes back to moderation and is hidden until the company decides. Its scores still count. You can dispute a review once.',
      summary: 'Dispute a published review of yours; the company decides',
      input: {
        reason: field.longText({
          label: 'Reason',
          required: true,
          help: 'Explain what is wrong. Only the company sees it.',
        }),
      },
    },
    reply: {
      by: 'partner',
      from: ['published', 'disputed'],
      unless: ({ reply }) => (reply === null ? null : 'You have already replied to this review.'),
      label: 'Reply to review',
      done: 'Reply published',
      text: 'Your reply is public. You can reply once.',
      summary: 'Reply once to a review of yours',
      input: { reply: field.longText({ label: 'Reply', required: true }) },
      look: 'primary',
    },
    remove_reply: {
      by: 'company',
      unless: ({ reply }) => (reply === null ? 'This review has no reply.' : null),
      label: 'Remove reply',
      done: 'Reply removed',
      text: 'We tell the partner why.',
      summary: 'Remove the reply of the partner',
      input: { reason: reasonForPartner },
      danger: true,
    },
    pin: {
      by: 'both',
      from: ['published'],
      unless: ({ is_pinned }) => (is_pinned ? 'This review is already pinned.' : null),
      label: 'Pin review',
      done: 'Review pinned',
      text: 'Pinned reviews are shown first. At most five reviews of a partner can be pinned.',
      summary: 'Show a review first; at most five per partner',
    },
    unpin: {
      by: 'both',
      unless: ({ is_pinned }) => (is_pinned ? null : 'This review is not pinned.'),
      label: 'Unpin review',
      done: 'Review unpinned',
      text: 'The review takes its place by date again.',
      summary: 'Stop showing a review first',
    },
  },
});

type Steps = (typeof reviewSteps)['steps'];
export type ReviewLink = StepInput<Steps['send']>;
export type ReviewReason = StepInput<Steps['reject']>;
export type ReviewReply = StepInput<Steps['reply']>;
