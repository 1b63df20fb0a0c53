import type { ServerFeature } from '#server/feature.ts';

export const feature: ServerFeature = { name: 'assistant-chats', partOf: 'ai_assistant' };
