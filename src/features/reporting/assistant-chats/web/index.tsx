import Send from 'lucide-react/icons/send';
import Sparkles from 'lucide-react/icons/sparkles';
import { answerActions } from '#features/deals/deal-registrations/web/index.tsx';
import { commentActions } from '#features/deals/registration-comments/web/index.tsx';
import { breakdownActions } from '#features/payouts/receipts/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { paletteAnswers } from '#web/layout/slots.ts';
import { timelineActions } from '#web/resource/record/slots.ts';
import { fillSlot } from '#web/slots.tsx';
import { AskButton } from './panel/AskButton.tsx';
import { openAssistant } from './panel/panelState.ts';
import { texts as t } from './panel/texts.ts';

const view = { permission: 'assistant_chats:view' } as const;
const ask = { permission: 'assistant_chats:view' } as const;
const settings = { mode: 'company', permission: 'assistant_settings:view' } as const;
const requests = { permission: 'assistant_requests:view' } as const;

export const feature: WebFeature = {
  name: 'assistant-chats',
  flag: 'ai_assistant',
  header: [AskButton],
  menu: [
    {
      group: 'Enablement',
      label: t.assistant,
      path: '/ai_assistant',
      icon: Sparkles,
      order: 65,
      keywords: ['chat', 'question', 'ai', 'copilot'],
      ...view,
    },
    {
      group: 'Settings',
      section: 'Integrations',
      label: t.settings,
      path: '/ai_assistant/settings',
      icon: Sparkles,
      order: 50,
      keywords: ['ai', 'model', 'openai', 'budget', 'tokens'],
      ...settings,
    },
    {
      group: 'Settings',
      section: 'Logs',
      label: t.sent,
      path: '/ai_assistant/sent',
      icon: Send,
      order: 60,
      keywords: ['ai', 'model', 'requests'],
      ...requests,
    },
  ],
  commands: [
    { label: t.ask, icon: Sparkles, keywords: ['ai', 'chat', 'question'], run: () => openAssistant(), ...ask },
  ],
  routes: [
    { path: '/ai_assistant', title: t.assistant, page: () => import('./assistant.tsx'), ...view },
    { path: '/ai_assistant/settings', title: t.settings, page: () => import('./settings/settings.tsx'), ...settings },
    { path: '/ai_assistant/sent', title: t.sent, page: () => import('./settings/sent.tsx'), ...requests },
  ],
  parts: [
    fillSlot(paletteAnswers, { order: 10, part: () => import('./parts/AnswerInPalette.tsx'), ...ask }),
    fillSlot(timelineActions, { order: 10, part: () => import('./parts/SummarizeTimeline.tsx'), ...ask }),
    fillSlot(commentActions, { order: 10, part: () => import('./parts/SummarizeComments.tsx'), ...ask }),
    fillSlot(answerActions, { order: 10, part: () => import('./parts/DraftReply.tsx'), ...ask }),
    fillSlot(breakdownActions, { order: 10, part: () => import('./parts/ExplainCommission.tsx'), ...ask }),
  ],
};
