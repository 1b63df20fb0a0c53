import { allConditions, type OwnRecipe, recipe } from './recipe.ts';

/** Recipes about deals, leads and prospects. */
export const dealRecipes: readonly OwnRecipe[] = [
  recipe(
    'stale_deal',
    'opportunities',
    'Pipeline',
    ['Revive stale deals', 'Reminds the owner of an open deal without activity for 30 days.'],
    {
      trigger: { kind: 'schedule', table: 'opportunities', cron: '0 9 * * 1-5' },
      when: allConditions(
        { field: 'deal.status', op: 'in', value: ['open'] },
        { field: 'record.last_activity_at', op: 'before_last_days', value: 30 },
      ),
      reentry: 'after_days',
      reentry_days: 30,
      steps: [
        {
          id: 'tell',
          kind: 'notify',
          params: { to: 'owner', text: '{{record.name}} has had no activity for 30 days. What is the next step?' },
        },
        {
          id: 'todo',
          kind: 'task',
          params: { title: 'Revive the deal {{record.name}}', to: 'owner', due_days: 3, priority: 'high' },
        },
      ],
    },
  ),
  recipe(
    'lead_unassigned',
    'leads',
    'Leads and prospects',
    ['Rescue leads that no partner takes', 'Tells you at once when a lead has no partner.'],
    {
      trigger: { kind: 'event', table: 'leads', event: 'leads.unassigned' },
      when: null,
      reentry: 'when_finished',
      steps: [
        {
          id: 'tell',
          kind: 'notify',
          params: { to: 'owner', text: 'No partner takes the lead {{record.name}}. Assign it manually.' },
        },
      ],
    },
  ),
  recipe(
    'close_date_passed',
    'opportunities',
    'Pipeline',
    [
      'Ask about deals past their close date',
      'Asks the owner for a new date, the day after the expected close date of an open deal.',
    ],
    {
      trigger: { kind: 'date', table: 'opportunities', field: 'expected_close_on', days: 1 },
      when: allConditions({ field: 'deal.status', op: 'in', value: ['open'] }),
      reentry: 'when_finished',
      steps: [
        {
          id: 'next',
          kind: 'update_opportunities',
          params: { target: 'record', next_step: 'Confirm the expected close date', next_step_on: '+2' },
        },
        {
          id: 'tell',
          kind: 'notify',
          params: {
            to: 'owner',
            text: '{{record.name}} should have closed on {{record.expected_close_on}}. Is it still open?',
          },
        },
      ],
    },
  ),
  recipe(
    'deal_won',
    'opportunities',
    'Pipeline',
    ['Thank partners for a won deal', 'Writes to the partner when a deal is won, and notes it on the deal.'],
    {
      trigger: { kind: 'event', table: 'opportunities', event: 'opportunities.won' },
      when: null,
      reentry: 'once',
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Thank you for {{record.name}}',
            text: 'Hello,\n\n{{record.name}} is won. Thank you for your work!\n\nYou find the commission under Earnings in the portal.',
          },
        },
        { id: 'note', kind: 'create_opportunity_notes', params: { body: 'We thanked {{partner.name}} by email.' } },
      ],
    },
  ),
  recipe(
    'lead_of_known_account',
    'leads',
    'Leads and prospects',
    [
      'Recognize leads of known accounts',
      'Looks up the company of a new lead among your accounts, and notes on the lead what you know.',
    ],
    {
      trigger: { kind: 'event', table: 'leads', event: 'leads.created' },
      when: allConditions({ field: 'record.company_name', op: 'is_set' }),
      reentry: 'once',
      steps: [
        {
          id: 'account',
          kind: 'find_accounts',
          params: { field: 'name', value: '{{record.company_name}}', if_none: 'stop' },
        },
        {
          id: 'note',
          kind: 'create_record_notes',
          params: {
            body: '{{step.account.name}} is a known account. Industry: {{step.account.industry|unknown}}. Owner: {{step.account.owner_name|no one}}.',
          },
        },
      ],
    },
  ),
  recipe(
    'prospect_next_step',
    'prospects',
    'Leads and prospects',
    ['Remind of the next step with a prospect', 'Reminds the owner of a prospect on the day of its next step.'],
    {
      trigger: { kind: 'date', table: 'prospects', field: 'next_step_on', days: 0 },
      when: null,
      reentry: 'always',
      steps: [
        {
          id: 'tell',
          kind: 'notify',
          params: { to: 'owner', text: 'Today with {{record.name}}: {{record.next_step|the next step}}.' },
        },
      ],
    },
  ),
];
