import type { Mode } from './credentials.ts';

/**
 * Addresses of the specification whose modules are still being built. Nothing leads to them; who types one is told.
 * A module takes its own away from here.
 */
export const comingSoon: readonly { path: string; mode?: Mode }[] = [
  ...[
    '/partners/fields/external',
    '/partners/contracts',
    '/partners/meetings',
    '/partners/prospecting',
    '/document_folders',
    '/resources',
    '/training',
    '/enablement/entitlements',
    '/feedback',
    '/email_campaign',
    '/automations',
    '/tasks',
  ].map((path) => ({ path, mode: 'company' as const })),
  ...['/partner-resources', '/partner-training', '/enablement/partner-entitlements', '/clients/mapping'].map(
    (path) => ({ path, mode: 'partner' as const }),
  ),
  { path: '/ai_assistant' },
  { path: '/connections/catalog' },
];
