import { ClaimList } from './ClaimList.tsx';

/** The claims tab of a request. */
export default function RequestClaims({ id }: { on: string; id: string }) {
  return <ClaimList request_id={id} />;
}
