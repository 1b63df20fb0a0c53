import { Button, Input, Modal } from 'antd';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Select } from '#web/inputs/Select.tsx';
import { type FormDefinition, formLocales, formTexts } from '../definition.schema.ts';
import css from './Builder.module.css';
import { texts } from './texts.ts';

const t = texts.fields;
const nameOf = (locale: string) => formLocales[locale as keyof typeof formLocales] ?? locale;

type Translations = Record<string, Record<string, string>>;

/** Translations of the form: every text beside its translation. */
export function LanguagesProperty({
  definition,
  onChange,
}: {
  definition: FormDefinition;
  onChange: (translations: Translations | undefined) => void;
}) {
  const translations = definition.translations ?? {};
  const [open, setOpen] = useState<string | null>(null);
  const locales = Object.keys(translations);
  const free = Object.entries(formLocales).filter(
    ([locale]) => locale !== definition.locale && !locales.includes(locale),
  );
  const keep = (next: Translations) => onChange(Object.keys(next).length > 0 ? next : undefined);
  return (
    <fieldset className={css.property}>
      <legend>{t.languages}</legend>
      <ul className={css.options}>
        {locales.map((locale) => (
          <li key={locale}>
            <Button type="link" size="small" onClick={() => setOpen(locale)}>
              {t.translate(nameOf(locale))}
            </Button>
            <Button
              type="text"
              size="small"
              icon={<X size={14} />}
              aria-label={texts.remove(nameOf(locale))}
              onClick={() => keep(Object.fromEntries(Object.entries(translations).filter(([one]) => one !== locale)))}
            />
          </li>
        ))}
      </ul>
      <Select<string | null>
        aria-label={t.addLanguage}
        placeholder={t.addLanguage}
        style={{ width: '100%' }}
        value={null}
        options={free.map(([value, label]) => ({ value, label }))}
        onChange={(locale) => {
          if (!locale) return;
          keep({ ...translations, [locale]: {} });
          setOpen(locale);
        }}
      />
      {open && (
        <Modal open title={t.translate(nameOf(open))} footer={null} width={760} onCancel={() => setOpen(null)}>
          <div className={css.translations}>
            {Object.entries(formTexts(definition)).map(([key, text]) => (
              <div key={key} className={css.translation}>
                <label htmlFor={`translation ${key}`}>{text}</label>
                <Input.TextArea
                  id={`translation ${key}`}
                  autoSize
                  maxLength={5000}
                  value={translations[open]?.[key] ?? ''}
                  onChange={(event) =>
                    keep({ ...translations, [open]: withText(translations[open], key, event.target.value) })
                  }
                />
              </div>
            ))}
          </div>
        </Modal>
      )}
    </fieldset>
  );
}

function withText(texts: Record<string, string> = {}, key: string, text: string): Record<string, string> {
  const { [key]: _, ...others } = texts;
  return text === '' ? others : { ...others, [key]: text };
}
