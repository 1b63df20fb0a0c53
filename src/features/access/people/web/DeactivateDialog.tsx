import { useQuery } from '@tanstack/react-query';
import { App, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { assignablePeople } from '#web/inputs/assignable.ts';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useChanged, useConfirmClose } from '#web/interaction/unsaved.ts';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { formatNumber } from '#web/region.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import type { Deactivation, Holdings, TeamMember } from '../schema.ts';
import css from './DeactivateDialog.module.css';
import { texts } from './texts.ts';

/** Deactivates a person after all their records have a new owner. */
export function DeactivateDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  useRestoreFocus();
  const { mode } = useSession();
  const holdings = useQuery({
    queryKey: ['team_members', 'holdings', member.id],
    queryFn: ({ signal }) => api<Holdings>(`team_members/${member.id}/holdings`, { signal }),
    enabled: mode === 'company',
    staleTime: 0,
  });
  if (mode === 'partner')
    return <Wizard member={member} holdings={{ holdings: [], alongside: [] }} onClose={onClose} />;
  return <Loaded query={holdings}>{(found) => <Wizard member={member} holdings={found} onClose={onClose} />}</Loaded>;
}

function Wizard({
  member,
  holdings: { holdings, alongside },
  onClose,
}: {
  member: TeamMember;
  holdings: Holdings;
  onClose: () => void;
}) {
  const { message } = App.useApp();
  const [successor, setSuccessor] = useState<string | null>(null);
  const [byKind, setByKind] = useState<Record<string, string>>({});
  const [isDetailed, setDetailed] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const deactivate = useAction<Deactivation>(
    'team_members',
    () => `team_members/${member.id}/deactivate`,
    (body) => body,
    ['people', 'partners', 'opportunities', 'accounts', 'saved_views', 'payout_batches', 'api_keys'],
  );
  const closing = useConfirmClose(useChanged([successor, byKind, reason]), onClose);
  const isSettled = holdings.every(({ kind }) => byKind[kind] ?? successor);
  const send = () =>
    deactivate
      .mutateAsync({
        ...(successor && { successor_id: successor }),
        ...(Object.keys(byKind).length > 0 && { by_kind: byKind }),
        ...(reason.trim() && { reason: reason.trim() }),
      })
      .then(
        () => {
          message.success(texts.isDeactivated(member.full_name));
          onClose();
        },
        (error: Error) => setFailure(error instanceof ApiError ? error.message : String(error)),
      );
  const colleague = (label: string, value: string | null, onChange: (id: string | null) => void) => (
    <ReferenceSelect
      resource="people"
      labelField="full_name"
      only={[...assignablePeople, { field: 'id', operator: 'ne', values: [member.id] }]}
      value={value}
      onChange={onChange}
      placeholder={texts.chooseTeamMember}
      aria-label={label}
    />
  );
  return (
    <Modal
      open
      title={texts.deactivate(member.full_name)}
      okText={holdings.length > 0 ? texts.handOverAndDeactivate : texts.deactivateText}
      okButtonProps={{ danger: true, disabled: !isSettled }}
      confirmLoading={deactivate.isPending}
      onOk={send}
      {...closing}
      width={560}
    >
      <p className={css.lead}>{texts.theySignedOutImmediatelyAndTheir}</p>
      {holdings.length > 0 && (
        <section className={css.part}>
          <h3>{texts.handOverTheirRecordsTo}</h3>
          {colleague(texts.newOwnerAllRecords, successor, setSuccessor)}
          <ul className={css.holdings}>
            {holdings.map(({ kind, label, count }) => (
              <li key={kind}>
                <span className={css.held}>
                  <span>{label}</span>
                  <strong className="figures">{formatNumber(count)}</strong>
                </span>
                {isDetailed && (
                  <span className={css.other}>
                    {colleague(texts.newOwnerOf(label), byKind[kind] ?? null, (id) =>
                      setByKind(({ [kind]: _, ...others }) => (id ? { ...others, [kind]: id } : others)),
                    )}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {!isDetailed && holdings.length > 1 && (
            <Button size="small" onClick={() => setDetailed(true)}>
              {texts.chooseNewOwnerForEachType}
            </Button>
          )}
          {alongside.length > 0 && (
            <p className="meta">
              {texts.alsoHandedOverWithTheirPartners(
                alongside.map(({ label, count }) => `${label} (${formatNumber(count)})`).join(' and '),
              )}
            </p>
          )}
        </section>
      )}
      <div className={css.part}>
        <label htmlFor="why">
          <h3>{texts.reason}</h3>
        </label>
        <Input.TextArea
          id="why"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 5 }}
          placeholder={texts.recordedInAuditLog}
        />
      </div>
      {failure && (
        <p role="alert" style={{ color: 'var(--danger)' }}>
          {failure}
        </p>
      )}
    </Modal>
  );
}
