import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  go_live: { one: 'go-live checklist', many: 'go-live checklist', permission: { heading: 'setup' } },
});
