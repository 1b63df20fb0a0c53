import { allConditions, type OwnRecipe, PROGRAM_CURRENCY, recipe } from './recipe.ts';

/** Recipes about deal registrations. */
export const registrationRecipes: readonly OwnRecipe[] = [
  recipe(
    'registration_waiting',
    'deal_registrations',
    'Registration',
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
    'Registration',
    [
      'Flag large registrations',
      'Tells the owner of the partner at once when a registration over 50,000 {currency}, or its equal in another currency, is submitted.',
    ],
    {
      trigger: { kind: 'event', table: 'deal_registrations', event: 'deal_registrations.submitted' },
      when: allConditions({ field: `record.amount_minor.${PROGRAM_CURRENCY}`, op: 'gt', value: 50_000_00 }),
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
    'registration_details',
    'deal_registrations',
    'Registration',
    ['Ask for missing details', 'Sends a registration back to the partner with a question if it has no description.'],
    {
      trigger: { kind: 'event', table: 'deal_registrations', event: 'deal_registrations.submitted' },
      when: allConditions(
        { field: 'record.status', op: 'in', value: ['pending_review'] },
        { field: 'record.description', op: 'is_not_set' },
      ),
      reentry: 'once',
      steps: [
        {
          id: 'ask',
          kind: 'deal_registrations_ask',
          params: { question: 'What does {{record.name}} need, and who decides about it?' },
        },
      ],
    },
  ),
  recipe(
    'registration_question_open',
    'deal_registrations',
    'Registration',
    ['Remind partners of open questions', 'Reminds the partner three days after you asked about a registration.'],
    {
      trigger: { kind: 'change', table: 'deal_registrations', field: 'status', to: ['info_requested'] },
      when: null,
      reentry: 'when_finished',
      steps: [
        { id: 'pause', kind: 'wait', params: { amount: 3, unit: 'days' } },
        {
          id: 'open',
          kind: 'branch',
          params: {},
          when: allConditions({ field: 'record.status', op: 'in', value: ['info_requested'] }),
          // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
          then: [
            {
              id: 'mail',
              kind: 'email',
              params: {
                to: 'contact',
                subject: 'Your registration {{record.name}} waits for an answer',
                text: 'Hello,\n\nwe asked a question about your registration {{record.name}}. The review continues when you answer it in the portal.',
              },
            },
          ],
          else: [],
        },
      ],
    },
  ),
  recipe(
    'protection_ending',
    'deal_registrations',
    'Registration',
    ['Warn before protection ends', 'Writes to the partner and tells the owner two weeks before a protection ends.'],
    {
      trigger: { kind: 'date', table: 'deal_registrations', field: 'expires_at', days: -14 },
      when: allConditions({ field: 'record.status', op: 'in', value: ['approved'] }),
      reentry: 'when_finished',
      steps: [
        {
          id: 'mail',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Your protection on {{record.name}} ends soon',
            text: 'Hello,\n\nyour protection on {{record.name}} ends on {{record.expires_at}}. If you are still working on the deal, ask for an extension in the portal.',
          },
        },
        {
          id: 'tell',
          kind: 'notify',
          params: {
            to: 'owner',
            text: 'The protection of {{partner.name}} on {{record.name}} ends on {{record.expires_at}}.',
          },
        },
      ],
    },
  ),
  recipe(
    'registration_rejected',
    'deal_registrations',
    'Registration',
    ['Call after a rejection', 'Creates a task to call the partner when its registration is rejected.'],
    {
      trigger: { kind: 'event', table: 'deal_registrations', event: 'deal_registrations.rejected' },
      when: null,
      reentry: 'once',
      steps: [
        {
          id: 'todo',
          kind: 'task',
          params: { title: 'Call {{partner.name}} about the registration {{record.name}}', to: 'owner', due_days: 2 },
        },
      ],
    },
  ),
];
