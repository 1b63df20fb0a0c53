import { ClaimList } from './ClaimList.tsx';

export default function Claims() {
  return <ClaimList title="MDF claims" />;
}
