import { InlineList } from '../InlineList.tsx';

const suggestions = [
  { name: 'Reseller', color: '#3b76d9' },
  { name: 'Referral', color: '#1f8a99' },
  { name: 'Services', color: '#8b5cd6' },
  { name: 'Technology', color: '#78716c' },
  { name: 'Affiliate', color: '#ea6a0c' },
];

export function PartnerTypes() {
  return <InlineList resource="partner_types" noun="type" suggestions={suggestions} />;
}
