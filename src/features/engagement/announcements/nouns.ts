import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  announcements: { one: 'announcement', many: 'announcements' },
});
