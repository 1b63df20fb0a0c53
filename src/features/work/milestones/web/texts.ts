import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('work/milestones/web', { close: (title: string) => `Close “${title}”` });
