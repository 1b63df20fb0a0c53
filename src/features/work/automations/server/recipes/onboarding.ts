import { active, allConditions, type OwnRecipe, recipe } from './recipe.ts';

/** Recipes for the first weeks of a partnership. */
export const onboardingRecipes: readonly OwnRecipe[] = [
  recipe(
    'welcome_series',
    'partners',
    'Onboarding',
    ['Welcome new partners', 'Three messages in the first two weeks of a partnership.'],
    {
      trigger: { kind: 'event', table: 'partners', event: 'partners.category' },
      when: allConditions(active),
      reentry: 'once',
      steps: [
        {
          id: 'hello',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Welcome to the partner program of {{company.name}}',
            text: 'Hello,\n\nwelcome! {{owner.name|Our team}} is your partner manager.\n\nStart with the portal: register your first deal, and look at the training.',
          },
        },
        { id: 'three', kind: 'wait', params: { amount: 3, unit: 'days' } },
        {
          id: 'training',
          kind: 'email',
          params: {
            to: 'contact',
            subject: 'Your first training',
            text: 'Hello,\n\npartners who finish a course in the first month register more deals. Have a look at Training in the portal.',
          },
        },
        { id: 'ten', kind: 'wait', params: { amount: 10, unit: 'days' } },
        {
          id: 'call',
          kind: 'task',
          params: { title: 'Call {{partner.name}} about their first deal', to: 'owner', due_days: 2 },
        },
      ],
    },
  ),
  recipe(
    'introduction_meeting',
    'partners',
    'Onboarding',
    ['Plan an introduction', 'Plans an introduction meeting in a week with each partner that becomes active.'],
    {
      trigger: { kind: 'event', table: 'partners', event: 'partners.category' },
      when: allConditions(active),
      reentry: 'once',
      steps: [
        {
          id: 'meet',
          kind: 'create_meetings',
          params: {
            title: 'Introduction with {{partner.name}}',
            kind: 'introduction',
            partner_id: 'partner',
            starts_at: '+7 10:00',
          },
        },
        {
          id: 'tell',
          kind: 'notify',
          params: {
            to: 'owner',
            text: 'An introduction with {{partner.name}} is planned. Change its time if it does not suit you.',
          },
        },
      ],
    },
  ),
  recipe(
    'no_first_deal',
    'partners',
    'Onboarding',
    ['Help partners to their first deal', 'Creates a task for partners without a won deal 45 days after they joined.'],
    {
      trigger: { kind: 'date', table: 'partners', field: 'joined_on', days: 45 },
      when: allConditions(active, { field: 'partner.won_deals_12_months', op: 'lte', value: 0 }),
      reentry: 'once',
      steps: [
        {
          id: 'todo',
          kind: 'task',
          params: { title: 'Help {{partner.name}} to its first deal', to: 'owner', due_days: 5 },
        },
      ],
    },
  ),
];
