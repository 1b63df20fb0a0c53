import { ResponseList } from './ResponseList.tsx';

/** The tab of a partner. */
export default function PartnerTab({ id }: { on: string; id: string }) {
  return <ResponseList partner_id={id} />;
}
