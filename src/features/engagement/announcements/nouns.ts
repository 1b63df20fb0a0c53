import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  announcements: { one: 'announcement', many: 'announcements' },
});
