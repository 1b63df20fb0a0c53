import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { moneyText } from '#web/components/Money.tsx';
import { formatNumber } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import type { Import, ImportTarget, UndoPreview } from '../schema.ts';
import { texts } from './texts.ts';
import { forbiddenOf, importLabel, inOrder } from './useTargets.ts';

/** Undoes an import after showing the effects, or what prevents it. */
export function Undo({ id, targets }: { id: string; targets: readonly ImportTarget[] }) {
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const preview = useQuery({
    queryKey: ['imports', id, 'undo'],
    queryFn: ({ signal }) => api<UndoPreview>(`imports/${id}/undo`, { signal }),
    enabled: isOpen,
    // Other users may change data at any time.
    staleTime: 0,
    gcTime: 0,
  });
  const undo = useAction<{ id: string }, Import>('imports', (input) => `imports/${input.id}/undo`);
  const start = () =>
    undo
      .mutateAsync({ id })
      .then(() => setOpen(false))
      .catch((error: Error) => {
        message.error(error.message);
        void preview.refetch();
      });
  const { removes = {}, restores = {}, obstacles = [] } = preview.data ?? {};
  const forbidden = preview.data ? forbiddenOf(targets, [...Object.keys(removes), ...Object.keys(restores)]) : [];
  const reasons = [
    ...obstacles,
    ...(forbidden.length > 0 ? [texts.youDoNotHavePermissionToChange(forbidden.join(', '))] : []),
  ];
  const isBlocked = reasons.length > 0;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.undoImport}</Button>
      <Modal
        open={isOpen}
        title={isBlocked ? texts.thisImportCannotBeUndone : texts.undoThisImport}
        onCancel={() => setOpen(false)}
        okText={texts.undoImport}
        okButtonProps={{ danger: true, disabled: !preview.data || isBlocked, loading: undo.isPending }}
        cancelText={isBlocked ? texts.close : texts.cancel}
        onOk={start}
      >
        {preview.error && <Alert type="error" showIcon title={preview.error.message} />}
        {preview.isPending && !preview.error && <p className="meta">{texts.loading}</p>}
        {preview.data &&
          (isBlocked ? (
            <Obstacles preview={preview.data} reasons={reasons} />
          ) : (
            <Effects preview={preview.data} targets={targets} />
          ))}
      </Modal>
    </>
  );
}

const list = { margin: 0, paddingInlineStart: 20, listStyle: 'disc' };

function Obstacles({ preview, reasons }: { preview: UndoPreview; reasons: readonly string[] }) {
  const { touched, touched_count } = preview;
  return (
    <Flex vertical gap={12}>
      {reasons.map((text) => (
        <Alert key={text} type="warning" showIcon title={text} />
      ))}
      {touched.length > 0 && (
        <ul style={list}>
          {touched.map(({ table, id, name, what }) => (
            <li key={`${table} ${id} ${what}`}>
              <strong>{name || table.replaceAll('_', ' ')}</strong> {what}
            </li>
          ))}
          {touched_count > touched.length && <li>{texts.andMore(formatNumber(touched_count - touched.length))}</li>}
        </ul>
      )}
    </Flex>
  );
}

function Effects({ preview, targets }: { preview: UndoPreview; targets: readonly ImportTarget[] }) {
  const { removes, restores, moves_back, reverses } = preview;
  const counted = (rows: Record<string, number>) =>
    inOrder(targets, Object.keys(rows)).map(
      (key) => `${importLabel(targets, key).toLowerCase()} (${formatNumber(rows[key]!)})`,
    );
  return (
    <Flex vertical gap={12}>
      <ul style={list}>
        {Object.keys(removes).length > 0 && <li>{texts.createdRecordsRemoved(counted(removes).join(', '))}</li>}
        {Object.keys(restores).length > 0 && <li>{texts.changedRecordsRestored(counted(restores).join(', '))}</li>}
        {moves_back > 0 && (
          <li>
            {moves_back === 1
              ? texts.oneDealMovesBackToIts
              : texts.dealsMoveBackToTheirPrevious(formatNumber(moves_back))}
          </li>
        )}
        {reverses.map(({ currency, amount_minor }) => (
          <li key={currency}>{texts.commissionEarnedOnItsDealsReversed(moneyText(amount_minor, currency))}</li>
        ))}
      </ul>
      <span className="meta">{texts.noOneHasChangedTheseRecords}</span>
    </Flex>
  );
}
