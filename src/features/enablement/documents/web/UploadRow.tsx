import { Button, Input, Progress } from 'antd';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileUp from 'lucide-react/icons/file-up';
import X from 'lucide-react/icons/x';
import { formatBytes } from '#web/region.ts';
import css from './documents.module.css';
import { texts } from './texts.ts';
import type { Upload } from './useUploads.ts';

const icons = { waiting: FileUp, sending: FileUp, done: CircleCheck, failed: CircleAlert };

interface UploadRowProps {
  upload: Upload;
  /** The name cannot be changed without it. */
  onName?: (name: string) => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** One file to upload: its name, its progress, and the reason if it was rejected. */
export function UploadRow({ upload, onName, onCancel, onRemove }: UploadRowProps) {
  const { file, name, state, progress, problem } = upload;
  const Icon = icons[state];
  const isSending = state === 'sending';
  return (
    <li className={css.upload} data-state={state}>
      <Icon size={18} aria-hidden="true" />
      {onName && state !== 'done' ? (
        <Input
          size="small"
          value={name}
          maxLength={200}
          disabled={isSending}
          aria-label={texts.nameOf(file.name)}
          onChange={(event) => onName(event.target.value)}
        />
      ) : (
        <span>{onName ? name : file.name}</span>
      )}
      {state === 'done' ? (
        <span className="meta">{texts.uploadedText}</span>
      ) : (
        <Button
          type="text"
          size="small"
          icon={<X size={16} />}
          aria-label={isSending ? texts.cancelName(file.name) : texts.remove(file.name)}
          onClick={isSending ? onCancel : onRemove}
        />
      )}
      <span className={css.under}>
        <span className="meta">
          {file.name}, {formatBytes(file.size)}
        </span>
        {isSending && (
          <Progress percent={Math.round(progress * 100)} size="small" aria-label={texts.uploading(file.name)} />
        )}
        {problem && (
          <span className={css.problem} role="alert">
            {sayOf(file.name, problem)}
          </span>
        )}
      </span>
    </li>
  );
}

/** Every reason names its file: the client's reasons are parts of a sentence, the server's are whole sentences. */
function sayOf(name: string, problem: string): string {
  if (problem.includes(name)) return problem;
  return problem.startsWith('is ') ? `${name} ${problem}` : `${name}: ${problem}`;
}
