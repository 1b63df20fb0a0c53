import { Sections } from '#features/money/mdf-funds/web/index.tsx';
import { ClaimList } from './ClaimList.tsx';

export default function Claims() {
  return <ClaimList title="MDF claims" actions={<Sections value="claims" />} />;
}
