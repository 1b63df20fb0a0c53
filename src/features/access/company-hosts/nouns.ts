import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  company_hosts: { one: 'host name', many: 'host names', title: 'host', log: 'company' },
});
