import { Button, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import type { AgendaItem } from '../schema.ts';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  value?: AgendaItem[];
  onChange?: (agenda: AgendaItem[]) => void;
}

/** The items of a meeting with their minutes and owners. */
export function AgendaInput({ id, value = [], onChange = () => {} }: Props) {
  const change = (at: number, patch: Partial<AgendaItem>) => onChange(value.with(at, { ...value[at]!, ...patch }));
  return (
    <div id={id} className={css.lines}>
      {value.map(({ title, minutes, owner }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
        <div key={at} className={css.item}>
          <Input
            value={title}
            maxLength={200}
            aria-label={t.itemTitle(at + 1)}
            placeholder={t.itemTitle(at + 1)}
            onChange={(event) => change(at, { title: event.target.value })}
          />
          <NumberInput
            value={minutes}
            min={1}
            max={480}
            suffix="min"
            aria-label={t.itemMinutes(at + 1)}
            onChange={(next) => change(at, { minutes: next ?? 5 })}
          />
          <Input
            value={owner ?? ''}
            maxLength={200}
            aria-label={t.itemOwner(at + 1)}
            placeholder={t.owner}
            onChange={(event) => change(at, { owner: event.target.value || null })}
          />
          <Button
            type="text"
            icon={<X size={14} />}
            aria-label={t.removeItem(at + 1)}
            onClick={() => onChange(value.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div className={css.line}>
        <Button icon={<Plus size={16} />} onClick={() => onChange([...value, { title: '', minutes: 10, owner: null }])}>
          {t.addItem}
        </Button>
        {value.length === 0 && (
          <Button type="text" onClick={() => onChange(t.reviewAgenda.map((item) => ({ ...item, owner: null })))}>
            {t.useReviewAgenda}
          </Button>
        )}
      </div>
    </div>
  );
}
