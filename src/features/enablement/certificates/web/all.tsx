import { HeldList } from './HeldList.tsx';
import { texts as t } from './texts.ts';

export default function AllCertificates() {
  return <HeldList title={t.heldTitle} empty={t.heldEmpty} />;
}
