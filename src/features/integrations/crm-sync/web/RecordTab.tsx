import { App, Button } from 'antd';
import Link2 from 'lucide-react/icons/link-2';
import Link2Off from 'lucide-react/icons/link-2-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField, TextField } from '#web/resource/form/fields.tsx';
import { useCan } from '#web/session/session.tsx';
import type { FieldExplanation, RecordExplanation, Synced, SyncSide } from '../schema.ts';
import { linkSteps } from '../steps.schema.ts';
import { BrokenBanner } from './BrokenConnections.tsx';
import { syncValueText } from './Differences.tsx';
import css from './mapping.module.css';
import { RemoteLink } from './RemoteLink.tsx';
import { texts as t } from './texts.ts';
import { useExplanation } from './useMapping.ts';

type RecordLink = RecordExplanation['links'][number];

interface RecordTabProps {
  on: string;
  id: string;
}

/** The CRM record of a partner, account, contact or deal, and where each value came from. */
export default function RecordTab({ on, id }: RecordTabProps) {
  return (
    <div className={css.stack}>
      <Loaded query={useExplanation(on, id)}>{(found) => <Links on={on} id={id} found={found} />}</Loaded>
    </div>
  );
}

function Links({ on, id, found }: RecordTabProps & { found: RecordExplanation }) {
  const mayManage = useCan('object_mappings', 'manage');
  const { links, can_create, open_issues } = found;
  const [first] = can_create;
  return (
    <>
      {/* Other connections do not concern this record. */}
      <BrokenBanner ids={links.filter(({ ended_at }) => !ended_at).map(({ connection_id }) => connection_id)} />
      {open_issues > 0 && (
        <p>
          <Link to={`/partners/fields/external/log?status=open`}>{t.issues(open_issues)}</Link>
        </p>
      )}
      {links.map((link) => (
        <LinkCard key={link.id} link={link} on={on} id={id} />
      ))}
      {links.length === 0 &&
        (first ? (
          <EmptyState
            icon={Link2Off}
            title={t.notLinked(first.connection_name)}
            actions={
              mayManage && (
                <>
                  <SyncNow on={on} id={id} label={t.createIn(first.connection_name)} isMain />
                  <LinkExisting id={id} target={first} />
                </>
              )
            }
          >
            {t.notLinkedText(first.connection_name)}
          </EmptyState>
        ) : (
          <EmptyState
            icon={Link2Off}
            title={t.notSynced}
            actions={
              <Link to="/partners/fields/external">
                <Button>{t.openMapping}</Button>
              </Link>
            }
          >
            {t.notSyncedText}
          </EmptyState>
        ))}
    </>
  );
}

function SyncNow({ on, id, label, isMain }: RecordTabProps & { label: string; isMain?: true }) {
  const { message } = App.useApp();
  const showFailure = useErrorMessage();
  const sync = useWrite<void, Synced>(
    'record_links',
    () => api<Synced>('record_links/sync_now', { method: 'POST', body: { table: on, id } }),
    [on, 'sync_issues', 'sync_runs'],
  );
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      icon={<RefreshCw size={16} />}
      loading={sync.isPending}
      onClick={() =>
        sync.mutate(undefined, { onSuccess: (result) => void message.success(result.message), onError: showFailure })
      }
    >
      {label}
    </Button>
  );
}

function LinkCard({ link, on, id }: RecordTabProps & { link: RecordLink }) {
  const mayManage = useCan('object_mappings', 'manage');
  const [isUnlinking, setUnlinking] = useState(false);
  const { connection_name, connection_status, remote_id, remote_url, synced_at, ended_at, end_reason, is_active } =
    link;
  const state = t.connectionState[connection_status];
  return (
    <Card
      title={connection_name}
      actions={
        mayManage && (
          <div className={css.row}>
            {!ended_at && (
              <>
                <Button icon={<Link2Off size={16} />} onClick={() => setUnlinking(true)}>
                  {linkSteps.steps.unlink.label}
                </Button>
                {is_active && <SyncNow on={on} id={id} label={t.syncNow} />}
              </>
            )}
            {ended_at && <Relink link={link} />}
          </div>
        )
      }
    >
      <div className={css.stack}>
        <div className={css.row}>
          <RemoteLink url={remote_url} id={remote_id} label={t.remoteRecord(connection_name, remote_id)} />
          {ended_at ? (
            <StatusTag tone="gray">{t.endReasons[end_reason ?? 'unlinked'] ?? t.endReasons.unlinked}</StatusTag>
          ) : (
            <StatusTag tone={is_active ? 'green' : 'amber'}>
              {is_active ? t.linkActive : (state ?? t.linkPaused)}
            </StatusTag>
          )}
          <span className="meta">
            {state && !ended_at ? t.standsStill(connection_name, connection_status) : t.synchronized}{' '}
            <DateText value={synced_at} as="relative" />
          </span>
        </div>
        {!ended_at && link.fields.length > 0 && <Why fields={link.fields} crm={connection_name} />}
      </div>
      {isUnlinking && <Unlink link={link} onClose={() => setUnlinking(false)} />}
    </Card>
  );
}

