import { useEffect, useRef, useState } from 'react';
import styles from './FormFill.module.css';
import { type InputProps, inputProps } from './inputProps.ts';

type Reader = typeof import('./read-moment.ts');
let reader: Reader | undefined;

/** The reader of written dates is loaded when a person enters such a field, so that other pages stay small. */
async function loadReader(): Promise<void> {
  reader ??= await import('./read-moment.ts');
  await reader.loadRelativeDays();
}

/**
 * A day, or a day and time, as people write it. An answer that is not understood is the text itself, so that it stays in
 * the field and is refused beside it, here and by the server.
 */
export function MomentInput(props: InputProps) {
  const { form, field, id, describedBy, isInvalid } = props;
  const isDay = field.date_only === true;
  const answer = form.answers[field.key];
  const value = typeof answer === 'string' ? answer : '';
  const [typed, setTyped] = useState<string>();
  const [isLoaded, setLoaded] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { texts, locale } = form;

  const reading = typed
    ? reader?.readMoment(typed.trim(), { isDay, today: localDay(), locale: navigator.language })
    : undefined;
  const answerWith = (text: string) => {
    const read = reader?.readMoment(text.trim(), { isDay, today: localDay(), locale: navigator.language });
    form.setAnswer(field.key, read?.value ?? (text.trim() || undefined));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the reader arrived
  useEffect(() => {
    if (isLoaded && typed) answerWith(typed);
  }, [isLoaded]);

  const understood = reading?.value ? fullText(reading.value, isDay, locale) : undefined;
  const [one, other] = reading?.choices ?? [];
  const refusal = one && other ? texts.twoDays(longDay(one, locale), longDay(other, locale)) : texts.unread(isDay);
  const isRefused = isLeft && !isInvalid && isLoaded && typed?.trim() && !understood;
  return (
    <>
      <span className={styles.moment}>
        <input
          {...inputProps({ ...props, describedBy: [describedBy, `${id}-meaning`].filter(Boolean).join(' ') })}
          type="text"
          autoComplete="off"
          className={styles.input}
          placeholder={field.placeholder}
          value={typed ?? shownText(value, isDay, locale)}
          onFocus={() => void loadReader().then(() => setLoaded(true))}
          onChange={(event) => {
            setLeft(false);
            setTyped(event.target.value);
            answerWith(event.target.value);
          }}
          onBlur={() => {
            setLeft(true);
            if (understood) setTyped(undefined);
          }}
        />
        <button
          type="button"
          className={styles.calendar}
          aria-label={`${field.label}: ${texts.calendar}`}
          onClick={() => picker.current?.showPicker()}
        >
          <span aria-hidden="true">▾</span>
        </button>
        <input
          ref={picker}
          type={isDay ? 'date' : 'datetime-local'}
          className={styles.hidden}
          tabIndex={-1}
          aria-hidden="true"
          value={isMoment(value) ? (isDay ? value : localText(value)) : ''}
          onChange={(event) => {
            const chosen = event.target.value;
            setTyped(undefined);
            form.setAnswer(field.key, chosen && !isDay ? new Date(chosen).toISOString() : chosen || undefined);
          }}
        />
      </span>
      <p id={`${id}-meaning`} className={`${styles.meaning} ${isRefused ? styles.problem : styles.help}`} role="status">
        {isRefused ? refusal : understood}
      </p>
    </>
  );
}

const isMoment = (value: string) => /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value));

/** The day of the reader's clock. */
const localDay = () => localText(new Date().toISOString()).slice(0, 10);

function localText(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A day has no time zone; an instant is shown in that of the reader. */
const format = (value: string, isDay: boolean, locale: string, dateStyle: 'medium' | 'full' | 'long') =>
  new Intl.DateTimeFormat(locale, isDay ? { dateStyle, timeZone: 'UTC' } : { dateStyle, timeStyle: 'short' }).format(
    new Date(value),
  );
const fullText = (value: string, isDay: boolean, locale: string) => format(value, isDay, locale, 'full');
const longDay = (day: string, locale: string) => format(day, true, locale, 'long');

/** An answer in a format that the reader of written dates understands; a text that was not understood, as it is. */
const shownText = (value: string, isDay: boolean, locale: string) =>
  isMoment(value) ? format(value, isDay, locale, 'medium') : value;
