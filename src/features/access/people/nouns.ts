import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  memberships: {
    one: 'team member',
    many: 'team members',
    permission: { label: 'Team', manage: 'Invite, change roles, deactivate', wholeCompany: 'manage' },
    log: 'company',
  },
  people: {
    one: 'colleague',
    many: 'colleagues',
    title: 'full_name',
    permission: { label: 'Names of colleagues', everybody: { company: 'view' } },
  },
});
