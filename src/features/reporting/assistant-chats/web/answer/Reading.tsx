import { Button } from 'antd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Query } from '#shared/query/query.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Link } from '#web/components/Link.tsx';
import type { Chip, ShownReading } from '../../schema.ts';
import { texts as t } from '../texts.ts';
import css from './answer.module.css';

interface ReadingProps {
  reading: ShownReading;
  isBusy: boolean;
  onChange: (text: string, query: Query) => void;
}

/** The reading of a question. Each part can be changed, which asks the changed query exactly. */
export function Reading({ reading: { read, chips, rows }, isBusy, onChange }: ReadingProps) {
  return (
    <section className={css.reading} aria-label={t.reading}>
      <p className={css.read}>{read}</p>
      {(chips.length > 0 || rows) && (
        <div className={css.chips}>
          {chips.map((chip) => (
            <ReadingChip key={`${chip.part} ${chip.label}`} chip={chip} isBusy={isBusy} onChange={onChange} />
          ))}
          {rows && <Link to={rows}>{t.openRows}</Link>}
        </div>
      )}
    </section>
  );
}

function ReadingChip({ chip, isBusy, onChange }: { chip: Chip } & Pick<ReadingProps, 'isBusy' | 'onChange'>) {
  const { label, choices, without, part } = chip;
  const removal = without ? [{ label: t.removePart[part], query: without }] : [];
  const options = [...choices, ...removal];
  if (options.length === 0) return <span className={css.fixed}>{label}</span>;
  return (
    <DropMenu
      items={options.map((option, index) => ({
        key: String(index),
        label: option.label,
        onClick: () => onChange(t.changed(label, option.label), option.query),
      }))}
    >
      <Button size="small" disabled={isBusy} aria-label={t.changePart(label)}>
        {label}
        <ChevronDown size={12} aria-hidden="true" />
      </Button>
    </DropMenu>
  );
}
