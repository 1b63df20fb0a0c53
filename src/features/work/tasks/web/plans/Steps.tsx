import { Button } from 'antd';
import Check from 'lucide-react/icons/check';
import { Link } from '#web/components/Link.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { UploadButton } from '#web/inputs/UploadButton.tsx';
import { useFileActions } from '#web/resource/data/useFileActions.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { roleLabels, type Task } from '../../schema.ts';
import { isUnfinished, taskStatuses } from '../../status.schema.ts';
import { DueText } from '../due.tsx';
import { texts as t } from '../texts.ts';
import { useTaskMove } from '../useTaskMove.ts';

/** The steps of a plan as a table, on the screen and on paper. */
export function Steps({ steps, isPrinted = false }: { steps: readonly Task[]; isPrinted?: boolean }) {
  const { mode } = useSession();
  const move = useTaskMove();
  const mayManage = useCan('tasks', 'manage') && !isPrinted;
  const sides = mode === 'company' ? t.sideLabel : t.sideLabelForPartner;
  return (
    <ScrollTable label={t.steps}>
      <thead>
        <tr>
          <th scope="col">{t.step}</th>
          <th scope="col">{t.side}</th>
          <th scope="col">{t.owner}</th>
          <th scope="col">{t.dueDate}</th>
          <th scope="col">{t.status}</th>
          {!isPrinted && <th scope="col">{t.files}</th>}
          {mayManage && (
            <th scope="col">
              <span className="only-for-readers">{t.complete}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const status = taskStatuses.find(({ value }) => value === step.status)!;
          const mayComplete =
            isUnfinished(step.status) && !step.is_blocked && (mode === 'company' || step.side === 'partner');
          return (
            <tr key={step.id}>
              <td>{isPrinted ? step.title : <Link to={`/tasks/show/${step.id}`}>{step.title}</Link>}</td>
              <td>{sides[step.side]}</td>
              <td>{step.assignee_name ?? (step.assignee_role ? roleLabels[step.assignee_role] : t.nobody)}</td>
              <td>
                <DueText task={step} />
              </td>
              <td>
                <StatusTag tone={step.is_blocked ? 'amber' : status.tone}>
                  {step.is_blocked ? t.blocked : status.label}
                </StatusTag>
              </td>
              {!isPrinted && (
                <td>
                  <StepFiles
                    step={step}
                    mayAttach={
                      mayManage && isUnfinished(step.status) && (mode === 'company' || step.side === 'partner')
                    }
                  />
                </td>
              )}
              {mayManage && (
                <td>
                  {mayComplete && (
                    <Button
                      size="small"
                      icon={<Check size={14} />}
                      aria-label={`${t.complete}: ${step.title}`}
                      onClick={() => move(step.id, 'complete')}
                    />
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}

/** The number of files of a step, whose own screen lists them, and the button to attach one. */
function StepFiles({ step, mayAttach }: { step: Task; mayAttach: boolean }) {
  const { isUploading, upload } = useFileActions('task_files', ['tasks']);
  return (
    <>
      {step.file_count > 0 && <Link to={`/tasks/show/${step.id}`}>{t.fileCount(step.file_count)}</Link>}{' '}
      {mayAttach && (
        <UploadButton
          label={t.attach}
          name={`${t.attach}: ${step.title}`}
          isLoading={isUploading}
          onFile={(file) => void upload(file, { task_id: step.id })}
        />
      )}
    </>
  );
}
