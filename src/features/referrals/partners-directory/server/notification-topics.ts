import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'listing_changes',
    resource: 'directory_listings',
    label: 'Changed listings',
    about: 'Partners submit changes of their public listing.',
    mode: 'company',
    email: 'off',
    kinds: ['listing_change_submitted'],
  },
  {
    key: 'directory_requests',
    resource: 'partners_directory',
    label: 'Requests from the public directory',
    about: 'Visitors contact partners.',
    mode: 'company',
    email: 'off',
    kinds: ['directory_request'],
  },
  {
    key: 'listing_decisions',
    resource: 'directory_listings',
    label: 'Your public listing',
    about: 'Changes of your listing are approved or not approved.',
    mode: 'partner',
    email: 'instant',
    kinds: ['listing_change_approved', 'listing_change_rejected'],
  },
]);
