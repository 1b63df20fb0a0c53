import ContactsOf from './ContactsOf.tsx';

/** The contacts of a type. */
export default function ContactsTab({ id }: { id: string }) {
  return <ContactsOf field="type_id" id={id} />;
}
