import Users from 'lucide-react/icons/users';
import { AccessMenu } from '#features/access/invitations/web/index.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Contact, contact } from '../schema.ts';
import { home, primary } from './columns.tsx';
import { ContactForm } from './form.tsx';
import { texts } from './texts.ts';

interface ContactsOfProps {
  field: 'partner_id' | 'account_id' | 'type_id';
  id: string;
}

/** The contacts of the record that the screen shows. */
export default function ContactsOf({ field, id }: ContactsOfProps) {
  const isHome = field !== 'type_id';
  const mayInvite = useCan('invitations', 'manage') && field === 'partner_id';
  return (
    <ResourceList<Contact>
      resource="contacts"
      words={['person', 'people']}
      columns={columnsOf<Contact, typeof contact.fields>(contact.fields, [
        'full_name',
        ...(isHome ? [] : [home]),
        'title',
        'email',
        'type_id',
        ...(field === 'account_id' ? [] : [primary, 'portal_access' as const]),
      ])}
      fixed={[{ field, operator: 'eq', values: [id] }]}
      sort={[{ field: 'full_name', descending: false }]}
      to={(row) => `/contacts/show/${row.id}`}
      create={
        isHome
          ? {
              label: texts.newContact,
              form: (done) => <ContactForm initial={{ [field]: id }} fixed onDone={done} onCancel={done} />,
            }
          : undefined
      }
      rowMenu={mayInvite ? (row) => <AccessMenu contact={row} /> : undefined}
      savedViews={false}
      empty={{ icon: Users, text: texts.addPeopleYouWorkWithHere }}
    />
  );
}
