import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatPercent } from '#web/region.ts';
import { type Verdict, verdictOptions } from '../criteria.schema.ts';

export function Score({ score, verdict }: { score: number | null; verdict: Verdict | null }) {
  if (score === null || verdict === null) return <span className="meta">–</span>;
  const { tone } = verdictOptions.find(({ value }) => value === verdict)!;
  return <StatusTag tone={tone}>{formatPercent(score)}</StatusTag>;
}
