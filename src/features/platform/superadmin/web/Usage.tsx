import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber } from '#web/region.ts';

interface UsageProps {
  used: number;
  /** Null: as much as one likes. */
  most: number | null;
  text?: (value: number) => string;
}

/** What is used of what may be; nearly all of it, or more, is said. */
export function Usage({ used, most, text = formatNumber }: UsageProps) {
  if (most === null) return <span className="figures">{text(used)}</span>;
  const words = (
    <span className="figures">
      {text(used)} <span className="meta">of {text(most)}</span>
    </span>
  );
  if (used < most * 0.9) return words;
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      {words}
      <StatusTag tone={used >= most ? 'red' : 'amber'}>{used >= most ? 'Full' : 'Nearly full'}</StatusTag>
    </span>
  );
}
