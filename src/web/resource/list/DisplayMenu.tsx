import { Button } from 'antd';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { DropDown } from '../../components/DropDown.tsx';
import { PopoverPanel } from '../../components/PopoverPanel.tsx';
import { Segments } from '../../components/Segments.tsx';
import { Tick } from '../../components/Tick.tsx';
import { texts as t } from '../texts.ts';
import type { Column } from './columns.ts';
import css from './DisplayMenu.module.css';
import type { Density } from './listState.ts';

interface DisplayMenuProps<Row> {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | null;
  /** The fields of the columns that are shown, and of those that are hidden because they are empty. */
  shown: readonly string[];
  emptied: readonly string[];
  onChoose: (fields: string[] | null) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

export function DisplayMenu<Row>(props: DisplayMenuProps<Row>) {
  const [open, setOpen] = useState(false);
  return (
    <DropDown open={open} onTurn={setOpen} placement="bottomRight" content={<DisplayPanel {...props} />}>
      <Button
        icon={<SlidersHorizontal size={14} />}
        aria-label={t.display}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
    </DropDown>
  );
}

/**
 * The panel uses no library components: a list may have forty columns, and a checkbox and icons of the library for each
 * would be slow.
 */
function DisplayPanel<Row>({ columns, chosen, shown, emptied, onChoose, density, onDensity }: DisplayMenuProps<Row>) {
  const hidden = columns.filter(({ field }) => !shown.includes(field));
  const ordered = [...shown.map((field) => columns.find((column) => column.field === field)!), ...hidden];

  const toggle = (field: string) =>
    onChoose(shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field]);
  const move = (field: string, by: number) => {
    const from = shown.indexOf(field);
    const next = shown.filter((one) => one !== field);
    onChoose(next.toSpliced(from + by, 0, field));
  };

  return (
    <PopoverPanel className={css.panel} label={t.display}>
      <p>{t.density}</p>
      <Segments<Density>
        label={t.density}
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
              {/* The first column names the row and cannot be hidden. */}
              <Tick
                isNamed
                label={label}
                checked={position >= 0}
                disabled={index === 0}
                onChange={() => toggle(field)}
              />
              {emptied.includes(field) && <span className="meta">{t.emptyColumn}</span>}
              {position > 0 && (
                <span className={css.moves}>
                  <button
                    type="button"
                    aria-label={t.moveUp(label)}
                    disabled={position === 1}
                    data-to="up"
                    onClick={() => move(field, -1)}
                  />
                  <button
                    type="button"
                    aria-label={t.moveDown(label)}
                    disabled={position === shown.length - 1}
                    data-to="down"
                    onClick={() => move(field, 1)}
                  />
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
}
