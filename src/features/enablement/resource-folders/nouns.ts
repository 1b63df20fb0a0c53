import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  resource_folders: {
    one: 'resource folder',
    many: 'resource folders',
    title: 'name',
    permission: { managedBy: ['partner_manager', 'content'], wholeCompany: 'manage' },
    log: 'company',
  },
});
