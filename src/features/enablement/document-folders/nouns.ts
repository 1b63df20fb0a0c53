import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  document_folders: {
    one: 'folder',
    many: 'folders',
    title: 'name',
    permission: { label: 'Document folders', managedBy: ['partner_manager', 'content'], wholeCompany: 'manage' },
    onPartnerMerge: 'move',
    log: 'company',
  },
  document_folder_access: {
    one: 'folder access rule',
    many: 'folder access rules',
    onPartnerMerge: 'move',
    isTrail: true,
  },
  document_audience_partners: {
    one: 'folder audience member',
    many: 'folder audience members',
    onPartnerMerge: 'end',
    isTrail: true,
  },
});
