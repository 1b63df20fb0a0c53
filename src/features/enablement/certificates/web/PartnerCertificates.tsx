import { HeldList } from './HeldList.tsx';
import { texts as t } from './texts.ts';

/** The certificates tab of a partner. */
export default function PartnerCertificates({ id }: { on: string; id: string }) {
  return <HeldList partner_id={id} empty={t.heldEmpty} />;
}
