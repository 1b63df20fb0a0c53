import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'assistant-chats', flag: 'ai_assistant', routes: [] };
