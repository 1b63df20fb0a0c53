import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, type Ref, useState } from 'react';
import css from './conversation.module.css';
import { texts as t } from './texts.ts';

interface QuestionInputProps {
  ref?: Ref<TextAreaRef>;
  isBusy: boolean;
  onAsk: (text: string) => void;
  onStop: () => void;
}

/** The field for a question, which grows with it. */
export function QuestionInput({ ref, isBusy, onAsk, onStop }: QuestionInputProps) {
  const [text, setText] = useState('');
  const send = () => {
    if (isBusy || !text.trim()) return;
    onAsk(text);
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Ctrl+Enter would save the form of the screen behind the panel.
    event.stopPropagation();
    send();
  };
  return (
    <div className={css.input}>
      <Input.TextArea
        ref={ref}
        variant="borderless"
        aria-label={t.question}
        placeholder={t.placeholder}
        title={t.keys}
        autoSize={{ minRows: 1, maxRows: 8 }}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      {isBusy ? (
        <Button shape="circle" aria-label={t.stop} title={t.stop} icon={<Square size={12} />} onClick={onStop} />
      ) : (
        <Button
          type="primary"
          shape="circle"
          aria-label={t.send}
          title={t.send}
          icon={<ArrowUp size={16} />}
          disabled={!text.trim()}
          onClick={send}
        />
      )}
    </div>
  );
}
