import { type ReactNode, useState } from 'react';
import css from './documents.module.css';
import { FileChoice } from './FileChoice.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

interface FileUploadProps {
  /** The path below `/api`, and the fields sent before the file. */
  path: string;
  fields: Record<string, string | null | undefined>;
  /** The submit button, disabled without a file and while it is being sent. */
  children: (send: () => void, state: { isReady: boolean; isBusy: boolean }) => ReactNode;
  onDone: () => void;
}

/** Uploads one file for another feature, with progress and error messages. */
export default function FileUpload({ path, fields, children, onDone }: FileUploadProps) {
  const [isBusy, setBusy] = useState(false);
  const { uploads, add, remove, cancel, send } = useUploads([], () => ({ path, fields }));
  const [upload] = uploads;
  const start = async () => {
    setBusy(true);
    const isSent = await send();
    setBusy(false);
    if (isSent) onDone();
  };
  return (
    <>
      {upload ? (
        <ul className={css.uploads}>
          <UploadRow upload={upload} onCancel={() => cancel(upload.key)} onRemove={() => remove(upload.key)} />
        </ul>
      ) : (
        <FileChoice multiple={false} onFiles={add} />
      )}
      {children(() => void start(), { isReady: upload !== undefined && upload.problem === null, isBusy })}
    </>
  );
}
