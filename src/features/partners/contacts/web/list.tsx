import BookUser from 'lucide-react/icons/book-user';
import IdCard from 'lucide-react/icons/id-card';
import { AccessMenu, InviteButton } from '#features/access/invitations/web/index.tsx';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { useCustomColumns } from '#web/resource/custom-fields/useCustomColumns.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { useTagged } from '#web/resource/data/useTags.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { useTitle } from '#web/title.ts';
import { type Contact, contactFields } from '../schema.ts';
import { companyFilters, contactColumns, created, partnerFields, partnerFilters } from './columns.tsx';
import { ContactForm } from './form.tsx';

export default function ContactList() {
  const { mode, program } = useSession();
  const isCompany = mode === 'company';
  useTitle(isCompany ? null : 'People');
  const noun = isCompany ? (['contact', 'contacts'] as const) : (['person', 'people'] as const);
  const bulk = useBulkChange<Contact>('contacts', noun);
  const remove = useRemove('contacts');
  const custom = useCustomColumns<Contact>('contacts');
  const mayInvite = useCan('invitations', 'manage');
  const inAudience = useAudienceFilter('contacts');
  const columns = isCompany
    ? [...contactColumns({ home: true, portal: true }), created]
    : contactColumns({ home: false, portal: true }, partnerFields);
  const tagged = useTagged('contacts', columns, isCompany ? companyFilters : partnerFilters);
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
          label: isCompany ? 'New contact' : 'New contact',
          form: (done) => <ContactForm onDone={done} onCancel={done} />,
        }}
        actions={
          mayInvite &&
          !isCompany &&
          program && <InviteButton partner={{ id: program.partner_id, name: program.partner_name }} />
        }
        rowMenu={mayInvite ? (row) => <AccessMenu contact={row} /> : undefined}
        bulk={
          isCompany
            ? [
                bulk.changing({
                  label: 'Change type',
                  icon: IdCard,
                  fields: () => <FieldInput of={contactFields} name="type_id" />,
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
            ? 'Contacts are the people you work with at partners and customers.'
            : 'Team members who work with this program, and whether they can sign in.',
        }}
      />
      {bulk.dialog}
    </>
  );
}
