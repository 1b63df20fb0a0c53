import type { Mode } from './credentials.ts';

/**
 * Addresses of the specification whose modules are still being built. Nothing leads to them; who types one is told.
 * A module takes its own away from here.
 */
export const comingSoon: readonly { path: string; mode?: Mode }[] = [
  ...[
    '/partners/fields/external',
    '/partners/meetings',
    '/partners/prospecting',
    '/email_campaign',
    '/automations',
    '/tasks',
  ].map((path) => ({ path, mode: 'company' as const })),
  { path: '/clients/mapping', mode: 'partner' },
  { path: '/ai_assistant' },
  { path: '/connections/catalog' },
];
