import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useState } from 'react';
import { type MergeFieldChoice, typedField } from './mergeFields.ts';
import css from './RichTextInput.module.css';

/** Handles a key before the editor does; true if it was one of the list's. */
export type KeyTaker = (event: KeyboardEvent) => boolean;

interface FieldSuggestionsProps {
  editor: Editor;
  label: string;
  choices: readonly MergeFieldChoice[];
  /** Receives the handler of keys while the list is open. */
  keys: RefObject<KeyTaker | null>;
}

const MOST = 8;

/** The fields that fit what was typed after `{{`, in a list below the cursor. */
export function FieldSuggestions({ editor, label, choices, keys }: FieldSuggestionsProps) {
  const typed = useEditorState({ editor, selector: ({ editor: e }) => typedIn(e) });
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState<string | null>(null);
  const found =
    typed === null || typed === closed
      ? []
      : choices
          .filter((choice) => `${choice.text} ${choice.label}`.toLowerCase().includes(typed.toLowerCase()))
          .slice(0, MOST);
  const active = Math.min(at, found.length - 1);
  const choose = ({ text }: MergeFieldChoice) => {
    const { head } = editor.state.selection;
    const before = textBefore(editor);
    const from = head - (before.length - before.lastIndexOf('{{'));
    editor.chain().focus().deleteRange({ from, to: head }).insertContent({ type: 'text', text }).run();
  };
  useEffect(() => {
    keys.current = (event) => {
      if (found.length === 0) return false;
      if (event.key === 'ArrowDown') setAt((active + 1) % found.length);
      else if (event.key === 'ArrowUp') setAt((active + found.length - 1) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(found[active]!);
      else if (event.key === 'Escape') setClosed(typed);
      else return false;
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  if (found.length === 0) return null;
  const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.head);
  return (
    <div role="listbox" aria-label={label} className={css.suggestions} style={{ left, top: bottom + 4 }}>
      {found.map((choice, index) => (
        <div
          key={choice.text}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The text keeps its cursor.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(choice);
          }}
        >
          {choice.label} <span className="meta">{choice.text}</span>
        </div>
      ))}
    </div>
  );
}

function textBefore({ state }: Editor): string {
  const { $head } = state.selection;
  return $head.parent.textBetween(0, $head.parentOffset, undefined, ' ');
}

const typedIn = (editor: Editor) =>
  editor.isFocused && editor.state.selection.empty ? typedField(textBefore(editor)) : null;
