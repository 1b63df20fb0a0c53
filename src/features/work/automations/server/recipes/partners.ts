import { active, allConditions, type OwnRecipe, recipe } from './recipe.ts';

/** Recipes about partners, their contracts and their certificates. */
export const partnerRecipes: readonly OwnRecipe[] = [
  recipe(
    'certificate_expiring',
    'certificates',
    'Renewal',
    ['Warn of expiring certificates', 'Writes to the partner 30 days before a certificate expires.'],
    {
      trigger: { kind: 'date', table: 'certificates', field: 'expires_on', days: -30 },
      when: null,
      reentry: 'once',
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'The certificate {{record.program_name}} expires soon',
            text: 'Hello,\n\nthe certificate {{record.program_name}} of {{record.holder_name|one of your people}} expires on {{record.expires_on}}.\n\nPlease renew it in time, so that your benefits continue.',
          },
        },
        {
          id: 'tell',
          kind: 'notify',
          params: { to: 'owner', text: 'A certificate of {{partner.name}} expires on {{record.expires_on}}.' },
        },
      ],
    },
  ),
  recipe(
    'first_commission',
    'partners',
    'Engagement',
    ['Celebrate the first commission', 'Congratulates a partner when it earns its first commission.'],
    {
      trigger: { kind: 'event', table: 'partners', event: 'partners.earned' },
      when: allConditions({ field: 'partner.won_deals_12_months', op: 'lte', value: 1 }),
      reentry: 'once',
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Congratulations on your first commission',
            text: 'Hello,\n\n{{partner.name}} has earned its first commission with {{company.name}}. Congratulations, and thank you!\n\nYou find it under Earnings in the portal.',
          },
        },
        {
          id: 'tell',
          kind: 'notify',
          params: { to: 'owner', text: '{{partner.name}} has earned its first commission. A good moment for a call.' },
        },
      ],
    },
  ),
  recipe(
    'silent_partner',
    'partners',
    'Engagement',
    [
      'Write to inactive partners',
      'Writes to active partners without activity for 60 days, and reminds the owner a week later.',
    ],
    {
      trigger: { kind: 'schedule', table: 'partners', cron: '0 9 * * 1' },
      when: allConditions(active, { field: 'record.last_activity_at', op: 'before_last_days', value: 60 }),
      reentry: 'after_days',
      reentry_days: 90,
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'How can we help {{partner.name}}?',
            text: 'Hello,\n\nwe have not heard from you for a while. Is there anything that we can do for you, such as a training or a joint call with a customer?\n\nJust answer your partner manager, {{owner.name|our team}}.',
          },
        },
        { id: 'pause', kind: 'wait', params: { amount: 7, unit: 'days' } },
        {
          id: 'still',
          kind: 'branch',
          params: {},
          when: allConditions({ field: 'record.last_activity_at', op: 'before_last_days', value: 60 }),
          // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
          then: [
            {
              id: 'todo',
              kind: 'task',
              params: { title: 'Call {{partner.name}}, who did not react to our email', to: 'owner', due_days: 3 },
            },
          ],
          else: [],
        },
      ],
    },
  ),
  recipe(
    'qbr_due',
    'partners',
    'Engagement',
    [
      'Plan quarterly reviews',
      'Reminds the owners of active partners at the start of a quarter to plan the business review.',
    ],
    {
      trigger: { kind: 'schedule', table: 'partners', cron: '0 9 1 1,4,7,10 *' },
      when: allConditions(active, { field: 'partner.won_deals_12_months', op: 'gte', value: 1 }),
      reentry: 'after_days',
      reentry_days: 60,
      steps: [
        {
          id: 'todo',
          kind: 'task',
          params: { title: 'Plan the quarterly business review with {{partner.name}}', to: 'owner', due_days: 14 },
        },
      ],
    },
  ),
  recipe(
    'unsigned_contract',
    'contracts',
    'Contracts and documents',
    [
      'Follow up on unsigned contracts',
      'Reminds the partner and the owner of a contract that waits for signature for a week.',
    ],
    {
      trigger: { kind: 'date', table: 'contracts', field: 'sent_at', days: 7 },
      when: allConditions({ field: 'record.status', op: 'in', value: ['sent', 'partially_signed'] }),
      reentry: 'once',
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Reminder: {{record.title}}',
            text: 'Hello,\n\nthe contract “{{record.title}}” still waits for your signature. You find the link in our earlier email and in the portal under Contracts.\n\nPlease tell us if anything is unclear.',
          },
        },
        {
          id: 'tell',
          kind: 'notify',
          params: {
            to: 'owner',
            text: '“{{record.title}}” with {{partner.name}} has waited for signature for a week.',
          },
        },
      ],
    },
  ),
  recipe(
    'missing_tax_form',
    'partners',
    'Contracts and documents',
    [
      'Request missing tax forms',
      'Requests a tax form from active partners that have none, two weeks after they joined.',
    ],
    {
      trigger: { kind: 'date', table: 'partners', field: 'joined_on', days: 14 },
      when: {
        any: [
          { all: [active, { field: 'partner.valid_documents', op: 'is_not_set' }] },
          { all: [active, { field: 'partner.valid_documents', op: 'nin', value: ['tax_form'] }] },
        ],
      },
      reentry: 'once',
      steps: [
        {
          id: 'ask',
          kind: 'document',
          params: {
            name: 'Tax form',
            kind: 'tax_form',
            instructions: 'We need it before we can pay commissions.',
            due_days: 21,
          },
        },
      ],
    },
  ),
  recipe(
    'email_sequence',
    'partners',
    'Campaigns',
    ['Send an email sequence', 'Three emails over eight days. The sequence stops when the partner replies.'],
    {
      trigger: { kind: 'button', table: 'partners', label: 'Start email sequence' },
      when: allConditions(active),
      reentry: 'after_days',
      reentry_days: 90,
      stops_on_reply: true,
      steps: [
        {
          id: 'first',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'An idea for {{partner.name}}',
            text: 'Hello,\n\nwe have an idea for your next customer meeting, and would like to show it to you.\n\nDo you have twenty minutes this week? Just reply to this email.\n\n{{owner.name|Your partner team}}',
          },
        },
        { id: 'three', kind: 'wait', params: { amount: 3, unit: 'days' } },
        {
          id: 'second',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Two examples from other partners',
            text: 'Hello,\n\ntwo partners have won customers with it last month. Reply to this email if you want to see how.\n\n{{owner.name|Your partner team}}',
          },
        },
        { id: 'five', kind: 'wait', params: { amount: 5, unit: 'days' } },
        {
          id: 'third',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'One last question',
            text: 'Hello,\n\nthis is our last email about it. Reply whenever the time is right.\n\n{{owner.name|Your partner team}}',
          },
        },
        {
          id: 'call',
          kind: 'task',
          params: { title: 'Call {{partner.name}}, who did not reply to our emails', to: 'owner', due_days: 3 },
        },
      ],
    },
  ),
  recipe(
    'tier_at_risk',
    'partners',
    'Renewal',
    ['Save tiers at risk', 'Tells partner and owner 60 days before the requirements of a tier lapse.'],
    {
      trigger: { kind: 'schedule', table: 'partners', cron: '0 9 * * 1' },
      when: allConditions(active, { field: 'partner.tier_risk_on', op: 'in_next_days', value: 60 }),
      reentry: 'after_days',
      reentry_days: 60,
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Your tier {{record.tier_name}} is at risk',
            text: 'Hello,\n\n{{partner.name}} will soon no longer meet the requirements of the tier {{record.tier_name}}. You see what is missing under Tier progress in the portal.\n\n{{owner.name|Your partner manager}} is glad to help.',
          },
        },
        {
          id: 'tell',
          kind: 'notify',
          params: { to: 'owner', text: 'The tier of {{partner.name}} is at risk. Agree on what to do about it.' },
        },
      ],
    },
  ),
  recipe(
    'contract_ending',
    'contracts',
    'Renewal',
    ['Prepare contract renewals', 'Creates a task 60 days before a contract ends, and tells the owner of the partner.'],
    {
      trigger: { kind: 'date', table: 'contracts', field: 'ends_on', days: -60 },
      when: null,
      reentry: 'once',
      steps: [
        {
          id: 'todo',
          kind: 'task',
          params: { title: 'Renew “{{record.title}}” with {{partner.name}}', to: 'owner', due_days: 14 },
        },
        { id: 'tell', kind: 'notify', params: { to: 'owner', text: '“{{record.title}}” ends on {{record.ends_on}}.' } },
      ],
    },
  ),
  recipe(
    'missed_meeting',
    'meetings',
    'Engagement',
    ['Follow up on missed meetings', 'Writes to the partner and creates a task when a partner misses a meeting.'],
    {
      trigger: { kind: 'event', table: 'meetings', event: 'meetings.no_show' },
      when: null,
      reentry: 'once',
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'We missed you: {{record.title}}',
            text: 'Hello,\n\nwe missed you in our meeting “{{record.title}}”. Which day would suit you?\n\n{{owner.name|Your partner team}}',
          },
        },
        {
          id: 'todo',
          kind: 'task',
          params: { title: 'Find a new date for “{{record.title}}” with {{partner.name}}', to: 'owner', due_days: 3 },
        },
      ],
    },
  ),
];
