import { Select } from './Select.tsx';

interface TagsInputProps {
  id?: string;
  value?: string[] | null;
  onChange?: (tags: string[]) => void;
  suggestions?: readonly string[];
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Free words, each ended by Enter or a comma. */
export function TagsInput({ value, onChange, suggestions = [], ...rest }: TagsInputProps) {
  return (
    <Select<string[]>
      {...rest}
      mode="tags"
      value={value ?? []}
      onChange={(tags) => onChange?.(tags.map((tag) => tag.trim()).filter(Boolean))}
      tokenSeparators={[',']}
      open={suggestions.length > 0 ? undefined : false}
      suffixIcon={null}
      style={{ width: '100%' }}
      options={suggestions.map((tag) => ({ value: tag, label: tag }))}
    />
  );
}
