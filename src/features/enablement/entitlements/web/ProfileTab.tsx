import PartnerBenefits from './home.tsx';

/** On the partner's own profile, since the screen is in no menu. */
export default function ProfileTab() {
  return <PartnerBenefits />;
}
