import { conflict } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { OwnRole } from '../schema.ts';

/** Read and archived here; made and changed by the routes beside it, which know the catalog. */
export const roles = defineResource({
  name: 'roles',
  noun: 'role',
  row: OwnRole,
  view: 'role_rows',
  remove: 'archive',
  ofOwnOrganization: true,
  list: { sort: ['name', 'created_at'], filter: ['side', 'name'], search: ['name', 'description'], by: 'name' },
  partner: { row: OwnRole, verbs: ['list', 'get', 'remove'] },
  beforeRemove: async (_call, { member_count }) => {
    if (member_count > 0) {
      throw conflict(
        `${member_count === 1 ? 'One person has' : `${member_count} people have`} this role. Assign them another role first.`,
      );
    }
  },
});
