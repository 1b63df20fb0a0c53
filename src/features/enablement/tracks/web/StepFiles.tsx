import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash-2';
import { UploadButton } from '#web/inputs/UploadButton.tsx';
import { useFileActions } from '#web/resource/data/useFileActions.ts';
import { fileTexts } from '#web/resource/texts.ts';
import type { ChecklistStep } from '../schema.ts';
import css from './Checklist.module.css';
import { texts as t } from './texts.ts';

/** The files that were handed in with a step, and the button for another one while the step is to be done. */
export function StepFiles({ step }: { step: ChecklistStep }) {
  const actions = useFileActions('track_step_files', ['track_step_progress']);
  if (!step.can_attach && step.files.length === 0) return null;
  return (
    <>
      {step.files.length > 0 && (
        <ul className={css.files} aria-label={t.filesOf(step.title)}>
          {step.files.map(({ id, file_name, uploaded_by_name }) => (
            <li key={id}>
              <span>{file_name}</span>
              <span className="meta">{uploaded_by_name}</span>
              <Button
                type="text"
                size="small"
                icon={<Download size={16} />}
                aria-label={fileTexts.download(file_name)}
                onClick={() => actions.download(id)}
              />
              {step.can_attach && (
                <Button
                  type="text"
                  size="small"
                  icon={<Trash size={16} />}
                  aria-label={fileTexts.remove(file_name)}
                  onClick={() => actions.remove(id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {step.can_attach && (
        <UploadButton
          label={t.attach}
          name={`${t.attach}: ${step.title}`}
          isLoading={actions.isUploading}
          onFile={(file) => void actions.upload(file, { step_id: step.id })}
        />
      )}
    </>
  );
}
