import { Alert, App, Button, Checkbox, Form } from 'antd';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type Language, languageNames } from '#shared/text/languages.ts';
import { UploadButton } from '#web/inputs/UploadButton.tsx';
import { ApiError, api } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import { useCan } from '#web/session/session.tsx';
import { type ContentLanguages, type ImportAnswer, MOST_IMPORTED } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Files for translators, out and in. */
export function FileButtons({ of }: { of: ContentLanguages }) {
  const [isExporting, setExporting] = useState(false);
  const mayManage = useCan('content_translations', 'manage');
  if (of.languages.length === 0) return null;
  return (
    <>
      <Button icon={<Download size={16} />} onClick={() => setExporting(true)}>
        {t.exportFile}
      </Button>
      {mayManage && <ImportButton />}
      {isExporting && <ExportDialog of={of} onClose={() => setExporting(false)} />}
    </>
  );
}

interface Chosen {
  language: Language;
  entity?: string;
  only_open: boolean;
}

function ExportDialog({ of: { languages, entities }, onClose }: { of: ContentLanguages; onClose: () => void }) {
  return (
    <ActionDialog<Chosen>
      title={t.exportTitle}
      action={t.exportFile}
      text={t.exportText}
      initial={{ language: languages[0]!, only_open: true }}
      onSubmit={({ language, entity, only_open }) =>
        downloadFile('content_translations/export.csv', { language, entity: entity ?? undefined, only_open })
      }
      onClose={onClose}
    >
      <OptionField
        name="language"
        label={t.language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        required
      />
      <OptionField name="entity" label={t.kind} options={entities.map(({ name, label }) => ({ value: name, label }))} />
      <Form.Item name="only_open" valuePropName="checked">
        <Checkbox>{t.onlyOpen}</Checkbox>
      </Form.Item>
    </ActionDialog>
  );
}

function ImportButton() {
  const { message, modal } = App.useApp();
  const send = useWrite<string, ImportAnswer>('content_records', (csv) =>
    api('content_translations/import', { method: 'POST', body: { csv } }),
  );
  const refused = (error: unknown) => {
    const problems = (error instanceof ApiError && error.errors.csv) || [(error as Error).message];
    modal.error({
      title: t.importFailed,
      content: <Alert type="error" title={problems.map((problem) => <div key={problem}>{problem}</div>)} />,
    });
  };
  const read = async (file: File) => {
    if (file.size > 4 * MOST_IMPORTED) return refused(new Error(t.fileTooLarge));
    const csv = await file.text();
    if (csv.length > MOST_IMPORTED) return refused(new Error(t.fileTooLarge));
    send.mutate(csv, {
      onSuccess: ({ changed, outdated }) =>
        void message.success(outdated > 0 ? t.importedOutdated(changed, outdated) : t.imported(changed)),
      onError: refused,
    });
  };
  return <UploadButton label={t.importFile} isLoading={send.isPending} onFile={(file) => void read(file)} />;
}
