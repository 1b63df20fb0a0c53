import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    resource_request: {
      list: 'resource_requests',
      order: 75,
      words: {
        company: {
          label: 'Resource requests',
          about: 'Resources that partners miss, oldest first.',
        },
      },
    },
  },
  lists: { resource_requests: { screens: { company: '/resources/requests', partner: '/partner-resources/requests' } } },
  entries: { resource_request: { resource: 'resource_requests', screen: () => '/resources/requests' } },
});
