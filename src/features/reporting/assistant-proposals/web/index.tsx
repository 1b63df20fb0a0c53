import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = { name: 'assistant-proposals', flag: 'ai_assistant', routes: [] };
