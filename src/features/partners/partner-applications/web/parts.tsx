import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { ApplicationForPartner, PartnerApplication } from '../schema.ts';
import { texts } from './texts.ts';
import { levelWords, statusWords } from './words.ts';

export function ApplicationStatusTag({ row }: { row: Pick<ApplicationForPartner, 'status'> }) {
  const { label, tone } = statusWords(row.status);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

export const isApplicationOpen = ({ status }: Pick<ApplicationForPartner, 'status'>) =>
  status === 'pending_review' || status === 'info_requested';

/** The worst of the flags. */
export function RiskTag({ row }: { row: Pick<PartnerApplication, 'flags'> }) {
  const level = (['high', 'medium', 'low'] as const).find((one) => row.flags.some((flag) => flag.level === one));
  if (!level) return <span className="meta">{texts.none}</span>;
  return <StatusTag tone={levelWords[level].tone}>{levelWords[level].label}</StatusTag>;
}

export function Due({ row }: { row: Pick<PartnerApplication, 'status' | 'review_due_at'> }) {
  if (row.status !== 'pending_review' || !row.review_due_at) return null;
  if (new Date(row.review_due_at) < new Date()) return <StatusTag tone="red">{texts.overdue}</StatusTag>;
  return <DateText value={row.review_due_at} as="instant" />;
}
