import { Button, Input } from 'antd';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import type { CobrandArea } from '../../schema.ts';
import css from '../resources.module.css';
import { texts as t } from '../texts.ts';

interface AreaSettingsProps {
  area: CobrandArea;
  onChange: (changes: Partial<CobrandArea>) => void;
  onRemove: () => void;
}

const places = [
  ['x', t.x],
  ['y', t.y],
  ['width', t.width],
  ['height', t.height],
] as const;

/** The settings of the selected area, for keyboard use and exact positions. */
export function AreaSettings({ area, onChange, onRemove }: AreaSettingsProps) {
  return (
    <>
      {area.kind === 'text' && (
        <>
          <label htmlFor="area-text">{t.areaText}</label>
          <Input.TextArea
            id="area-text"
            value={area.text ?? ''}
            maxLength={300}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => onChange({ text: target.value })}
          />
          <span className="meta">{t.placeholders}</span>
          <div className={css.numbers}>
            <label htmlFor="area-size">
              {t.fontSize}
              <NumberInput
                id="area-size"
                value={area.size ?? 12}
                min={6}
                max={72}
                onChange={(size) => onChange({ size: size ?? 12 })}
              />
            </label>
            <label htmlFor="area-align">
              {t.align}
              <OptionSelect
                id="area-align"
                value={area.align ?? 'left'}
                onChange={(align) => onChange({ align: (align ?? 'left') as CobrandArea['align'] })}
                options={[
                  { value: 'left', label: t.left },
                  { value: 'center', label: t.center },
                  { value: 'right', label: t.right },
                ]}
              />
            </label>
          </div>
        </>
      )}
      <span>{t.position}</span>
      <div className={css.numbers}>
        {places.map(([key, label]) => (
          <label key={key} htmlFor={`area-${key}`}>
            {label}
            <NumberInput
              id={`area-${key}`}
              value={Math.round(area[key] * 100)}
              min={0}
              max={100}
              onChange={(percent) => onChange({ [key]: (percent ?? 0) / 100 })}
            />
          </label>
        ))}
      </div>
      <div>
        <Button danger size="small" onClick={onRemove}>
          {t.removeArea}
        </Button>
      </div>
    </>
  );
}
