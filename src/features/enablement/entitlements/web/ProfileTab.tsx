import PartnerBenefits from './home.tsx';

/** The tab on the partner's own profile, because the menu has no entry for it. */
export default function ProfileTab() {
  return <PartnerBenefits />;
}
