import Users from 'lucide-react/icons/users';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type DefaultLink, defaultLinkFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<DefaultLink, typeof defaultLinkFields>(defaultLinkFields, [
  'name',
  { of: 'audience_id', value: ({ audience_name }) => audience_name ?? 'All active partners' },
  'destination_url',
  'links',
  'utm_campaign',
]);

export function DefaultLinkList() {
  return (
    <ResourceList<DefaultLink>
      resource="default_links"
      permission="referral_links"
      noun={['default link', 'default links']}
      columns={columns}
      savedViews={false}
      create={{
        label: 'New default link',
        form: (done) => (
          <ResourceForm<DefaultLink> resource="default_links" onDone={done} onCancel={done} also={['referral_links']}>
            <FieldInputs of={defaultLinkFields} section="Default link" />
          </ResourceForm>
        ),
      }}
      empty={{ icon: Users, text: t.noDefaults }}
    />
  );
}
