import { earningsBelow, statementNotes } from '#features/payouts/statements/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

export const feature: WebFeature = {
  name: 'imported-earnings',
  flag: 'commissions',
  routes: [],
  tabs: [
    {
      on: ['partners'],
      key: 'before',
      label: 'Earlier earnings',
      group: 'Money',
      order: 25,
      mode: 'company',
      permission: 'commission_lines:view',
      panel: () => import('./PartnerHistory.tsx'),
    },
  ],
  parts: [
    fillSlot(earningsBelow, {
      order: 10,
      mode: 'partner',
      permission: 'commission_lines:view',
      part: () => import('./OwnHistory.tsx'),
    }),
    fillSlot(statementNotes, {
      order: 10,
      permission: 'commission_lines:view',
      part: () => import('./StatementNote.tsx'),
    }),
  ],
};
