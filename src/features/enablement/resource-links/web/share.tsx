import { Button } from 'antd';
import LinkIcon from 'lucide-react/icons/link';
import { lazy, Suspense, useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import type { ResourceLink, ResourceLinkOpen } from '../schema.ts';
import { linkSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx'));

interface Shared {
  id: string;
  name: string;
  file_kind: string | null;
  is_shown: boolean;
}

const states = [
  { value: 'active', label: t.active, tone: 'green' },
  { value: 'expired', label: t.expired, tone: 'gray' },
  { value: 'revoked', label: t.revokedState, tone: 'red' },
] as const;
const stateOf = ({ revoked_at, expires_at }: ResourceLink) =>
  revoked_at ? 'revoked' : new Date(expires_at) <= new Date() ? 'expired' : 'active';

const linkColumns: Column<ResourceLink>[] = sayable([
  {
    field: 'recipient_email',
    label: 'Recipient',
    value: ({ recipient_email, recipient_name }) => recipient_name ?? recipient_email ?? t.anyone,
  },
  { field: 'state', label: 'State', kind: 'status', options: states, value: stateOf },
  { field: 'opens', label: 'Opens', kind: 'number', sortable: true },
  { field: 'downloads', label: 'Downloads', kind: 'number' },
  { field: 'people', label: 'People', kind: 'number', hidden: true },
  { field: 'last_opened_at', label: 'Last opened', kind: 'relative', sortable: true },
  { field: 'expires_at', label: 'Expires', kind: 'instant', sortable: true },
  {
    field: 'has_password',
    label: 'Protection',
    value: ({ has_password, asks_email, has_watermark }) =>
      [has_password && t.passwordText, asks_email && t.email, has_watermark && t.watermarkText]
        .filter(Boolean)
        .join(', '),
  },
  { field: 'created_by_name', label: 'Created by', hidden: true },
  { field: 'created_at', label: 'Created', kind: 'relative', sortable: true },
]);
const kinds = sayable([
  { value: 'opened', label: 'Opened', tone: 'blue' },
  { value: 'downloaded', label: 'Downloaded', tone: 'green' },
] as const);
const openColumns: Column<ResourceLinkOpen>[] = sayable([
  { field: 'email', label: 'Person', value: ({ email, recipient_name }) => recipient_name ?? email ?? t.unknown },
  { field: 'kind', label: 'Action', kind: 'status', options: kinds },
  { field: 'version', label: 'Version', kind: 'number' },
  { field: 'created_at', label: 'Date', kind: 'instant', sortable: true },
]);

function LinkSteps({ row }: { row: ResourceLink }) {
  const { buttons, dialog } = useSteps(linkSteps, row);
  return (
    <>
      {buttons}
      {dialog}
    </>
  );
}

/** Links of one resource for people without an account, with their accesses. */
export default function ResourceShare() {
  const resource = useOne<Shared>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <Share row={row} />}</Loaded>;
}

function Share({ row }: { row: Shared }) {
  const mayManage = useCan('resources', 'manage');
  const [isSharing, setSharing] = useState(false);
  const create = mayManage && row.is_shown && (
    <Button type="primary" onClick={() => setSharing(true)}>
      {t.create}
    </Button>
  );
  const fixed = [{ field: 'resource_id', operator: 'eq' as const, values: [row.id] }];
  return (
    <>
      <DetailPage
        name={t.title(row.name)}
        subtitle={<Link to={`/resources/show/${row.id}`}>{t.back}</Link>}
        actions={create || undefined}
        tabs={[
          {
            key: 'links',
            label: t.links,
            content: (
              <>
                <p style={{ marginBottom: 16 }}>{row.is_shown ? t.lead : t.unpublished}</p>
                <ResourceList<ResourceLink>
                  resource="resource_links"
                  permission="resources"
                  columns={linkColumns}
                  fixed={fixed}
                  sort={[{ field: 'created_at', descending: true }]}
                  savedViews={false}
                  exportable={false}
                  rowMenu={(link) => stateOf(link) === 'active' && <LinkSteps row={link} />}
                  empty={{ icon: LinkIcon, text: t.empty }}
                />
              </>
            ),
          },
          {
            key: 'opens',
            label: t.opens,
            content: (
              <ResourceList<ResourceLinkOpen>
                resource="resource_link_opens"
                permission="resources"
                columns={openColumns}
                fixed={fixed}
                sort={[{ field: 'created_at', descending: true }]}
                savedViews={false}
                empty={{ icon: LinkIcon, text: t.opensEmpty }}
              />
            ),
          },
        ]}
      />
      {isSharing && (
        <Suspense>
          <ShareDialog id={row.id} isPdf={row.file_kind === 'pdf'} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
