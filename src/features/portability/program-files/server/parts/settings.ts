import { defineProgramPart } from './define.ts';

/** One set of settings that a company has once. */
export const settingsPart = (key: string, one: string, resource: string, settings: string, leaves: string[] = []) =>
  defineProgramPart({ key, one, resource, settings, leaves, file: 'single', title: () => one });

/** Settings about deals and links. */
export const settings = [
  settingsPart('distribution-settings', 'Distribution settings', 'distribution_settings', '/distribution_settings'),
  settingsPart('forwarded-deals', 'Forwarded deals', 'forwarded_deal_settings', '/forwarded_deals'),
  settingsPart('decision-opinions', 'Opinions about decisions', 'fairness_settings', '/fairness'),
  settingsPart('review-settings', 'Review settings', 'review_settings', '/review_settings'),
  // Addresses belong to one company.
  settingsPart('link-settings', 'Link settings', 'referral_link_settings', '/referral_link_settings', [
    'allowed_domains',
    'banned_sources',
  ]),
];
