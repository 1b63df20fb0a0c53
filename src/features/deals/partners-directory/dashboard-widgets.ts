import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    listing_change: {
      list: 'listing_changes',
      order: 65,
      words: {
        company: {
          label: 'Listing changes to approve',
          about: 'Changes of public listings that partners submitted, oldest first.',
        },
      },
    },
  },
  lists: { listing_changes: { screens: { company: '/partners_directory/changes' } } },
  entries: {
    listing_change: {
      resource: 'directory_listings',
      screen: ({ id }) => `/partners_directory/changes/${id}`,
    },
  },
});
