import { InlineList } from '../InlineList.tsx';

const suggestions = [
  { name: 'Reseller', colour: '#3b76d9' },
  { name: 'Referral', colour: '#1f8a99' },
  { name: 'Services', colour: '#8b5cd6' },
  { name: 'Technology', colour: '#78716c' },
  { name: 'Affiliate', colour: '#ea6a0c' },
];

export function PartnerTypes() {
  return <InlineList resource="partner_types" noun="type" suggestions={suggestions} />;
}
