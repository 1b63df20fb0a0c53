import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { useTags } from '#web/resource/data/useTags.ts';
import { FormDialog } from '#web/resource/form/FormDialog.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useSession } from '#web/session/session.tsx';
import type { DocumentVisibility } from '../schema.ts';
import css from './documents.module.css';
import { FileChoice } from './FileChoice.tsx';
import { type ChosenPlace, PlaceChoice } from './PlaceChoice.tsx';
import { texts as ownTexts } from './texts.ts';
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
      message.success(ownTexts.uploaded(uploads.length));
      onClose();
    }
  };

  return (
    <FormDialog open title={ownTexts.uploadDocuments} isFilled={open.length > 0} onClose={onClose}>
      <PlainForm requiredMark={false} className={css.columns} component="div">
        <div>
          <FileChoice multiple onFiles={add} />
          {uploads.length > 0 && (
            <ul className={css.uploads} aria-label={ownTexts.files}>
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
              label={ownTexts.visibility}
              extra={visibility === 'shared' ? sharedWith[place.field] : ownTexts.onlyYourCompanyCanSeeThem}
            >
              <Radio.Group
                value={visibility}
                onChange={({ target }) => setVisibility(target.value as DocumentVisibility)}
                options={[
                  { value: 'internal', label: ownTexts.internal },
                  { value: 'shared', label: ownTexts.sharedWithPartners },
                ]}
              />
            </Form.Item>
          )}
          {isCompany && (
            <Form.Item label={ownTexts.tags} htmlFor="upload-tags">
              <TagsInput id="upload-tags" value={tags} onChange={setTags} suggestions={suggestions} />
            </Form.Item>
          )}
          <Form.Item label={ownTexts.description} htmlFor="upload-description">
            <Input.TextArea
              id="upload-description"
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              maxLength={2000}
              autoSize={{ minRows: 3, maxRows: 8 }}
            />
          </Form.Item>
          {!isCompany && <p className="meta">{ownTexts.companyCanSeeWhatYouUpload}</p>}
        </div>
      </PlainForm>
      <div className={css.buttons}>
        {open.length > 0 && !place.id && <span className="meta">{ownTexts.chooseWhatFilesRelatedTo}</span>}
        <Button onClick={onClose}>
          {uploads.some(({ state }) => state === 'done') ? ownTexts.close : ownTexts.cancel}
        </Button>
        <Button type="primary" loading={isBusy} disabled={open.length === 0 || !place.id} onClick={start}>
          {open.length > 0 ? ownTexts.uploadLength(open.length) : ownTexts.upload}
        </Button>
      </div>
    </FormDialog>
  );
}
