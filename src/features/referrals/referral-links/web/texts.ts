import { companyAddress } from '#web/session/address.ts';
import { defineTexts, plural } from '#web/texts.ts';

export const texts = defineTexts('referrals/referral-links/web', {
  title: 'Referral links',
  newLink: 'New referral link',
  copy: 'Copy',
  share: 'Share',
  qr: 'QR code',
  qrOf: (name: string) => `QR code of ${name}`,
  noLinks: 'Partners share referral links. Clicks, leads and sales count for the partner.',
  noDomains: 'Partners cannot create links yet: no website is allowed as a destination.',
  allowDomains: 'Allow a website',
  closedToPartner: (company: string) =>
    `${company} creates the links of this program. Ask your partner manager for one.`,
  newCoupon: 'New coupon code',
  editCoupon: 'Edit coupon code',
  newDefault: 'New default link',
  editDefault: 'Edit default link',
  noCoupons:
    'Customers enter a coupon code at checkout. The sale counts for the coupon’s partner, even without a click.',
  noDefaults: 'Every partner of an audience gets a default link, including partners who join later.',
  noClicks: 'Visits by this link are listed here, with where they came from.',
  saved: 'Settings saved',
  clicks: (count: number) => plural(count, 'click', 'clicks'),
  salesHelp: 'Decides whether a tracked sale belongs to a deal you know. Each invoice earns commission once.',
  domainsHelp: 'One per line. Partners can link to these domains and their subdomains.',
});

export const shortAddress = (code: string) => `${companyAddress()}/r/${code}`;

export const verdictOptions = [
  { value: 'ok', label: 'Counted', tone: 'green' },
  { value: 'duplicate', label: 'Repeat visit', tone: 'gray' },
  { value: 'bot', label: 'Bot', tone: 'gray' },
  { value: 'prefetch', label: 'Preloaded', tone: 'gray' },
  { value: 'blocked', label: 'Partner not active', tone: 'amber' },
  { value: 'no_consent', label: 'No consent', tone: 'gray' },
] as const;
