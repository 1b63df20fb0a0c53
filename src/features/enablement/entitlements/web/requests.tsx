import { GrantList } from './GrantList.tsx';
import { texts } from './texts.ts';

export default function Requests() {
  return <GrantList title={texts.benefitRequests} />;
}