/** Why each synchronized value is what it is. */
function Why({ fields, crm }: { fields: readonly FieldExplanation[]; crm: string }) {
  return (
    <section className={css.stack}>
      <h3>{t.why}</h3>
      <ScrollTable label={t.why}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.value}</th>
            <th scope="col">{t.cameFrom}</th>
            <th scope="col">{t.rule}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, label, local_value, remote_value, side, at, rule, open_conflict_id }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                {syncValueText(local_value)}
                {syncValueText(local_value) !== syncValueText(remote_value) && (
                  <div className="meta">{t.inCrm(crm, syncValueText(remote_value))}</div>
                )}
              </td>
              <td data-tight>
                {side === null ? '–' : side === 'here' ? t.tandem : crm}
                {at && (
                  <div className="meta">
                    <DateText value={at} as="relative" />
                  </div>
                )}
              </td>
              <td>
                {rule}
                {open_conflict_id && (
                  <div>
                    <Link to={`/partners/fields/external/log?drawer=${open_conflict_id}`}>{t.resolveConflict}</Link>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  );
}

function Unlink({ link, onClose }: { link: RecordLink; onClose: () => void }) {
  const { message } = App.useApp();
  const unlink = useWrite<void, unknown>('record_links', () =>
    api(`record_links/${link.id}/unlink`, { method: 'POST', body: {} }),
  );
  return (
    <ActionDialog
      title={t.unlinkTitle(link.connection_name)}
      action={linkSteps.steps.unlink.label}
      danger
      text={t.unlinkText(link.connection_name)}
      onSubmit={() => unlink.mutateAsync()}
      onDone={() => {
        message.success(linkSteps.steps.unlink.done);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The side whose values are taken where the two records differ. */
type Preference = SyncSide | 'rules';

function PreferenceField({ crm }: { crm: string }) {
  return (
    <OptionField
      name="side"
      label={t.ifDifferent}
      required
      options={(['rules', 'here', 'there'] as const).map((value) => ({ value, label: t.preferences[value](crm) }))}
    />
  );
}

const sideOf = (preference: Preference) => (preference === 'rules' ? {} : { side: preference });

function Relink({ link }: { link: RecordLink }) {
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const relink = useWrite<Preference, unknown>('record_links', (preference) =>
    api(`record_links/${link.id}/relink`, { method: 'POST', body: sideOf(preference) }),
  );
  return (
    <>
      <Button icon={<Link2 size={16} />} onClick={() => setOpen(true)}>
        {linkSteps.steps.relink.label}
      </Button>
      {isOpen && (
        <ActionDialog<{ side: Preference }>
          title={t.linkAgainTitle(link.connection_name)}
          action={linkSteps.steps.relink.label}
          text={linkSteps.steps.relink.text}
          initial={{ side: 'rules' }}
          onSubmit={({ side }) => relink.mutateAsync(side)}
          onDone={() => {
            message.success(linkSteps.steps.relink.done);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          <PreferenceField crm={link.connection_name} />
        </ActionDialog>
      )}
    </>
  );
}

interface LinkExistingProps {
  id: string;
  target: RecordExplanation['can_create'][number];
}

/** Links the record to one that already exists in the CRM. */
function LinkExisting({ id, target }: LinkExistingProps) {
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const link = useWrite<{ remote_id: string; side: Preference }, unknown>('record_links', ({ remote_id, side }) =>
    api('record_links', {
      method: 'POST',
      body: {
        object_mapping_id: target.object_mapping_id,
        record_id: id,
        remote_id: remote_id.trim(),
        ...sideOf(side),
      },
    }),
  );
  return (
    <>
      <Button icon={<Link2 size={16} />} onClick={() => setOpen(true)}>
        {t.linkExisting}
      </Button>
      {isOpen && (
        <ActionDialog<{ remote_id: string; side: Preference }>
          title={t.linkExisting}
          action={t.linkRecord}
          text={t.linkExistingText(target.remote_label, target.connection_name)}
          initial={{ side: 'rules' }}
          onSubmit={(values) => link.mutateAsync(values)}
          onDone={() => {
            message.success(t.recordLinked);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          <TextField name="remote_id" label={t.remoteId(target.remote_label)} required />
          <PreferenceField crm={target.connection_name} />
        </ActionDialog>
      )}
    </>
  );
}
