import BookUser from 'lucide-react/icons/book-user';
import IdCard from 'lucide-react/icons/id-card';
import { AccessMenu, InviteButton } from '#features/access/invitations/web/index.tsx';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { plural } from '#web/texts.ts';
import { contact } from '../schema.ts';
import { home, primary } from './columns.tsx';
import { ContactForm } from './form.tsx';
import { texts as ownTexts } from './texts.ts';

export default function ContactList() {
  const { mode, program } = useSession();
  const isCompany = mode === 'company';
  useTitle(isCompany ? null : ownTexts.people);
  const remove = useRemove('contacts');
  const mayInvite = useCan('invitations', 'manage');
  const inAudience = useAudienceFilter('contacts');
  return (
    <NounList
      noun={contact}
      title={isCompany ? ownTexts.contacts : ownTexts.people}
      words={isCompany ? undefined : ['person', 'people']}
      columns={['full_name', ...(isCompany ? [home] : []), 'title', 'email', 'type_id', primary, 'portal_access']}
      filters={['type_id', 'portal_access', 'is_primary']}
      lastFilters={inAudience}
      create={{ label: ownTexts.newContact, form: (done) => <ContactForm onDone={done} onCancel={done} /> }}
      actions={
        mayInvite &&
        !isCompany &&
        program && <InviteButton partner={{ id: program.partner_id, name: program.partner_name }} />
      }
      rowMenu={mayInvite ? (row) => <AccessMenu contact={row} /> : undefined}
      bulk={(bulk) =>
        isCompany
          ? [
              bulk.changing({
                label: ownTexts.changeType,
                icon: IdCard,
                fields: () => <FieldInput of={contact.fields} name="type_id" />,
                change: ({ type_id = null }) => ({ type_id }),
              }),
              bulk.tags,
              bulk.archive,
            ]
          : [
              {
                ...bulk.archive,
                ask: (rows) => ownTexts.archive(plural(rows.length, contact.one, contact.many)),
                run: undefined,
                each: ({ id }) => remove.mutateAsync(id),
              },
            ]
      }
      empty={{
        icon: BookUser,
        actions: isCompany && <AddSampleData />,
        text: isCompany ? ownTexts.contactsPeopleYouWorkWithAt : ownTexts.teamMembersWhoWorkWithThis,
      }}
    />
  );
}
