import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Day, nullable, PositiveMinor, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { declineOptions, LeadOffer, lead, offerStatusOptions } from './schema.ts';

const reason = field.longText({ label: 'Reason', required: true });

/** The life of a lead. Once a partner has accepted it, it goes the way of its opportunity. */
export const leadSteps = defineSteps(lead, {
  over: ['converted', 'won', 'lost', 'spam'],
  versioned: true,
  moves: {
    distribute: { from: ['new', 'offered', 'unassigned'], to: ['offered', 'unassigned'] },
    accept: { from: ['offered'], to: 'accepted' },
    // The customer bought before a partner accepted the lead.
    winWaiting: { from: ['new', 'offered', 'unassigned'], to: 'won' },
    followDeal: { from: ['accepted', 'converted', 'won', 'lost'], to: ['converted', 'won', 'lost'] },
  },
  steps: {
    assign: {
      by: 'company',
      from: ['new', 'offered', 'accepted', 'converted', 'lost', 'unassigned'],
      to: 'offered',
      label: 'Assign partner',
      done: 'Lead offered',
      text: 'The partner gets an offer now. Other offers of this lead end.',
      summary: 'Offer a lead to a partner of your choice',
      input: { partner_id: field.reference('partners', { label: 'Partner', required: true }), reason },
      look: 'primary',
    },
    distribute: {
      by: 'company',
      from: ['new', 'unassigned'],
      to: ['offered', 'unassigned'],
      label: 'Distribute by rules',
      done: 'Lead distributed',
      text: 'Your rules offer the lead to the partners that fit best.',
      summary: 'Distribute a new or unassigned lead by the rules',
      look: 'button',
    },
    spam: {
      by: 'company',
      from: ['new', 'offered', 'accepted', 'unassigned'],
      to: 'spam',
      label: 'Mark as spam',
      done: 'Lead marked as spam',
      text: 'Open offers end and no partner gets this lead.',
      summary: 'Mark a lead as spam',
      input: { reason },
      danger: true,
    },
    not_spam: {
      by: 'company',
      from: ['spam'],
      to: 'new',
      label: 'Not spam',
      done: 'Lead restored',
      text: 'The lead is distributed as if it were new.',
      summary: 'Restore a lead from spam and distribute it',
      look: 'primary',
    },
    close: {
      by: 'company',
      from: ['new', 'offered', 'accepted', 'converted', 'won', 'unassigned'],
      to: 'lost',
      unless: ({ opportunity_id, opportunity_status }) =>
        opportunity_id && opportunity_status === 'open'
          ? 'This lead has an open opportunity. Close the opportunity instead.'
          : null,
      label: 'Close lead',
      done: 'Lead closed',
      text: 'No partner will work on this lead. Open offers end.',
      summary: 'Close a lead without assigning it',
      input: { reason },
      danger: true,
    },
  },
});

const leadOffer = sayable({
  name: 'lead_offers',
  one: 'lead offer',
  fields: { status: field.choice({ label: 'Status', options: offerStatusOptions, notNull: true }) },
  row: LeadOffer,
} as const);

/** The partner’s answer to an offer. */
export const leadOfferSteps = defineSteps(leadOffer, {
  can: 'leads:manage',
  versioned: true,
  ends: ['declined', 'expired', 'taken', 'withdrawn'],
  moves: {
    expire: { from: ['offered', 'opened'], to: 'expired' },
    end: { from: ['offered', 'opened'], to: ['taken', 'withdrawn'] },
    takeBack: { from: ['accepted'], to: 'withdrawn' },
  },
  steps: {
    open: {
      by: 'partner',
      // Opening again changes nothing.
      from: ['offered', 'opened'],
      to: 'opened',
      label: 'Open lead',
      done: 'Lead opened',
      text: 'Contact and company are shown when you open the lead. Opening is recorded.',
      summary: 'Open an offered lead. Its details are visible from then on',
      look: 'primary',
    },
    accept: {
      by: 'partner',
      from: ['offered', 'opened'],
      to: 'accepted',
      unless: ({ status }) => (status === 'offered' ? 'Open the lead before you accept it.' : null),
      label: 'Accept lead',
      done: 'Lead accepted',
      text: 'You get an opportunity with this plan. Contact the customer within the time shown.',
      summary: 'Accept a lead and create its opportunity',
      body: closed({
        next_step: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
        next_step_on: Type.Optional(nullable(Day)),
        amount_minor: PositiveMinor,
        currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency code such as EUR' })),
      }),
      look: 'primary',
    },
    decline: {
      by: 'partner',
      from: ['offered', 'opened'],
      to: 'declined',
      label: 'Decline lead',
      done: 'Lead declined',
      text: 'The lead is offered to another partner. Your reason goes to the company.',
      summary: 'Decline a lead with a reason',
      input: {
        reason_code: field.choice({ label: 'Reason', options: declineOptions, required: true }),
        comment: field.longText({ label: 'Comment' }),
        was_contacted: field.boolean({ label: 'We contacted the customer', notNull: true }),
        is_spam: field.boolean({ label: 'This is spam', notNull: true }),
      },
      look: 'button',
      danger: true,
    },
    contacted: {
      by: 'partner',
      from: ['accepted'],
      label: 'Record first contact',
      done: 'First contact recorded',
      text: 'The company sees that you have spoken to the contact.',
      summary: 'Record the first contact with an accepted lead',
      look: 'primary',
    },
  },
});

type LeadSteps = (typeof leadSteps)['steps'];
export type LeadAssignment = StepInput<LeadSteps['assign']>;
export type LeadReason = StepInput<LeadSteps['close']>;
type OfferSteps = (typeof leadOfferSteps)['steps'];
export type LeadAcceptance = StepInput<OfferSteps['accept']>;
export type LeadDecline = StepInput<OfferSteps['decline']>;
