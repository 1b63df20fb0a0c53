import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { readerTimeZone } from '#web/region.ts';
import { MOST_TIMES } from '../schema.ts';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  value?: string[];
  onChange?: (times: string[]) => void;
}

/** Up to five times; an empty line is only shown. */
export function TimesInput({ id, value = [], onChange = () => {} }: Props) {
  const lines: (string | null)[] = value.length === 0 ? [null] : value;
  const set = (next: (string | null)[]) => onChange(next.filter((time) => time !== null));
  return (
    <div id={id} className={css.lines}>
      {lines.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
        <div key={at} className={css.line}>
          <InstantInput
            zone={readerTimeZone()}
            value={time}
            aria-label={t.time(at + 1)}
            onChange={(next) => set(at < value.length ? value.with(at, next!) : [...value, next])}
          />
          {value.length > 1 && (
            <Button
              type="text"
              icon={<X size={14} />}
              aria-label={t.removeTime(at + 1)}
              onClick={() => set(value.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {value.length > 0 && value.length < MOST_TIMES && (
        <Button icon={<Plus size={16} />} onClick={() => set([...value, nextTime(value.at(-1)!)])}>
          {t.addTime}
        </Button>
      )}
    </div>
  );
}

const DAY_MS = 86_400_000;

/** The same time on the next day, as a start. */
const nextTime = (last: string): string => new Date(new Date(last).getTime() + DAY_MS).toISOString();
