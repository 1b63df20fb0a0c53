import { ClaimList } from './ClaimList.tsx';
import { texts } from './texts.ts';

export default function Claims() {
  return <ClaimList title={texts.mdfClaims} />;
}
