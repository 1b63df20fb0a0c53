import { GrantList } from './GrantList.tsx';
import { Sections } from './Sections.tsx';

export default function Requests() {
  return <GrantList title="Benefit requests" actions={<Sections value="requests" />} />;
}
