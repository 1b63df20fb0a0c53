import { StatusTag } from '../components/StatusTag.tsx';
import type { Option } from '../resource/columns.ts';
import { Select } from './Select.tsx';

interface OptionSelectProps {
  id?: string;
  options: readonly Option[];
  multiple?: boolean;
  value?: string | string[] | null;
  onChange?: (value: string | string[] | null) => void;
  allowClear?: boolean;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** A closed list; options that carry a tone or a colour show it. */
export function OptionSelect({ options, multiple, value, onChange, ...rest }: OptionSelectProps) {
  const coloured = options.some(({ tone, colour }) => tone || colour);
  return (
    <Select<string | string[], { value: string; label: string; option: Option }>
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      value={value ?? undefined}
      onChange={(next) => onChange?.(next ?? null)}
      style={{ width: '100%' }}
      showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      options={options.map((option) => ({ value: option.value, label: option.label, option }))}
      optionRender={({ data: { option } }) =>
        coloured ? (
          <StatusTag tone={option.tone} colour={option.colour}>
            {option.label}
          </StatusTag>
        ) : (
          option.label
        )
      }
    />
  );
}
