import { Select } from './Select.tsx';

interface OriginsInputProps {
  id?: string;
  value?: string[];
  onChange?: (origins: string[]) => void;
}

/** Websites by origin; an address with a path is reduced to its origin. */
export function OriginsInput({ id, value = [], onChange }: OriginsInputProps) {
  return (
    <Select<string[]>
      id={id}
      mode="tags"
      open={false}
      suffixIcon={null}
      style={{ width: '100%' }}
      placeholder="https://www.example.com"
      tokenSeparators={[' ', ',']}
      value={value}
      onChange={(origins) => onChange?.([...new Set(origins.map(originOf))])}
    />
  );
}

function originOf(text: string): string {
  const trimmed = text.trim();
  try {
    return new URL(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`).origin;
  } catch {
    return trimmed;
  }
}
