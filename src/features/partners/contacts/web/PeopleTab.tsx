import { OpenInvitations } from '#features/access/invitations/web/index.tsx';
import ContactsOf from './ContactsOf.tsx';

/** The people of a partner and those who are invited to its portal. */
export default function PeopleTab({ id }: { id: string }) {
  return (
    <>
      <OpenInvitations partnerId={id} />
      <ContactsOf field="partner_id" id={id} />
    </>
  );
}
