import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { useTags } from '#web/resource/data/useTags.ts';
import { FormDialog } from '#web/resource/form/FormDialog.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { plural } from '#web/texts.ts';
import type { DocumentVisibility } from '../schema.ts';
import css from './documents.module.css';
import { FileChoice } from './FileChoice.tsx';
import { type ChosenPlace, PlaceChoice } from './PlaceChoice.tsx';
import { UploadRow } from './UploadRow.tsx';
import { documentRefusal, useUploads } from './useUploads.ts';
import { sharedWith } from './words.ts';

interface UploadDialogProps {
  /** The parent of the documents; without it, the user chooses one here. */
  place?: ChosenPlace;
  /** Files that were dropped before the dialog opened. */
  files?: readonly File[];
  /** Whether partners see the folder they go to; then they are shared by default. */
  isShared?: boolean | undefined;
  onClose: () => void;
}

/** Uploads several files at once, with fields that apply to all of them. */
export default function UploadDialog({ place: given, files = [], isShared, onClose }: UploadDialogProps) {
  useRestoreFocus();
  const { message } = App.useApp();
  const client = useQueryClient();
  const isCompany = useSession().mode === 'company';
  const [place, setPlace] = useState<ChosenPlace>(given ?? { field: 'opportunity_id', id: null });
  const [visibility, setVisibility] = useState<DocumentVisibility>(
    isShared || given?.field === 'folder_id' ? 'shared' : 'internal',
  );
  const [tags, setTags] = useState<string[]>([]);
  const [description, setDescription] = useState('');
  const [isBusy, setBusy] = useState(false);
  const suggestions = useTags('documents').map(({ value }) => value);
  const { uploads, add, remove, cancel, change, send, stop } = useUploads(files, ({ name }) => ({
    path: 'documents',
    fields: {
      name: name.trim(),
      description,
      [place.field]: place.id,
      ...(isCompany && { visibility, tags }),
    },
  }));
  const open = uploads.filter(({ state, file }) => state !== 'done' && !documentRefusal(file));
  // Uploads would otherwise continue unnoticed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog goes
  useEffect(() => stop, []);

  const start = async () => {
    setBusy(true);
    const areAllSent = await send();
    setBusy(false);
    await client.invalidateQueries({ queryKey: ['documents'] });
    if (place.field === 'folder_id') void client.invalidateQueries({ queryKey: ['document_folders'] });
    if (isCompany && tags.length > 0) void client.invalidateQueries({ queryKey: ['tags'] });
    if (areAllSent) {
      message.success(`${plural(uploads.length, 'document', 'documents')} uploaded`);
      onClose();
    }
  };

  return (
    <FormDialog open title="Upload documents" isFilled={open.length > 0} onClose={onClose}>
      <PlainForm requiredMark={false} className={css.columns} component="div">
        <div>
          <FileChoice multiple onFiles={add} />
          {uploads.length > 0 && (
            <ul className={css.uploads} aria-label="Files">
              {uploads.map((upload) => (
                <UploadRow
                  key={upload.key}
                  upload={upload}
                  onName={(name) => change(upload.key, { name })}
                  onCancel={() => cancel(upload.key)}
                  onRemove={() => remove(upload.key)}
                />
              ))}
            </ul>
          )}
        </div>
        <div>
          {!given && <PlaceChoice value={place} onChange={setPlace} />}
          {isCompany && (
            <Form.Item
              label="Visibility"
              extra={visibility === 'shared' ? sharedWith[place.field] : 'Only your company can see them.'}
            >
              <Radio.Group
                value={visibility}
                onChange={({ target }) => setVisibility(target.value as DocumentVisibility)}
                options={[
                  { value: 'internal', label: 'Internal' },
                  { value: 'shared', label: 'Shared with partners' },
                ]}
              />
            </Form.Item>
          )}
          {isCompany && (
            <Form.Item label="Tags" htmlFor="upload-tags">
              <TagsInput id="upload-tags" value={tags} onChange={setTags} suggestions={suggestions} />
            </Form.Item>
          )}
          <Form.Item label="Description" htmlFor="upload-description">
            <Input.TextArea
              id="upload-description"
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              maxLength={2000}
              autoSize={{ minRows: 3, maxRows: 8 }}
            />
          </Form.Item>
          {!isCompany && <p className="meta">The company can see what you upload. Other partners cannot.</p>}
        </div>
      </PlainForm>
      <div className={css.buttons}>
        {open.length > 0 && !place.id && <span className="meta">Choose what the files are related to.</span>}
        <Button onClick={onClose}>{uploads.some(({ state }) => state === 'done') ? 'Close' : 'Cancel'}</Button>
        <Button type="primary" loading={isBusy} disabled={open.length === 0 || !place.id} onClick={start}>
          {open.length > 0 ? `Upload ${plural(open.length, 'file', 'files')}` : 'Upload'}
        </Button>
      </div>
    </FormDialog>
  );
}
