import Workflow from 'lucide-react/icons/workflow';
import type { ReactNode } from 'react';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { automationRun } from '../schema.ts';
import { runSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

interface RunListProps {
  title?: string | null;
  automation_id?: string;
  subject?: { table: string; id: string };
  actions?: ReactNode;
}

/** Runs of all automations, of one, or about one record. */
export function RunList({ title = null, automation_id, subject, actions }: RunListProps) {
  const fixed = [
    ...(automation_id ? [{ field: 'automation_id', operator: 'eq' as const, values: [automation_id] }] : []),
    ...(subject
      ? [
          { field: 'subject_table', operator: 'eq' as const, values: [subject.table] },
          { field: 'subject_id', operator: 'eq' as const, values: [subject.id] },
        ]
      : []),
  ];
  return (
    <NounList
      noun={automationRun}
      title={title}
      steps={runSteps}
      also={['automations']}
      {...(fixed.length > 0 && { fixed })}
      lastFilters={[{ field: 'needs_attention', label: t.viewErrors, kind: 'bool' }]}
      to={({ id }) => `/automations/runs/${id}`}
      {...(actions !== undefined && { actions })}
      empty={{ icon: Workflow, text: t.emptyRuns }}
    />
  );
}
