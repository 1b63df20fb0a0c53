import { RequestList } from './RequestList.tsx';

/** The document requests tab of a partner. */
export default function PartnerRequests({ id }: { id: string }) {
  return <RequestList partner_id={id} />;
}
