import { defineDashboard } from '#shared/dashboard-widgets.ts';

const shape = { shape: 'entries', item: 'Certificate', noun: ['certificate', 'certificates'] } as const;
const empty = { text: 'No certificate is about to expire.', label: 'Certificates' } as const;
const groups = { expiring: { label: 'Expiring', when: 'ends_soon' } } as const;

export const dashboard = defineDashboard({
  widgets: {
    expiring_certificates: {
      needs: ['certificates'],
      about: ['certificates'],
      follows: ['partner', 'type', 'region', 'owner'],
      size: [4, 6],
      least: [3, 4],
      words: {
        company: {
          title: 'Expiring certificates',
          about: 'Certificates of partners and their people whose holders have been reminded, those that end first.',
          ...shape,
          groups,
          empty: { ...empty, to: '/training/certificates/held', needs: ['certificates', 'view'] },
        },
        partner: {
          title: 'Expiring certificates',
          about: 'Certificates of your team that expire soon, those that end first.',
          ...shape,
          groups,
          empty: { ...empty, to: '/partner-training/certificates', needs: ['certificates', 'view'] },
        },
      },
    },
  },
  lists: {
    certificates: { screens: { company: '/training/certificates/held', partner: '/partner-training/certificates' } },
  },
  entries: {
    certificate: {
      resource: 'certificates',
      screen: ({ id }, mode) =>
        mode === 'company' ? `/training/certificates/held/${id}` : `/partner-training/certificates/${id}`,
    },
  },
});
