import { Button, Flex, Input } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { ColorButton } from '#web/inputs/ColorButton.tsx';
import { type FieldOption, MAX_OPTIONS } from '../schema.ts';
import { freeValue } from './freeValue.ts';
import { MergeButton } from './MergeButton.tsx';
import { texts } from './texts.ts';

interface OptionsEditorProps {
  id?: string;
  /** Set for an existing field, whose options can be merged. */
  fieldId?: string;
  onMerged: () => void;
  value?: FieldOption[] | null;
  onChange?: (options: FieldOption[]) => void;
}

/** The options of a field, in order. Labels can change; stored values do not. */
export function OptionsEditor({ id, fieldId, onMerged, value, onChange }: OptionsEditorProps) {
  const options = value ?? [];
  // Rows can only have what was saved.
  const [saved] = useState(() => new Set(options.map((option) => option.value)));
  const isKept = (option: FieldOption) => saved.has(option.value);
  const change = (next: FieldOption[]) => onChange?.(next);
  const rename = (index: number, label: string) => change(options.with(index, { ...options[index]!, label }));
  const move = (index: number, by: 1 | -1) => {
    const target = options[index + by]!;
    change(options.with(index + by, options[index]!).with(index, target));
  };
  const add = () => change([...options, { value: freeValue(options), label: '' }]);

  return (
    <Flex vertical gap={6} id={id}>
      {options.map((option, index) => (
        <Flex key={option.value} gap={4} align="center">
          <Input
            value={option.label}
            maxLength={120}
            aria-label={texts.option(index + 1)}
            disabled={option.is_archived}
            suffix={option.is_archived && <span className="meta">{texts.noLongerOffered}</span>}
            // A new option waits for its label.
            autoFocus={option.label === ''}
            onChange={(event) => rename(index, event.target.value)}
            onPressEnter={(event) => {
              event.preventDefault();
              if (option.label.trim()) add();
            }}
          />
          <ColorButton
            label={texts.colorOf(option.label || texts.optionIndex(index + 1))}
            value={option.color}
            onChange={(color) => change(options.with(index, { ...option, color }))}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowUp size={14} />}
            aria-label={texts.moveUp(option.label)}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDown size={14} />}
            aria-label={texts.moveDown(option.label)}
            disabled={index === options.length - 1}
            onClick={() => move(index, 1)}
          />
          {fieldId && isKept(option) && (
            <MergeButton
              fieldId={fieldId}
              option={option}
              others={options.filter((other) => other.value !== option.value && isKept(other) && !other.is_archived)}
              onMerged={onMerged}
            />
          )}
          <Button
            type="text"
            size="small"
            icon={<X size={14} />}
            aria-label={texts.remove(option.label)}
            onClick={() => change(options.filter((_, at) => at !== index))}
          />
        </Flex>
      ))}
      {options.length < MAX_OPTIONS && (
        <Button icon={<Plus size={14} />} style={{ alignSelf: 'start' }} onClick={add}>
          {texts.addOption}
        </Button>
      )}
    </Flex>
  );
}
