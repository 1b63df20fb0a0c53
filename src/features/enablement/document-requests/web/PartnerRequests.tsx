import { RequestList } from './RequestList.tsx';

/** The tab of a partner. */
export default function PartnerRequests({ id }: { id: string }) {
  return <RequestList partner_id={id} />;
}
