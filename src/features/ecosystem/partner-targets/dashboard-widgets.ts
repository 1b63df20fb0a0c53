import { defineDashboard } from '#shared/dashboard-widgets.ts';

const shape = { shape: 'entries', item: 'Plan', noun: ['plan', 'plans'] } as const;
const groups = {
  behind: { label: 'Behind pace', when: 'until' },
  on_pace: { label: 'On pace', when: 'until' },
} as const;
const about = 'Agreed targets of the quarter that is running, those behind pace first.';
const empty = {
  text: 'No targets are agreed for this quarter.',
  label: 'Joint business plans',
  to: '/partners/targets',
  needs: ['partner_targets', 'view'],
} as const;

export const dashboard = defineDashboard({
  widgets: {
    targets: {
      needs: ['partner_targets'],
      about: ['partner_targets', 'opportunities', 'deal_registrations', 'certificates'],
      follows: ['partner', 'type', 'region', 'owner'],
      size: [4, 6],
      least: [3, 4],
      words: {
        company: { title: 'Targets', about, ...shape, groups, empty },
        partner: { title: 'Targets', about, ...shape, groups, empty },
      },
    },
  },
  lists: {
    partner_targets: { screens: { company: '/partners/targets', partner: '/partners/targets' } },
  },
  entries: {
    target: { resource: 'partner_targets', screen: ({ id }) => `/partners/targets/show/${id}` },
    target_to_agree: { resource: 'partner_targets', screen: ({ id }) => `/partners/targets/show/${id}` },
  },
});
