import { StatusTag } from '../components/StatusTag.tsx';
import type { Option } from '../resource/list/columns.ts';
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
  autoFocus?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** The list of choices is as wide as they need. */
  isWide?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** Selects from a closed list; options with a tone or a color show it. */
export function OptionSelect({ options, multiple, value, onChange, isWide, ...rest }: OptionSelectProps) {
  const colored = options.some(({ tone, color }) => tone || color);
  return (
    <Select<string | string[], { value: string; label: string; option: Option }>
      {...rest}
      popupMatchSelectWidth={!isWide}
      mode={multiple ? 'multiple' : undefined}
      value={value ?? undefined}
      onChange={(next) => onChange?.(next ?? null)}
      style={{ width: '100%' }}
      showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      options={options.map((option) => ({ value: option.value, label: option.label, option }))}
      optionRender={({ data: { option } }) =>
        colored ? (
          <StatusTag tone={option.tone} color={option.color}>
            {option.label}
          </StatusTag>
        ) : (
          option.label
        )
      }
    />
  );
}
