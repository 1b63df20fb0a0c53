import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  email_campaigns: {
    one: 'email campaign',
    many: 'email campaigns',
    synonyms: ['campaigns', 'newsletters', 'mailings'],
    address: '/email_campaign/show/$id',
    title: 'name',
    permission: {
      heading: 'engagement',
      label: 'Email campaigns and their results',
      managedBy: ['partner_manager'],
      wholeCompany: 'manage',
    },
    log: 'company',
  },
  email_topics: {
    one: 'email topic',
    many: 'email topics',
    title: 'name',
    permission: { heading: 'engagement', managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  email_domains: {
    one: 'sending domain',
    many: 'sending domains',
    title: 'domain',
    permission: { heading: 'engagement', wholeCompany: 'manage' },
    log: 'company',
  },
  email_suppressions: {
    one: 'suppressed address',
    many: 'suppressed addresses',
    title: 'email',
    permission: { heading: 'engagement', managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  email_campaign_recipients: {
    one: 'recipient',
    many: 'recipients',
    permission: {
      heading: 'engagement',
      label: 'Recipients of email campaigns',
      managedBy: ['partner_manager'],
      wholeCompany: 'view',
    },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  email_campaign_links: { one: 'link of a campaign', many: 'links of campaigns', isTrail: true },
  email_campaign_contents: { one: 'content of a campaign', many: 'contents of campaigns', isTrail: true },
  email_events: { one: 'email event', many: 'email events', isTrail: true },
  erased_suppressions: { one: 'suppression of an erased person', many: 'suppressions of erased people', isTrail: true },
  email_domain_keys: { one: 'key of a sending domain', many: 'keys of sending domains', isTrail: true },
});
