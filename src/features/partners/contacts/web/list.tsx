import BookUser from 'lucide-react/icons/book-user';
import IdCard from 'lucide-react/icons/id-card';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { AccessMenu, InviteButton } from '#features/partners/invitations/web/index.tsx';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { ReferenceField } from '#web/resource/fields.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useBulkChange } from '#web/resource/useBulkChange.tsx';
import { useCustomColumns } from '#web/resource/useCustomColumns.ts';
import { useRemove } from '#web/resource/useResource.ts';
import { useTagged } from '#web/resource/useTags.ts';
import { useCan, useSession } from '#web/session.tsx';
import { useTitle } from '#web/title.ts';
import type { Contact } from '../schema.ts';
import {
  homeColumns,
  homeFilters,
  lateColumns,
  nameColumn,
  partnerColumns,
  personColumns,
  personFilters,
} from './columns.tsx';
import { ContactForm } from './form.tsx';

export default function ContactList() {
  const { mode, programme } = useSession();
  const isCompany = mode === 'company';
  useTitle(isCompany ? null : 'People');
  const noun = isCompany ? (['contact', 'contacts'] as const) : (['person', 'people'] as const);
  const bulk = useBulkChange<Contact>('contacts', noun);
  const remove = useRemove('contacts');
  const custom = useCustomColumns<Contact>('contacts');
  const mayInvite = useCan('invitations', 'manage');
  const inAudience = useAudienceFilter('contacts');
  const columns = isCompany
    ? [nameColumn, ...homeColumns, ...personColumns, ...partnerColumns, ...lateColumns]
    : [nameColumn, ...personColumns, ...partnerColumns];
  const tagged = useTagged('contacts', columns, [...personFilters, ...(isCompany ? homeFilters : [])]);
  return (
    <>
      <ResourceList<Contact>
        resource="contacts"
        title={isCompany ? 'Contacts' : 'People'}
        noun={noun}
        columns={[...tagged.columns, ...custom.columns]}
        filters={[...tagged.filters, ...custom.filters, ...inAudience]}
        sort={[{ field: 'full_name', descending: false }]}
        to={({ id }) => `/contacts/show/${id}`}
        create={{
          label: isCompany ? 'New contact' : 'New person',
          form: (done) => <ContactForm onDone={done} onCancel={done} />,
        }}
        actions={
          mayInvite &&
          !isCompany &&
          programme && <InviteButton partner={{ id: programme.partner_id, name: programme.partner_name }} />
        }
        rowMenu={mayInvite ? (row) => <AccessMenu contact={row} /> : undefined}
        bulk={
          isCompany
            ? [
                bulk.changing({
                  label: 'Change type',
                  icon: IdCard,
                  fields: () => <ReferenceField name="type_id" label="Type" resource="contact_types" />,
                  change: ({ type_id = null }) => ({ type_id }),
                }),
                bulk.tags,
                bulk.archive,
              ]
            : [{ ...bulk.archive, run: undefined, each: ({ id }) => remove.mutateAsync(id) }]
        }
        empty={{
          icon: BookUser,
          actions: isCompany && <AddSampleData />,
          text: isCompany
            ? 'The people you work with at partners and customers.'
            : 'Your colleagues who work with this programme, and who of them signs in here.',
        }}
      />
      {bulk.dialog}
    </>
  );
}
