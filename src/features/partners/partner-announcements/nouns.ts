import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_announcements: {
    one: 'announcement to partners',
    many: 'announcements to partners',
    synonyms: ['partner news'],
    short: ['announcement', 'announcements'],
    address: '/partners/announcements/show/$id',
    title: 'title',
    permission: {
      label: 'Announcements to partners',
      managedBy: ['partner_manager'],
      everybody: { partner: 'view' },
      wholeCompany: 'manage',
    },
    log: 'company',
  },
  partner_announcement_partners: {
    one: 'recipient of an announcement',
    many: 'recipients of announcements',
    onPartnerMerge: 'history',
    isTrail: true,
  },
  partner_announcement_dismissals: {
    one: 'dismissed announcement',
    many: 'dismissed announcements',
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
