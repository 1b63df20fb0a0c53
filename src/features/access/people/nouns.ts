import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  memberships: {
    one: 'team member',
    many: 'team members',
    permission: { label: 'Team', manage: 'Invite, change roles, deactivate', wholeCompany: 'manage' },
    log: 'company',
  },
  people: {
    one: 'team member',
    many: 'team members',
    synonyms: ['colleagues', 'users', 'team'],
    title: 'full_name',
    permission: { label: 'Team member names', everybody: { company: 'view' } },
  },
});
