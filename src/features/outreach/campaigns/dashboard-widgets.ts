import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  lists: {
    email_campaigns: { screens: { company: '/email_campaign' } },
    email_topics: { screens: { company: '/email_campaign/topics' } },
    email_domains: { screens: { company: '/email_campaign/domains' } },
    email_suppressions: { screens: { company: '/email_campaign/suppressions' } },
  },
});
