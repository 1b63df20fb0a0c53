import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  roles: { one: 'role', many: 'roles', title: 'name', permission: { wholeCompany: 'manage' }, log: 'company' },
});
