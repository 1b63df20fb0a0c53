import { defineResource } from '#server/resource/define.ts';
import { ResourceLinkOpen, resourceLink } from '../schema.ts';

/** Links are created by sharing a resource and ended by revoking. Only the company sees them. */
export const resourceLinks = defineResource({
  name: 'resource_links',
  noun: 'resource link',
  row: resourceLink.row,
  view: 'resource_link_rows',
  guardedBy: 'resources',
  list: {
    sort: ['created_at', 'expires_at', 'opens', 'last_opened_at'],
    filter: ['resource_id', 'revoked_at', 'expires_at', 'created_at'],
    search: ['recipient_email', 'recipient_name', 'resource_name'],
    by: '-created_at',
  },
});

export const resourceLinkOpens = defineResource({
  name: 'resource_link_opens',
  noun: 'resource link open',
  row: ResourceLinkOpen,
  references: {
    link_id: { of: 'resource_links', recipient_name: 'recipient_name', recipient_email: 'recipient_email' },
  },
  guardedBy: 'resources',
  list: {
    sort: ['created_at'],
    filter: ['link_id', 'resource_id', 'kind', 'created_at'],
    search: ['email', 'recipient_name', 'recipient_email'],
    by: '-created_at',
  },
});
