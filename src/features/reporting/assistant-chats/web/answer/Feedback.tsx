import { App, Button, Input, Tooltip } from 'antd';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useId, useState } from 'react';
import { queryClient } from '#web/requests/queryClient.ts';
import type { AssistantMessage } from '../../schema.ts';
import { messagesQuery, sendFeedback } from '../requests.ts';
import { texts as t } from '../texts.ts';
import css from './answer.module.css';

/** Two buttons; the second also asks for a note. */
export function Feedback({ message: answer }: { message: AssistantMessage }) {
  const { message } = App.useApp();
  const id = useId();
  const [isNoting, setNoting] = useState(false);
  const [note, setNote] = useState('');
  const send = async (feedback: AssistantMessage['feedback'], words?: string) => {
    try {
      await sendFeedback(answer.id, { feedback, ...(words && { note: words }) });
      queryClient.setQueryData(messagesQuery(answer.chat_id).queryKey, (known: AssistantMessage[] | undefined) =>
        known?.map((one) => (one.id === answer.id ? { ...one, feedback } : one)),
      );
      if (words) message.success(t.thanks);
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  const choose = (chosen: 'good' | 'bad') => {
    const next = answer.feedback === chosen ? null : chosen;
    setNoting(next === 'bad');
    void send(next);
  };
  const thumb = (value: 'good' | 'bad', label: string, Icon: typeof ThumbsUp) => (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        aria-pressed={answer.feedback === value}
        icon={<Icon size={14} fill={answer.feedback === value ? 'currentColor' : 'none'} />}
        onClick={() => choose(value)}
      />
    </Tooltip>
  );
  return (
    <>
      {thumb('good', t.helpful, ThumbsUp)}
      {thumb('bad', t.notHelpful, ThumbsDown)}
      {isNoting && (
        <form
          className={css.note}
          onSubmit={(event) => {
            event.preventDefault();
            setNoting(false);
            if (note.trim()) void send('bad', note.trim());
          }}
        >
          <label htmlFor={id}>{t.noteLabel}</label>
          <Input.TextArea
            id={id}
            autoFocus
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <span className="meta">{t.noteHelp}</span>
          <div className={css.noteButtons}>
            <Button size="small" type="primary" htmlType="submit" disabled={!note.trim()}>
              {t.sendNote}
            </Button>
            <Button size="small" onClick={() => setNoting(false)}>
              {t.skipNote}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
