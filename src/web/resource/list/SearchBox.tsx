import { Input, type InputRef } from 'antd';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type Ref, useEffect, useState } from 'react';
import { useDebounced } from '../data/useDebounced.ts';
import { texts as t } from '../texts.ts';
import css from './SearchBox.module.css';

interface SearchBoxProps {
  inputRef: Ref<InputRef>;
  value: string;
  label: string;
  onChange: (q: string) => void;
}

/** A search, sent 300 ms after the last key. */
export function SearchBox({ inputRef, value, label, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, 300);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing that has settled is a question
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim());
  }, [settled]);
  // The address may change from outside: by going back, a saved view, or "clear".
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  return (
    <Input
      ref={inputRef}
      className={css.search}
      prefix={<SearchIcon size={14} />}
      placeholder={t.search}
      aria-label={label}
      aria-keyshortcuts="/"
      suffix={
        text && (
          <button type="button" className={css.clear} aria-label={t.clearSearch} onClick={() => setText('')}>
            <X size={14} />
          </button>
        )
      }
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  );
}
