import { defineDemo } from '#server/demo/story.ts';
import { markSetupFinished } from './service.ts';

export const demo = [defineDemo('onboarding', { when: 'start', run: (_story, call) => markSetupFinished(call) })];
