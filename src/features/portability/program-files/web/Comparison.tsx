import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useCan } from '#web/session/session.tsx';
import type { ApplyBody, ProgramApplied, ProgramChange, ProgramDiff, ProgramFile } from '../schema.ts';
import { Problems, problemsIn } from './Problems.tsx';
import css from './program-files.module.css';
import { kindWords, texts as t } from './texts.ts';

interface ComparisonProps {
  files: ProgramFile[];
  diff: ProgramDiff;
  onApplied: () => Promise<void>;
  onClose: () => void;
}

/** The differences between an archive and the program, with the steps to try and to apply them. */
export function Comparison({ files, diff, onApplied, onClose }: ComparisonProps) {
  const { message } = App.useApp();
  const cache = useQueryClient();
  const mayApply = useCan('program_files', 'manage');
  const [deletes, setDeletes] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [notes, setNotes] = useState<string[]>([]);
  const removals = diff.changes.filter(({ kind }) => kind === 'remove');
  const effective = deletes ? diff.changes : diff.changes.filter(({ kind }) => kind !== 'remove');
  const send = (options: Partial<ApplyBody>) =>
    api<ProgramApplied>('program_files/apply', {
      method: 'POST',
      body: { files, deletes, expected: diff.fingerprint, ...options },
    });
  const dryRun = useMutation({ mutationFn: () => send({ dry_run: true }) });
  const problems = dryRun.data?.problems ?? problemsIn(dryRun.error);

  return (
    <Card title={t.changes(diff.changes.length)} actions={<Button onClick={onClose}>{t.otherFile}</Button>}>
      <Flex vertical gap={16}>
        {diff.changes.length === 0 && <span>{t.same}</span>}
        {notes.length > 0 && (
          <Alert
            type="success"
            showIcon
            title={t.next}
            description={
              <ul className={css.problems}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            }
          />
        )}
        <ul className={css.changes}>
          {diff.changes.map((change) => (
            <Change key={`${change.kind} ${change.record} ${change.name} ${change.file}`} change={change} />
          ))}
        </ul>
        {mayApply && removals.length > 0 && (
          <Checkbox checked={deletes} onChange={({ target }) => setDeletes(target.checked)}>
            {t.deletes}
          </Checkbox>
        )}
        {problems.length > 0 && <Problems problems={problems} />}
        {dryRun.error && problems.length === 0 && <Alert type="error" showIcon title={dryRun.error.message} />}
        {dryRun.data && problems.length === 0 && <Alert type="success" showIcon title={t.dryRunFine} />}
        {mayApply && effective.length > 0 && (
          <Flex gap={8} wrap>
            <Button loading={dryRun.isPending} onClick={() => dryRun.mutate()}>
              {t.dryRun}
            </Button>
            <Button type="primary" onClick={() => setAsking(true)}>
              {t.apply}
            </Button>
          </Flex>
        )}
      </Flex>
      {isAsking && (
        <ActionDialog
          title={t.applyTitle}
          action={t.apply}
          danger={deletes && removals.length > 0}
          width={640}
          text={
            <Flex vertical gap={12}>
              <span>
                {t.applyText} {deletes && removals.length > 0 && t.deletesNote(removals.length)}
              </span>
              <ul className={css.changes}>
                {effective.map((change) => (
                  <Change key={`${change.kind} ${change.record} ${change.name} ${change.file}`} change={change} />
                ))}
              </ul>
            </Flex>
          }
          onSubmit={() => send({})}
          onDone={async (applied: ProgramApplied) => {
            setAsking(false);
            setNotes(applied.notes);
            dryRun.reset();
            void message.success(t.applied(applied.changes.length));
            await cache.invalidateQueries();
            await onApplied();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Change({ change: { kind, record, name, lines } }: { change: ProgramChange }) {
  const { label, tone } = kindWords[kind];
  return (
    <li>
      <span className={css.head}>
        <StatusTag tone={tone}>{label}</StatusTag>
        <span>
          {record} {kind !== 'order' && <strong>{name}</strong>}
        </span>
      </span>
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
