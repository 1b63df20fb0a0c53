import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { DefinedNoun } from '#shared/nouns/define-noun.ts';
import type { Field, Fields } from '#shared/nouns/fields.ts';
import { coming } from '../../components/coming.tsx';
import facts from '../../components/Facts.module.css';
import { useCan, useSession } from '../../session/session.tsx';
import type { Row } from '../data/useResource.ts';
import { factsOf } from '../fields/facts.tsx';
import { texts as t } from '../texts.ts';
import css from './RecordFacts.module.css';

const FactForm = lazy(() => import('./FactForm.tsx'));

type Item<F extends Fields> = (keyof F & string) | [label: string, value: ReactNode, key?: string];

interface RecordFactsProps<F extends Fields> {
  noun: DefinedNoun<F>;
  row: Row;
  title: string;
  /** The cards of the declaration that are shown; defaults to the title. */
  cards?: string | readonly string[];
  /** The first facts: names of fields, and facts of the screen. */
  items?: readonly Item<F>[];
  /** Facts after those of the declaration. */
  last?: readonly [label: string, value: ReactNode][];
  /** False if this row cannot be changed now. */
  editable?: boolean;
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === false || value === '';

/** A card of facts about a record. Those that the reader may change are changed in place, one at a time. */
export function RecordFacts<F extends Fields>(props: RecordFactsProps<F>) {
  const { noun, row, title, cards = title, items = [], last = [], editable = true } = props;
  const { mode } = useSession();
  const mayManage = useCan(noun.name, 'manage') && editable;
  const [open, setOpen] = useState<string | null>(null);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const card = useRef<HTMLElement>(null);
  const fields: Fields = noun.fields;
  const isChangeable = (key: string | undefined): key is string => {
    const field: Field | undefined = key ? fields[key] : undefined;
    if (!field || !mayManage) return false;
    if (mode === 'partner') return field.partner === 'write';
    return field.form !== false && field.form !== 'create' && field.write === undefined;
  };
  const rows: (readonly [string, ReactNode, string?])[] = [...factsOf(noun.fields, row, cards, items), ...last];
  const known = rows.filter(([, value, key]) => !isEmpty(value) || key === open);
  const empty = rows.filter(([, value, key]) => isEmpty(value) && isChangeable(key) && key !== open);
  if (known.length === 0 && empty.length === 0) return null;
  const close = (key: string) => {
    setOpen(null);
    // The button exists again with the next render.
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>(`[data-fact="${key}"]`)?.focus());
  };
  const editor = (key: string) => (
    <Suspense fallback={coming}>
      <FactForm noun={noun} id={row.id} field={key} onClose={() => close(key)} />
    </Suspense>
  );
  const pencil = (key: string, label: string) => (
    <Button
      type="text"
      size="small"
      className={css.edit}
      data-fact={key}
      icon={<Pencil size={12} />}
      aria-label={t.editRow(label.toLowerCase())}
      onClick={() => setOpen(key)}
    />
  );
  return (
    <section ref={card} className={facts.facts}>
      <h2>{title}</h2>
      <dl>
        {known.map(([label, value, key]) =>
          key !== undefined && key === open ? (
            <div key={key} className={css.open}>
              <dt className="only-for-readers">{label}</dt>
              <dd>{editor(key)}</dd>
            </div>
          ) : (
            <div key={key ?? label} className={css.fact}>
              <dt>{label}</dt>
              <dd>
                {value}
                {isChangeable(key) && pencil(key, label)}
              </dd>
            </div>
          ),
        )}
        {showsEmpty &&
          empty.map(([label, , key]) => (
            <div key={key} className={css.fact}>
              <dt>{label}</dt>
              <dd>
                <Button type="link" size="small" className={css.add} data-fact={key} onClick={() => setOpen(key!)}>
                  {t.addValue}
                  <span className="only-for-readers"> {label.toLowerCase()}</span>
                </Button>
              </dd>
            </div>
          ))}
      </dl>
      {empty.length > 0 && !showsEmpty && (
        <Button
          type="link"
          size="small"
          className={css.more}
          aria-label={`${t.emptyFacts(empty.length)}: ${title}`}
          onClick={() => setShowsEmpty(true)}
        >
          {t.emptyFacts(empty.length)}
        </Button>
      )}
    </section>
  );
}
