import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatPercent } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { PublishImpact } from '../schema.ts';
import { type TrackPublication, trackSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

const { label } = trackSteps.steps.publish;
const tones = { added: 'green', removed: 'red', changed: 'amber' } as const;

interface PublishDialogProps {
  id: string;
  onSubmit: (body: TrackPublication) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Shows the changes of the new version and the affected assignments before it is published. */
export function PublishDialog({ id, ...ends }: PublishDialogProps) {
  const impact = useQuery({
    queryKey: ['tracks', 'impact', id],
    queryFn: ({ signal }) => api<PublishImpact>(`tracks/${id}/impact`, { signal }),
    gcTime: 0,
  });
  const { problems = [], changes = [], affected = 0, partners = [] } = impact.data ?? {};
  return (
    <ActionDialog<TrackPublication>
      title={label}
      action={label}
      disabled={!impact.data || problems.length > 0}
      text={impact.data && problems.length === 0 ? t.publishText(affected) : undefined}
      {...ends}
    >
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {problems.length === 0 && changes.length > 0 && (
        <ul style={{ maxHeight: 200, overflow: 'auto', marginBottom: 12 }}>
          {changes.map(({ title, change }) => (
            <li key={`${change} ${title}`} style={{ display: 'flex', gap: 8, padding: '2px 0' }}>
              <StatusTag tone={tones[change]}>{t.changes[change]}</StatusTag> {title}
            </li>
          ))}
        </ul>
      )}
      {problems.length === 0 && affected > 0 && (
        <>
          <p className="meta">{`${t.affected}: ${partners.map(({ name, percent }) => `${name} (${formatPercent(percent)})`).join(', ')}`}</p>
          <Form.Item name="migrate" valuePropName="checked">
            <Checkbox>{t.migrate}</Checkbox>
          </Form.Item>
        </>
      )}
    </ActionDialog>
  );
}
