import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber } from '#web/region.ts';
import { texts } from './texts.ts';

interface UsageProps {
  used: number;
  /** Null: unlimited. */
  most: number | null;
  text?: (value: number) => string;
}

/** Usage of a limit, with a tag when it is nearly or fully used. */
export function Usage({ used, most, text = formatNumber }: UsageProps) {
  if (most === null) return <span className="figures">{text(used)}</span>;
  const words = (
    <span className="figures">
      {text(used)} <span className="meta">{texts.of(text(most))}</span>
    </span>
  );
  if (used < most * 0.9) return words;
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      {words}
      <StatusTag tone={used >= most ? 'red' : 'amber'}>{used >= most ? texts.full : texts.nearlyFull}</StatusTag>
    </span>
  );
}
