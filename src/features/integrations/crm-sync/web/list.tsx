import { useNavigate } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Plus from 'lucide-react/icons/plus';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import { useCan } from '#web/session/session.tsx';
import type { CrmConnection, ObjectMapping, SyncIssue } from '../schema.ts';
import { BrokenConnections } from './BrokenConnections.tsx';
import css from './mapping.module.css';
import { NewMapping } from './NewMapping.tsx';
import { mappingName, syncStatus, tableLabel } from './names.ts';
import { ConnectStep, SETUP } from './setup.tsx';
import { texts as t } from './texts.ts';
import { useConnections, useMappings } from './useMapping.ts';

const CATALOG = '/connections/catalog';

export default function ExternalMapping() {
  const connections = useConnections();
  return (
    <>
      <PageHeader title={t.title}>
        {connections.data && connections.data.length > 0 && (
          <Link to={CATALOG}>
            <Button>{t.manageConnections}</Button>
          </Link>
        )}
      </PageHeader>
      <Loaded query={connections}>
        {(all) => (all.length === 0 ? <ConnectStep /> : <Connections connections={all} />)}
      </Loaded>
    </>
  );
}

function Connections({ connections }: { connections: readonly CrmConnection[] }) {
  const mappings = useMappings();
  const navigate = useNavigate();
  const [drawer, setDrawer] = useDrawer();
  const chosen = connections.find(({ id }) => id === drawer);
  return (
    <div className={css.stack}>
      <BrokenConnections connections={connections} />
      <OpenIssues />
      {connections.map((connection) => (
        <ConnectionCard
          key={connection.id}
          connection={connection}
          mappings={mappings.data?.rows.filter(({ connection_id }) => connection_id === connection.id)}
          onNew={() => setDrawer(connection.id)}
        />
      ))}
      <FormDrawer open={!!chosen} title={t.newMapping} onClose={() => setDrawer(null)}>
        {chosen && (
          <NewMapping
            connection={chosen}
            mappings={mappings.data?.rows ?? []}
            onDone={({ id }) => navigate({ to: `/partners/fields/external/show/${id}` })}
            onCancel={() => setDrawer(null)}
          />
        )}
      </FormDrawer>
    </div>
  );
}

/** The number of issues that nobody has acknowledged yet. */
function OpenIssues() {
  const { data } = useList<SyncIssue>('sync_issues', {
    filters: [{ field: 'status', operator: 'eq', values: ['open'] }],
    start: 0,
    end: 1,
  });
  if (!data || data.total === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t.openIssues(data.total)}
      action={<Link to="/partners/fields/external/log">{t.viewLog}</Link>}
    />
  );
}

interface ConnectionCardProps {
  connection: CrmConnection;
  mappings: readonly ObjectMapping[] | undefined;
  onNew: () => void;
}

function ConnectionCard({ connection, mappings, onNew }: ConnectionCardProps) {
  const mayManage = useCan('object_mappings', 'manage');
  const hasNone = mappings?.length === 0;
  return (
    <Card
      title={connection.name}
      actions={
        mayManage &&
        !hasNone && (
          <Button icon={<Plus size={16} />} onClick={onNew}>
            {t.addRecords}
          </Button>
        )
      }
    >
      <p className="meta" style={{ marginBottom: 12 }}>
        {[connection.account_name, t.connectionStatus[connection.status]].filter(Boolean).join(' · ')}
        {connection.last_synced_at && (
          <>
            {' · '}
            {t.synchronized} <DateText value={connection.last_synced_at} as="relative" />
          </>
        )}
      </p>
      {hasNone ? (
        <EmptyState
          isPart
          title={t.noMappings}
          actions={
            mayManage && (
              <Link to={`${SETUP}?connection=${connection.id}`}>
                <Button type="primary">{t.continueSetup}</Button>
              </Link>
            )
          }
        >
          {t.noMappingsText(connection.name)}
        </EmptyState>
      ) : (
        <ul className={css.objects}>
          {mappings?.map((mapping) => (
            <MappingRow key={mapping.id} mapping={mapping} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function MappingRow({ mapping }: { mapping: ObjectMapping }) {
  const { label, tone } = syncStatus(mapping);
  const to = `/partners/fields/external/show/${mapping.id}`;
  return (
    <li className={css.object}>
      <span className={css.objectName}>
        <Link to={to} aria-label={mappingName(mapping)}>
          {tableLabel(mapping.local_table)}
        </Link>
        <ArrowLeftRight size={14} aria-hidden="true" className={css.between} />
        {mapping.remote_label ?? mapping.remote_object}
      </span>
      <StatusTag tone={tone}>{label}</StatusTag>
      <span className={css.facts}>
        <span>{t.linked(mapping.link_count)}</span>
        {mapping.waiting > 0 && <span>{t.waiting(mapping.waiting)}</span>}
        {mapping.open_issues > 0 && (
          <Link to={`/partners/fields/external/log?object_mapping_id=${mapping.id}`}>
            {t.issues(mapping.open_issues)}
          </Link>
        )}
        {mapping.polled_at ? (
          <span>
            {t.lastSync} <DateText value={mapping.polled_at} as="relative" />
          </span>
        ) : (
          <span>{t.neverSynced}</span>
        )}
      </span>
      <Link to={to}>
        <Button size="small">{mapping.status === 'active' ? t.open : t.continueSetup}</Button>
      </Link>
    </li>
  );
}
