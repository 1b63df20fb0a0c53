import { allConditions, type OwnRecipe, recipe } from './recipe.ts';

/** Recipes about deals, registrations and leads. */
export const dealRecipes: readonly OwnRecipe[] = [
  recipe(
    'stale_deal',
    'opportunities',
    'Deals',
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
    'registration_waiting',
    'deal_registrations',
    'Deals',
    ['Chase waiting registrations', 'Reminds you of a registration that has waited for a decision for two days.'],
    {
      trigger: { kind: 'schedule', table: 'deal_registrations', cron: '0 8 * * 1-5' },
      when: allConditions(
        { field: 'record.status', op: 'in', value: ['submitted', 'screening', 'pending_review'] },
        { field: 'record.submitted_at', op: 'before_last_days', value: 2 },
      ),
      reentry: 'after_days',
      reentry_days: 3,
      steps: [
        {
          id: 'tell',
          kind: 'notify',
          params: {
            to: 'owner',
            text: 'The registration of {{partner.name}} for {{record.name}} has waited for more than two days.',
          },
        },
      ],
    },
  ),
  recipe(
    'large_registration',
    'deal_registrations',
    'Deals',
    [
      'Flag large registrations',
      'Tells the owner of the partner at once when a registration over $50,000 is submitted.',
    ],
    {
      trigger: { kind: 'event', table: 'deal_registrations', event: 'deal_registrations.submitted' },
      when: allConditions({ field: 'record.amount_minor.USD', op: 'gt', value: 50_000_00 }),
      reentry: 'once',
      steps: [
        {
          id: 'tell',
          kind: 'notify',
          params: {
            to: 'owner',
            text: '{{partner.name}} submitted a large registration: {{record.name}}, {{record.amount_minor}}.',
          },
        },
      ],
    },
  ),
  recipe(
    'lead_unassigned',
    'leads',
    'Deals',
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
];
