import { App, Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { FeedbackGiven } from '../schema.ts';
import { texts } from './texts.ts';
import { verdicts } from './words.ts';

/** Sends feedback on an experiment; later feedback replaces earlier feedback. */
interface FeedbackFormProps {
  experiment: string;
  onDone?: () => void;
  /** Called when closing the surrounding dialog would lose input. */
  onFilled?: () => void;
}

export default function FeedbackForm({ experiment, onDone, onFilled }: FeedbackFormProps) {
  const { message } = App.useApp();
  const [verdict, setVerdict] = useState<FeedbackGiven['verdict'] | null>(null);
  const [text, setText] = useState('');
  const write = useWrite<FeedbackGiven, void>('experiments', (body) =>
    api(`experiment_feedback/${experiment}`, { method: 'PUT', body }),
  );
  const send = async () => {
    if (!verdict) return;
    try {
      await write.mutateAsync({ verdict, text: text || null });
      message.success(texts.thankYouForYourFeedback);
      setVerdict(null);
      setText('');
      onDone?.();
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Radio.Group
        optionType="button"
        aria-label={texts.yourFeedback}
        value={verdict}
        onChange={({ target }) => {
          setVerdict(target.value);
          onFilled?.();
        }}
        options={Object.entries(verdicts).map(([value, { label }]) => ({ value, label }))}
      />
      <Input.TextArea
        aria-label={texts.reason}
        placeholder={texts.tellUsWhy}
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onFilled?.();
        }}
      />
      <div>
        <Button size="small" disabled={!verdict} loading={write.isPending} onClick={send}>
          {texts.sendFeedback}
        </Button>
      </div>
    </div>
  );
}
