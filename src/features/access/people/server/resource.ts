import { defineResource } from '#server/resource/define.ts';
import { Colleague, TeamMember } from '../schema.ts';

/** The company's own people, for owner pickers. Partners do not see who works there. */
export const people = defineResource({
  name: 'people',
  noun: 'team member',
  row: Colleague,
  list: {
    sort: ['full_name', 'email', 'role'],
    filter: ['full_name', 'email', 'role', 'status', 'takes_work'],
    search: ['full_name', 'email'],
    by: 'full_name',
  },
});

/** The team of the caller's own organization, on both sides; changed by the routes beside it. */
export const teamMembers = defineResource({
  name: 'team_members',
  noun: 'team member',
  row: TeamMember,
  view: 'people',
  references: {
    role_id: { of: 'roles', role_name: 'name' },
  },
  guardedBy: 'memberships',
  ofOwnOrganization: true,
  list: {
    sort: ['full_name', 'email', 'role', 'joined_at', 'last_seen_at'],
    filter: ['full_name', 'email', 'role', 'role_id', 'status', 'has_two_factor', 'takes_work', 'joined_at'],
    search: ['full_name', 'email', 'role_name'],
    by: 'full_name',
  },
  partner: { row: TeamMember, verbs: ['list', 'get'] },
});
