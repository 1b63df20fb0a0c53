import { Select } from '#web/inputs/Select.tsx';

interface DaysInputProps {
  id?: string;
  value?: readonly number[];
  onChange?: (value: number[]) => void;
}

const isDays = (text: string) => /^[1-9]\d{0,2}$/.test(text.trim());

/** Numbers of days, separated by Enter, comma or space, longest first. Ignores anything else. */
export function DaysInput({ id, value = [], onChange }: DaysInputProps) {
  const take = (texts: string[]) =>
    onChange?.([...new Set(texts.filter(isDays).map(Number))].sort((one, other) => other - one));
  return (
    <Select<string[]>
      id={id}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ' ', ';']}
      value={value.map(String)}
      onChange={take}
      style={{ width: '100%' }}
    />
  );
}
