import { App, Button, Input, type InputRef } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef, useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { ColorButton } from '#web/inputs/ColorButton.tsx';
import { type Row, useCreate, useList, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import css from './inline.module.css';
import { texts as t } from './inline.texts.ts';
import { useOneAtATime } from './useOneAtATime.ts';
import { useBeforeLeaving } from './WizardContext.ts';

export interface InlineRow extends Row {
  name: string;
  color: string | null;
}

interface InlineListProps<R extends InlineRow> {
  resource: string;
  /** The singular noun, such as "type". */
  noun: string;
  /** Suggestions to add with one click. */
  suggestions?: readonly { name: string; color: string }[];
  /** Default fields of a new entry. */
  initial?: Record<string, unknown>;
  /** Content beside the name, such as a category. */
  beside?: (row: R, change: (values: Partial<R>) => void) => ReactNode;
  /** Why a row cannot be removed. */
  locked?: (row: R) => string | null;
}

/** A list edited in place: type to rename, Enter to add, click the dot to choose a color. */
export function InlineList<R extends InlineRow>(props: InlineListProps<R>) {
  const { resource, noun, suggestions = [], initial } = props;
  const list = useList<R>(resource, { sort: [{ field: 'order', descending: false }], start: 0, end: 100 });
  const create = useCreate<R>(resource);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<InputRef>(null);

  const add = async (entry: { name: string; color?: string }): Promise<boolean> => {
    try {
      await create.mutateAsync({ ...initial, ...entry });
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    }
  };
  const addTyped = useOneAtATime(async () => {
    const typed = name.trim();
    if (!typed) return true;
    setProblem(null);
    if (!(await add({ name: typed }))) return false;
    setName('');
    input.current?.focus();
    return true;
  });
  useBeforeLeaving(async () => ((await addTyped()) ? {} : false));

  const taken = new Set(list.data?.rows.map((row) => row.name.toLowerCase()));
  // “Referral partner” is there, so “Referral” is no idea any more.
  const open = suggestions.filter(({ name }) => ![...taken].some((one) => one.includes(name.toLowerCase())));
  return (
    <Loaded query={list}>
      {({ rows }) => (
        <div>
          <ul className={css.rows}>
            {rows.map((row) => (
              <Entry key={row.id} row={row} {...props} />
            ))}
            <li className={css.row}>
              <span className={css.plus} aria-hidden="true">
                <Plus size={14} />
              </span>
              <Input
                ref={input}
                variant="borderless"
                value={name}
                maxLength={120}
                placeholder={t.add(noun)}
                aria-label={t.add(noun)}
                aria-invalid={problem !== null}
                onChange={(event) => {
                  setName(event.target.value);
                  setProblem(null);
                }}
                onPressEnter={(event) => {
                  if (!event.ctrlKey && !event.metaKey) void addTyped();
                }}
              />
              {name.trim() && (
                <Button size="small" type="primary" onClick={addTyped} loading={create.isPending}>
                  {t.addShort}
                </Button>
              )}
            </li>
          </ul>
          <p role="alert" className={css.problem}>
            {problem}
          </p>
          {open.length > 0 && (
            <div className={css.suggestions}>
              <span className="meta">{t.suggestions}</span>
              {open.map((one) => (
                <Button
                  key={one.name}
                  size="small"
                  icon={<Plus size={12} />}
                  disabled={create.isPending}
                  onClick={() => add(one)}
                >
                  {one.name}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Entry<R extends InlineRow>({ resource, row, beside, locked }: InlineListProps<R> & { row: R }) {
  const { message } = App.useApp();
  const update = useUpdate<R>(resource);
  const removeLater = useRemoveWithUndo(resource);
  const [name, setName] = useState(row.name);
  const [seen, setSeen] = useState(row.name);
  // Takes over a name changed in another tab.
  if (seen !== row.name) {
    setSeen(row.name);
    setName(row.name);
  }
  const change = (values: Partial<R>) =>
    update
      .mutateAsync({ id: row.id, values: values as Record<string, unknown>, row_version: row.row_version })
      .catch((error: Error) => {
        setName(row.name);
        message.error(error.message);
      });
  const rename = () => {
    const typed = name.trim();
    if (!typed) setName(row.name);
    else if (typed !== row.name) void change({ name: typed } as Partial<R>);
  };
  const why = locked?.(row);
  return (
    <li className={css.row}>
      <ColorButton
        label={t.colorOf(row.name)}
        value={row.color}
        onChange={(color) => void change({ color } as Partial<R>)}
      />
      <Input
        variant="borderless"
        value={name}
        maxLength={120}
        aria-label={t.nameOf(row.name)}
        onChange={(event) => setName(event.target.value)}
        onBlur={rename}
        onPressEnter={(event) => {
          if (!event.ctrlKey && !event.metaKey) event.currentTarget.blur();
        }}
        onKeyDown={(event) => event.key === 'Escape' && setName(row.name)}
      />
      {why && <span className={`${css.why} meta`}>{why}</span>}
      {beside && <span className={css.beside}>{beside(row, change)}</span>}
      <Button
        type="text"
        size="small"
        className={css.remove}
        icon={<Trash2 size={14} />}
        aria-label={t.remove(row.name)}
        disabled={!!why}
        onClick={() => removeLater(row.id, t.removed(row.name))}
      />
    </li>
  );
}
