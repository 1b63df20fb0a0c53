import { Button, Checkbox, Popover, Segmented } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { PopoverPanel } from '../components/PopoverPanel.tsx';
import { type Column, shownColumns } from './columns.ts';
import css from './DisplayMenu.module.css';
import type { Density } from './listState.ts';
import { texts as t } from './texts.ts';

interface DisplayMenuProps<Row> {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | null;
  onChoose: (fields: string[] | null) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

export function DisplayMenu<Row>({ columns, chosen, onChoose, density, onDensity }: DisplayMenuProps<Row>) {
  const shown = shownColumns(columns, chosen).map(({ field }) => field);
  const hidden = columns.filter(({ field }) => !shown.includes(field));
  const ordered = [...shown.map((field) => columns.find((column) => column.field === field)!), ...hidden];

  const toggle = (field: string) =>
    onChoose(shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field]);
  const move = (field: string, by: number) => {
    const from = shown.indexOf(field);
    const next = shown.filter((one) => one !== field);
    onChoose(next.toSpliced(from + by, 0, field));
  };

  const content = (
    <PopoverPanel className={css.panel} label={t.display}>
      <p>{t.density}</p>
      <Segmented<Density>
        block
        aria-label={t.density}
        value={density}
        onChange={onDensity}
        options={[
          { value: 'comfortable', label: t.comfortable },
          { value: 'compact', label: t.compact },
        ]}
      />
      <p>{t.columns}</p>
      <ul>
        {ordered.map(({ field, label }, index) => {
          const position = shown.indexOf(field);
          return (
            <li key={field}>
              {/* The first column names the row. */}
              <Checkbox checked={position >= 0} disabled={index === 0} onChange={() => toggle(field)}>
                {label}
              </Checkbox>
              {position > 0 && (
                <span className={css.moves}>
                  <button
                    type="button"
                    aria-label={t.moveUp(label)}
                    disabled={position === 1}
                    onClick={() => move(field, -1)}
                  >
                    <ArrowUp size={14} />
                  </button>
                  <button
                    type="button"
                    aria-label={t.moveDown(label)}
                    disabled={position === shown.length - 1}
                    onClick={() => move(field, 1)}
                  >
                    <ArrowDown size={14} />
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {chosen && (
        <Button type="link" size="small" onClick={() => onChoose(null)}>
          {t.resetColumns}
        </Button>
      )}
    </PopoverPanel>
  );

  return (
    <Popover content={content} trigger="click" placement="bottomRight" arrow={false} destroyOnHidden>
      <Button icon={<SlidersHorizontal size={14} />} aria-label={t.display} />
    </Popover>
  );
}
