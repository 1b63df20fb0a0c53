import { type ReactNode, useState } from 'react';
import css from './documents.module.css';
import { FileChoice } from './FileChoice.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

interface FileUploadProps {
  /** Below `/api`, and the texts beside the file. */
  path: string;
  fields: Record<string, string | null | undefined>;
  /** The button that sends; disabled while there is no file or while it is sent. */
  children: (send: () => void, state: { isReady: boolean; isBusy: boolean }) => ReactNode;
  onDone: () => void;
}

/** One file for another feature: chosen, sent with its progress, and refused where that is the case. */
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
