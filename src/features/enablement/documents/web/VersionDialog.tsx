import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { useConfirmClose } from '#web/interaction/unsaved.ts';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import type { Document, DocumentForPartner } from '../schema.ts';
import css from './documents.module.css';
import { FileChoice } from './FileChoice.tsx';
import { texts } from './texts.ts';
import { UploadRow } from './UploadRow.tsx';
import { documentRefusal, useUploads } from './useUploads.ts';

interface VersionDialogProps {
  document: Document | DocumentForPartner;
  onClose: () => void;
  /** Called after the upload; the new version is shown from then on. */
  onDone: () => void;
}

/** Uploads a newer file under the same address; the older ones stay. */
export default function VersionDialog({ document, onClose, onDone }: VersionDialogProps) {
  useRestoreFocus();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { uploads, add, remove, cancel, send } = useUploads([], () => ({
    path: `documents/${document.id}/versions`,
    fields: {},
  }));
  const [upload] = uploads;
  const closing = useConfirmClose(upload !== undefined, onClose);
  const start = async () => {
    setBusy(true);
    const isSent = await send();
    setBusy(false);
    if (!isSent) return;
    await Promise.all(['documents', 'document_versions'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    message.success(texts.versionUploaded(document.version + 1));
    onDone();
  };
  return (
    <Modal
      open
      title={texts.newVersionOf(document.name)}
      width={560}
      {...closing}
      destroyOnHidden
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="primary"
            loading={isBusy}
            disabled={!upload || documentRefusal(upload.file) !== null}
            onClick={start}
          >
            {texts.uploadVersion(document.version + 1)}
          </Button>
        </>
      }
    >
      {upload ? (
        <ul className={css.uploads}>
          <UploadRow upload={upload} onCancel={() => cancel(upload.key)} onRemove={() => remove(upload.key)} />
        </ul>
      ) : (
        <FileChoice multiple={false} onFiles={add} />
      )}
    </Modal>
  );
}
