import Users from 'lucide-react/icons/users';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { useCan } from '#web/session/session.tsx';
import { type DefaultLink, defaultLink } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<DefaultLink, typeof defaultLink.fields>(defaultLink.fields, [
  'name',
  { of: 'audience_id', value: ({ audience_name }) => audience_name ?? t.allActivePartners },
  'destination_url',
  'links',
  'utm_campaign',
]);
const noun = ['default link', 'default links'] as const;

export function DefaultLinkList() {
  const mayManage = useCan('referral_links', 'manage');
  const setDrawer = useSetDrawer();
  const bulk = useBulkChange<DefaultLink>('default_links', noun);
  return (
    <>
      <ResourceList<DefaultLink>
        resource="default_links"
        permission="referral_links"
        columns={columns}
        savedViews={false}
        onOpen={mayManage ? ({ id }) => setDrawer(id) : undefined}
        create={{ label: t.newDefault, form: (done) => <DefaultLinkForm onDone={done} /> }}
        bulk={[bulk.archive]}
        empty={{ icon: Users, text: t.noDefaults }}
      />
      {bulk.dialog}
      {mayManage && (
        <RouteDrawer title={t.editDefault}>{(id, close) => <DefaultLinkForm id={id} onDone={close} />}</RouteDrawer>
      )}
    </>
  );
}

function DefaultLinkForm({ id, onDone }: { id?: string; onDone: () => void }) {
  return <NounForm noun={defaultLink} id={id} onDone={onDone} onCancel={onDone} also={['referral_links']} />;
}
