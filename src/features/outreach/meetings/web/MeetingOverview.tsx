import { App, Button, Form, Input } from 'antd';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useCan } from '#web/session/session.tsx';
import type { Meeting } from '../schema.ts';
import { Actions } from './Actions.tsx';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';
import { useMeetingSteps } from './useMeetingSteps.tsx';

/** The agenda, the decisions and the notes. */
export function MeetingOverview({ row }: { row: Meeting }) {
  const mayWrite = useCan('meetings', 'manage') && row.status !== 'canceled';
  return (
    <div className={css.stack}>
      <Agenda row={row} />
      <Decisions row={row} mayWrite={mayWrite} />
      <Actions row={row} mayWrite={mayWrite} />
      <SharedNotes row={row} mayWrite={mayWrite} />
      <PrivateNotes row={row} mayWrite={mayWrite} />
    </div>
  );
}

function Agenda({ row: { agenda, duration_minutes } }: { row: Meeting }) {
  const sum = agenda.reduce((total, { minutes }) => total + minutes, 0);
  return (
    <Card
      title={t.agenda}
      actions={agenda.length > 0 && <span className="meta">{t.agendaTotal(sum, duration_minutes)}</span>}
    >
      {agenda.length === 0 ? (
        <p className="meta">{t.noAgenda}</p>
      ) : (
        <table className={css.agenda}>
          <tbody>
            {agenda.map(({ title, minutes, owner }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
              <tr key={at}>
                <td>
                  {title}
                  {owner && <span className="meta"> · {owner}</span>}
                </td>
                <td className="figures">{t.minutes(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface Part {
  row: Meeting;
  mayWrite: boolean;
}

function Decisions({ row, mayWrite }: Part) {
  const [isAdding, setAdding] = useState(false);
  const update = useUpdate<Meeting>('meetings');
  const showFailure = useErrorMessage();
  const save = (decisions: string[]) =>
    update.mutateAsync({ id: row.id, values: { decisions }, row_version: row.row_version });
  const remove = (at: number) => save(row.decisions.toSpliced(at, 1)).catch(showFailure);
  return (
    <Card
      title={t.decisions}
      actions={
        mayWrite && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t.addDecision}
          </Button>
        )
      }
    >
      {row.decisions.length === 0 ? (
        <p className="meta">{t.noDecisions}</p>
      ) : (
        <ul className={css.plain}>
          {row.decisions.map((decision, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no identity of their own
            <li key={at}>
              <span>{decision}</span>
              {mayWrite && (
                <Button
                  type="text"
                  size="small"
                  icon={<X size={14} />}
                  aria-label={t.removeDecision(decision)}
                  onClick={() => remove(at)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <ActionDialog<{ decision: string }>
          title={t.addDecision}
          action={t.addDecision}
          onSubmit={({ decision }) => save([...row.decisions, decision.trim()])}
          onClose={() => setAdding(false)}
        >
          <Form.Item
            name="decision"
            label={t.decision}
            rules={[{ required: true, whitespace: true, message: t.decisionRequired }]}
          >
            <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        </ActionDialog>
      )}
    </Card>
  );
}

function SharedNotes({ row, mayWrite }: Part) {
  const update = useUpdate<Meeting>('meetings');
  return (
    <Notes
      title={t.notes}
      help={t.notesHelp}
      text={row.shared_notes}
      mayWrite={mayWrite}
      onSave={(shared_notes) =>
        update.mutateAsync({ id: row.id, values: { shared_notes }, row_version: row.row_version })
      }
    />
  );
}

function PrivateNotes({ row, mayWrite }: Part) {
  const { take } = useMeetingSteps(row);
  return (
    <Notes
      title={t.privateNotes}
      help={t.privateHelp}
      text={row.private_notes}
      mayWrite={mayWrite}
      onSave={(private_notes) => take('private_notes', { private_notes })}
    />
  );
}

interface NotesProps {
  title: string;
  help: string;
  text: string | null;
  mayWrite: boolean;
  onSave: (text: string | null) => Promise<unknown>;
}

function Notes({ title, help, text, mayWrite, onSave }: NotesProps) {
  const { message } = App.useApp();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={title}
      actions={
        mayWrite && (
          <Button size="small" aria-label={`${t.editNotes}: ${title}`} onClick={() => setEditing(true)}>
            {t.editNotes}
          </Button>
        )
      }
    >
      <p className="meta">{help}</p>
      {text ? <Markdown>{text}</Markdown> : <p className="meta">{t.noNotes}</p>}
      {isEditing && (
        <ActionDialog<{ text: string }>
          title={title}
          action={t.saveNotes}
          width={720}
          initial={{ text: text ?? '' }}
          onSubmit={({ text: next }) => onSave(next?.trim() ? next : null)}
          onDone={() => {
            void message.success(t.notesSaved);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        >
          <Form.Item name="text" label={title}>
            <RichTextInput rows={10} aria-label={title} />
          </Form.Item>
        </ActionDialog>
      )}
    </Card>
  );
}
