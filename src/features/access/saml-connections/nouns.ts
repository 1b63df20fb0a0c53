import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  saml_connections: { one: 'single sign-on', many: 'single sign-on', title: 'idp_entity_id', log: 'company' },
  saml_domains: { one: 'sign-in domain', many: 'sign-in domains', title: 'domain', log: 'company' },
});
