import { useEffect, useId, useRef } from 'react';
import { brandShades } from '#shared/brand.ts';
import { type FormField, formLocales, localesOf } from '../definition.schema.ts';
import { FieldRow } from './FieldRow.tsx';
import styles from './FormFill.module.css';
import { texts as ownTexts } from './texts.ts';
import { type FormFillProps, type FormHandle, useForm } from './useForm.ts';

/**
 * A form for people to fill in: on its public page, in a frame, in the preview of the builder and on signed-in screens.
 * It uses plain React, so that public pages stay small.
 */
export function FormFill(props: FormFillProps) {
  const form = useForm(props);
  const { definition, moved, state, finished } = form;
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const { isPreview = false, hasTitle = true } = props;

  useEffect(() => {
    if (moved.count === 0 || !whole.current) return;
    const target =
      moved.to === 'error'
        ? whole.current.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')
        : whole.current.querySelector<HTMLElement>('[data-heading]');
    (target ?? whole.current).focus({ preventScroll: true });
    // A long form ends far below its first line, so what comes next is brought to where the reader looks.
    if (!isPreview)
      (moved.to === 'error' ? target : whole.current)?.scrollIntoView({
        block: moved.to === 'error' ? 'center' : 'start',
      });
  }, [moved, isPreview]);

  const color = definition.branding?.color;
  return (
    <div
      className={styles.form}
      ref={whole}
      tabIndex={-1}
      lang={form.locale}
      {...(color && { style: shadesOf(color) })}
    >
      {definition.branding?.logo_url && <img className={styles.logo} src={definition.branding.logo_url} alt="" />}
      {hasTitle && <h1 className={styles.title}>{definition.title}</h1>}
      {hasTitle && definition.description && state !== 'finished' && (
        <p className={styles.description}>{definition.description}</p>
      )}
      {state === 'finished' && finished ? <Finished form={form} /> : <Filling form={form} id={id} source={props} />}
      <div className={styles.live} role="status">
        {form.notice}
      </div>
    </div>
  );
}

function Filling({ form, id, source }: { form: FormHandle; id: string; source: FormFillProps }) {
  const { definition, texts, pages, page, index, shown, state } = form;
  const languages = localesOf(source.form.definition);
  if (!page) return null;
  const isLast = index === pages.length - 1;
  return (
    <form
      noValidate
      aria-label={definition.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'sending') return;
        if (state === 'code') void form.submit(String(new FormData(event.currentTarget).get('code') ?? ''));
        else if (isLast) void form.submit();
        else form.next();
      }}
    >
      {languages.length > 1 && (
        <label className={styles.language}>
          <span>{texts.language}</span>
          <select value={form.locale} onChange={(event) => form.setLocale(event.target.value)} className={styles.input}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {nameOfLanguage(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {form.isRestored && (
        <p className={styles.restored}>
          {texts.restored}{' '}
          <button type="button" className={styles.link} onClick={form.startOver}>
            {texts.startOver}
          </button>
        </p>
      )}
      {pages.length > 1 && (
        <div className={styles.progress}>
          <span>{texts.page(index + 1, pages.length)}</span>
          <progress value={index + 1} max={pages.length} aria-label={texts.page(index + 1, pages.length)} />
        </div>
      )}
      {state === 'code' ? (
        <CodeStep form={form} id={id} />
      ) : (
        <>
          <h2 className={page.title ? styles.pageTitle : styles.hidden} data-heading tabIndex={-1}>
            {page.title || texts.page(index + 1, pages.length)}
          </h2>
          {page.sections.map((section) => {
            const fields = section.fields.filter((field) => field.type !== 'HIDDEN' && shown.has(field.key));
            if (fields.length === 0) return null;
            return (
              <section
                key={section.id}
                className={styles.section}
                {...(section.title && { 'aria-label': section.title })}
              >
                {section.title && <h3 className={styles.sectionTitle}>{section.title}</h3>}
                {section.text && <p className={styles.text}>{section.text}</p>}
                <div className={styles.fields}>
                  {fields.map((field) => (
                    <FieldRow
                      key={field.key}
                      form={form}
                      field={field}
                      id={`${id}-${field.key}`}
                      isWide={isWide(field)}
                    />
                  ))}
                </div>
              </section>
            );
          })}
        </>
      )}
      <Trap form={form} id={id} />
      {form.notice && form.notice !== texts.restored && <p className={styles.notice}>{form.notice}</p>}
      <div className={styles.buttons}>
        {index > 0 && state !== 'code' && (
          <button type="button" className={styles.secondary} onClick={form.back}>
            {texts.back}
          </button>
        )}
        <button type="submit" className={styles.primary} aria-disabled={state === 'sending'}>
          {state === 'sending'
            ? texts.sending
            : state === 'code'
              ? texts.confirm
              : isLast
                ? definition.submit_label || texts.submit
                : texts.next}
        </button>
        {form.savedAt > 0 && <span className={styles.saved}>{texts.saved}</span>}
      </div>
    </form>
  );
}

function CodeStep({ form, id }: { form: FormHandle; id: string }) {
  const { texts, errors } = form;
  const problem = errors.code?.[0];
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-code`} className={styles.label} data-heading tabIndex={-1}>
        {texts.code}
      </label>
      <input
        id={`${id}-code`}
        name="code"
        className={styles.input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        aria-invalid={problem !== undefined}
        {...(problem && { 'aria-describedby': `${id}-code-problem` })}
      />
      {problem && (
        <p id={`${id}-code-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      <button type="button" className={styles.link} onClick={() => void form.askCode()}>
        {texts.newCode}
      </button>
    </div>
  );
}

/** People never see this input and cannot reach it by keyboard; bots fill in every input. */
function Trap({ form, id }: { form: FormHandle; id: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`${id}-website`}>{ownTexts.website}</label>
      <input
        id={`${id}-website`}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={form.trap}
        onChange={(event) => form.setTrap(event.target.value)}
      />
    </div>
  );
}

function Finished({ form: { finished, texts } }: { form: FormHandle }) {
  const { finish, status_link } = finished!;
  return (
    <div className={styles.finished}>
      <svg className={styles.done} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" />
        <path d="m12 20.5 5.5 5.5L28.5 15" />
      </svg>
      <p data-heading tabIndex={-1} className={styles.thanks}>
        {finish.kind === 'text' ? finish.text : finish.url}
      </p>
      {status_link && (
        <p>
          <a href={status_link} target="_top">
            {texts.follow}
          </a>
        </p>
      )}
    </div>
  );
}

/** The form's own color, in the shades that are readable in each theme. */
const shadesOf = (color: string): Record<string, string> => ({
  '--form-light': brandShades(color, 'light').accent,
  '--form-dark': brandShades(color, 'dark').accent,
});

const isWide = ({ width }: FormField) => width !== 'half';

function nameOfLanguage(locale: string): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return formLocales[locale as keyof typeof formLocales] ?? locale;
  }
}
