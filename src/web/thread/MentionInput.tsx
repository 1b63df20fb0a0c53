import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { texts } from './texts.ts';
import css from './thread.module.css';

const MOST_SHOWN = 8;

export interface MentionedPerson {
  user_id: string;
  full_name: string;
  side: string;
}

/** A text that offers people after an `@`. Their names stay in the text; who they are is found when it is sent. */
export function MentionInput({
  value,
  people,
  placeholder,
  onChange,
}: {
  value: string;
  people: readonly MentionedPerson[];
  placeholder: string;
  onChange: (text: string) => void;
}) {
  const input = useRef<TextAreaRef>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const offered =
    begun === null
      ? []
      : people.filter(({ full_name }) => full_name.toLowerCase().includes(begun.toLowerCase())).slice(0, MOST_SHOWN);

  function look(area: HTMLTextAreaElement): void {
    const before = area.value.slice(0, area.selectionStart);
    setBegun(/(?:^|\s)@([^\s@]{0,40})$/.exec(before)?.[1] ?? null);
  }
  function choose(name: string): void {
    const area = input.current?.resizableTextArea?.textArea;
    if (!area) return;
    const at = area.selectionStart;
    const before = value.slice(0, at).replace(/@[^\s@]*$/, `@${name} `);
    onChange(before + value.slice(at));
    setBegun(null);
    area.focus();
  }

  return (
    <>
      <Input.TextArea
        ref={input}
        aria-label={texts.newComment}
        placeholder={placeholder}
        variant="borderless"
        autoSize={{ minRows: 2, maxRows: 12 }}
        maxLength={10_000}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          look(event.target);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setBegun(null);
        }}
      />
      {offered.length > 0 && (
        <ul className={css.people} aria-label={texts.peopleToMention}>
          {offered.map(({ user_id, full_name, side }) => (
            <li key={user_id}>
              <Button type="text" size="small" onClick={() => choose(full_name)}>
                {full_name} <span className="meta">{side}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
