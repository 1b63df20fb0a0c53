import { RecipientList } from './RecipientList.tsx';

export default function PartnerTab({ id }: { id: string }) {
  return <RecipientList by="partner_id" id={id} />;
}
