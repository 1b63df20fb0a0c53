import { useQuery } from '@tanstack/react-query';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiAll } from '#web/requests/api.ts';
import type { Experiment, Feedback } from '../schema.ts';
import { texts } from './texts.ts';
import { verdicts } from './words.ts';

export function FeedbackList({ experiment }: { experiment: Experiment }) {
  const { data } = useQuery({
    queryKey: ['experiments', experiment.id, 'feedback'],
    queryFn: ({ signal }) => apiAll<Feedback>(`experiments/${experiment.id}/feedback`, { signal }),
  });
  if (!data || data.length === 0) return null;
  return (
    <ul style={{ listStyle: 'none', padding: 0, margin: '8px 0 0', display: 'grid', gap: 8 }}>
      {data.slice(0, 5).map((one) => (
        <li key={one.id}>
          <StatusTag tone={verdicts[one.verdict].tone}>{verdicts[one.verdict].label}</StatusTag> {one.text}{' '}
          <span className="meta">
            {one.full_name}
            {one.company && texts.of(one.company)}, <DateText value={one.updated_at} as="relative" />
          </span>
        </li>
      ))}
    </ul>
  );
}
