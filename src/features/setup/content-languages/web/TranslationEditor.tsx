import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, Tabs } from 'antd';
import Sparkles from 'lucide-react/icons/sparkles';
import { type Language, languageNames } from '#shared/text/languages.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useCan } from '#web/session/session.tsx';
import type { ContentTexts, TranslationInput } from '../schema.ts';
import css from './TranslationEditor.module.css';
import { texts as t } from './texts.ts';
import { useContentLanguages } from './useContentLanguages.ts';
import { useDrafts, type Values } from './useDrafts.ts';

const resource = 'content_records';

interface EditorProps {
  /** The resource and id of the record: `courses/0198…`. */
  address: string;
  languages: readonly Language[];
}

/** The texts of a record, with one tab for each language. */
export function TranslationEditor({ address, languages }: EditorProps) {
  const record = useQuery({
    queryKey: [resource, address],
    queryFn: ({ signal }) => api<ContentTexts>(`${resource}/${address}`, { signal }),
  });
  return (
    <Loaded query={record}>
      {(loaded) => (
        <>
          <h3 className={css.name}>{loaded.name}</h3>
          <Tabs
            items={languages.map((language) => ({
              key: language,
              label: languageNames[language],
              // The reader's words stay while another language is open.
              forceRender: true,
              children: <LanguageForm address={address} record={loaded} language={language} />,
            }))}
          />
        </>
      )}
    </Loaded>
  );
}

interface LanguageFormProps {
  address: string;
  record: ContentTexts;
  language: Language;
}

function LanguageForm({ address, record, language }: LanguageFormProps) {
  const [form] = Form.useForm<Values>();
  const mayManage = useCan('content_translations', 'manage');
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const save = useWrite<TranslationInput, ContentTexts>(resource, (body) =>
    api(`${resource}/${address}/${language}`, { method: 'PUT', body }),
  );
  const fields = record.fields
    .filter(({ source }) => source !== '')
    .map(({ translations, ...field }) => ({
      ...field,
      translation: translations.find((one) => one.language === language),
    }));
  const initial = Object.fromEntries(fields.map(({ key, translation }) => [key, translation?.text ?? '']));
  const typed = Form.useWatch([], form) as Values | undefined;
  const isChanged = fields.some(({ key }) => typed?.[key] !== undefined && typed[key] !== initial[key]);
  const isOutdated = fields.some(({ translation }) => translation && translation.outdated_source !== null);
  const isWaiting = isOutdated || fields.some(({ translation }) => !translation);
  const hasModel = useContentLanguages().data?.has_model === true;
  const drafts = useDrafts(`${address}/${language}`, form, initial);
  useUnsavedWarning(isChanged && !save.isSuccess);
  if (fields.length === 0) return <p>{t.none}</p>;

  const submit = (values: Values) => {
    const texts = fields.flatMap(({ key, source, translation }) => {
      const text = values[key]?.trim() || null;
      const isSame = text === (translation?.text ?? null) && (translation?.outdated_source ?? null) === null;
      return isSame ? [] : [{ field: key, text, source, row_version: translation?.row_version ?? null }];
    });
    const saved = () => {
      drafts.forget();
      void message.success(t.translationsSaved);
    };
    save.mutate({ texts }, { onSuccess: saved, onError: showError });
  };
  return (
    <PlainForm<Values> form={form} initialValues={initial} onFinish={submit} disabled={!mayManage}>
      {fields.map(({ key, label, is_long, max, source, translation }) => (
        <section key={key} className={css.field}>
          <p className="meta">{t.original}</p>
          <p className={css.source} lang="und">
            {source}
          </p>
          {translation && translation.outdated_source !== null && (
            <Alert type="warning" showIcon title={t.wasChanged(translation.outdated_source)} className={css.outdated} />
          )}
          {drafts.problemOf(key) && (
            <Alert type="info" showIcon title={drafts.problemOf(key)} className={css.outdated} />
          )}
          <Form.Item
            name={key}
            label={label}
            rules={[{ max, message: t.tooLong(max) }]}
            extra={drafts.isDraft(key, typed?.[key]) && <StatusTag tone="blue">{t.isDraft}</StatusTag>}
          >
            {is_long ? (
              <Input.TextArea lang={language} autoSize={{ minRows: 3, maxRows: 14 }} />
            ) : (
              <Input lang={language} />
            )}
          </Form.Item>
        </section>
      ))}
      {mayManage && (
        <div className={css.actions}>
          <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isChanged && !isOutdated}>
            {t.save}
          </Button>
          {hasModel && isWaiting && (
            <Button icon={<Sparkles size={14} />} loading={drafts.isDrafting} onClick={drafts.draft}>
              {drafts.isDrafting ? t.drafting : t.draft}
            </Button>
          )}
        </div>
      )}
    </PlainForm>
  );
}
