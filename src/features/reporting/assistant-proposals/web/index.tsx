import { lazy } from 'react';
import type { WebFeature } from '#web/feature.ts';

/** A prepared step with its changes, to confirm or dismiss: `<ProposalCard id={id} />`. */
export const ProposalCard = lazy(() => import('./ProposalCard.tsx'));

export const feature: WebFeature = {
  name: 'assistant-proposals',
  flag: 'ai_assistant',
  routes: [
    {
      path: '/ai_assistant/proposals/show/$id',
      asks: 'assistant_proposals/$id',
      title: 'Proposal',
      page: () => import('./show.tsx'),
      permission: 'assistant_proposals:view',
    },
  ],
};
