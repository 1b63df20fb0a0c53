import { useEffect, useMemo, useRef, useState } from 'react';
import { checkAnswers } from '../answers.ts';
import { formFieldsOf, inLocale, localeFor } from '../definition.schema.ts';
import type { PublicForm, SubmissionAnswer, UploadedFile } from '../public.schema.ts';
import { shownFor } from '../visibility.ts';
import { type FormApi, FormRefusal } from './api.ts';
import { fillTexts } from './texts.ts';
import { useDraft } from './useDraft.ts';

export interface FormFillProps {
  form: PublicForm;
  api: FormApi;
  /** Data from the page around the form, sent to the form's purpose. */
  context?: Record<string, string>;
  /** Initial answers, which take precedence over those of the address and the profile. */
  initial?: Record<string, unknown>;
  /** The languages of the reader, most preferred first. */
  locales?: readonly string[];
  /** A preview saves no draft and reads no address. */
  isPreview?: boolean;
  /** Shows the form's title as its heading; the surrounding page may have one of its own. */
  hasTitle?: boolean;
  onFinished?: (answer: SubmissionAnswer) => void;
  /** Gets a hint from the surrounding page about an answer, when the person has left its field. */
  onLeave?: (key: string, answer: unknown) => Promise<Hint | undefined>;
}

/** A remark below a field, which does not block submission. */
export interface Hint {
  text: string;
  isGood?: boolean;
}

type State = 'open' | 'sending' | 'code' | 'finished';

const today = () => new Date().toISOString().slice(0, 10);

/** The state of a form while a person fills it in. */
export function useForm({
  form,
  api,
  context,
  initial,
  locales = [],
  isPreview = false,
  onFinished,
  onLeave,
}: FormFillProps) {
  const [locale, setLocale] = useState(() => localeFor(form.definition, locales));
  const definition = useMemo(() => inLocale(form.definition, locale), [form.definition, locale]);
  const texts = fillTexts(locale);
  const [answers, setAnswers] = useState<Record<string, unknown>>(() => ({
    ...valuesOf(form),
    ...form.prefill,
    ...initial,
  }));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [state, setState] = useState<State>('open');
  const [at, setAt] = useState(0);
  const [notice, setNotice] = useState('');
  const [finished, setFinished] = useState<SubmissionAnswer>();
  const [proof, setProof] = useState('');
  const [uploads, setUploads] = useState<Record<string, UploadedFile>>({});
  const [trap, setTrap] = useState('');
  const [hints, setHints] = useState<Record<string, Hint>>({});
  const askedAbout = useRef<Record<string, unknown>>({});
  const ticket = useRef(form.ticket);
  /** Counts events that move the focus: to the first error, or to the heading of a page. */
  const [moved, setMoved] = useState<{ to: 'error' | 'page'; count: number }>({ to: 'page', count: 0 });
  const move = (to: 'error' | 'page') => setMoved(({ count }) => ({ to, count: count + 1 }));

  const shown = shownFor(definition, answers, today());
  const pages = definition.pages.filter((page) =>
    page.sections.some(({ fields }) => fields.some(({ key, type }) => type !== 'HIDDEN' && shown.has(key))),
  );
  const index = Math.min(at, Math.max(pages.length - 1, 0));
  const page = pages[index];

  const draft = useDraft({
    form,
    api: isPreview ? {} : api,
    ticket,
    onRestored: (restored) => {
      setAnswers((now) => ({ ...now, ...restored.answers }));
      setUploads(Object.fromEntries(restored.files.map((file) => [file.id, file])));
      setAt(
        Math.max(
          definition.pages.findIndex(({ id }) => id === restored.page),
          0,
        ),
      );
      setNotice(texts.restored);
    },
  });

  useEffect(() => {
    if (isPreview) return;
    const query = new URLSearchParams(window.location.search);
    const given = Object.fromEntries(
      formFieldsOf(form.definition).flatMap((field) => {
        const value = field.prefill_query ? query.get(field.prefill_query) : null;
        const answer = value === null ? undefined : fromText(field.type, value.slice(0, 500));
        return answer === undefined ? [] : [[field.key, answer]];
      }),
    );
    if (Object.keys(given).length > 0) setAnswers((now) => ({ ...now, ...given }));
  }, [form.definition, isPreview]);

  function setAnswer(key: string, value: unknown) {
    const next = { ...answers, [key]: value };
    setAnswers(next);
    if (errors[key]) setErrors(({ [key]: _, ...others }) => others);
    delete askedAbout.current[key];
    if (hints[key]) setHints(({ [key]: _, ...others }) => others);
    if (notice) setNotice('');
    if (!isPreview) draft.save(next, page?.id, locale);
  }

  /** Requests a hint once for each answer; the response is dropped when the answer has changed meanwhile. */
  async function leave(key: string) {
    const answer = answers[key];
    if (!onLeave || answer === undefined || answer === askedAbout.current[key]) return;
    askedAbout.current[key] = answer;
    const hint = await onLeave(key, answer).catch(() => undefined);
    if (askedAbout.current[key] !== answer) return;
    setHints(({ [key]: _, ...others }) => (hint ? { ...others, [key]: hint } : others));
  }

  function showErrors(found: Record<string, string[]>) {
    setErrors(found);
    const first = pages.findIndex(({ sections }) =>
      sections.some(({ fields }) => fields.some(({ key }) => key in found)),
    );
    if (first >= 0) setAt(first);
    setNotice(texts.problems(Object.keys(found).length));
    move('error');
  }

  function next() {
    const { errors: found } = checkAnswers(definition, answers, {
      today: today(),
      page: page!.id,
      messages: texts.messages,
    });
    if (Object.keys(found).length > 0) return showErrors(found);
    setNotice('');
    setAt(index + 1);
    move('page');
  }

  function back() {
    setNotice('');
    setAt(index - 1);
    move('page');
  }

  async function submit(code?: string) {
    const { errors: found } = checkAnswers(definition, visible(), { today: today(), messages: texts.messages });
    if (Object.keys(found).length > 0) return showErrors(found);
    if (form.needs_code && !code && api.sendCode && !isPreview) return askCode();
    setState('sending');
    setNotice(texts.sending);
    try {
      const answer = await send(code);
      draft.forget();
      setFinished(answer);
      setState('finished');
      setNotice('');
      move('page');
      onFinished?.(answer);
      if (answer.finish.kind === 'redirect' && !isPreview) window.open(answer.finish.url, '_top');
    } catch (error) {
      setState(code ? 'code' : 'open');
      explain(error);
    }
  }

  /** Only answers of existing fields, because a draft of an earlier version may have others. */
  function visible(): Record<string, unknown> {
    const keys = new Set(formFieldsOf(definition).map(({ key }) => key));
    return Object.fromEntries(Object.entries(answers).filter(([key, value]) => keys.has(key) && value !== undefined));
  }

  async function send(code?: string, tries = 0): Promise<SubmissionAnswer> {
    try {
      return await api.submit({
        ticket: ticket.current,
        answers: visible(),
        locale,
        ...(context && { context }),
        ...(draft.token() && { draft_token: draft.token()! }),
        ...(trap && { trap }),
        ...(code && { verification: { proof, code } }),
      });
    } catch (error) {
      if (!(error instanceof FormRefusal) || tries > 1 || error.reason !== 'expired') throw error;
      ticket.current = (await api.reopen()).ticket;
      return send(code, tries + 1);
    }
  }

  async function askCode() {
    const field = formFieldsOf(definition).find(({ key }) => key === definition.verify_email)!;
    const email = String(answers[field.key] ?? '');
    setState('sending');
    try {
      setProof((await api.sendCode!(ticket.current, email)).proof);
      setState('code');
      setNotice(texts.codeHelp(email));
      move('page');
    } catch (error) {
      setState('open');
      explain(error);
    }
  }

  function explain(error: unknown) {
    if (!(error instanceof FormRefusal)) return setNotice(texts.failed);
    const found = Object.fromEntries(
      Object.entries(error.errors).flatMap(([name, said]) =>
        name.startsWith('answers.') ? [[name.slice('answers.'.length), said]] : name === 'code' ? [['code', said]] : [],
      ),
    );
    if (Object.keys(found).length > 0 && !found.code) return showErrors(found);
    setErrors(found);
    setNotice(error.reason === 'sent' ? texts.sent : error.status === 429 ? texts.wait : error.message);
    move('error');
  }

  async function upload(key: string, files: readonly File[]) {
    for (const file of files) {
      setNotice(texts.uploading(file.name));
      try {
        const kept = api.upload
          ? await api.upload(ticket.current, key, file)
          : { id: crypto.randomUUID(), file_name: file.name, size: file.size };
        setUploads((now) => ({ ...now, [kept.id]: kept }));
        setAnswers((now) => {
          const list = [...((now[key] as string[] | undefined) ?? []), kept.id];
          const changed = { ...now, [key]: list };
          if (!isPreview) draft.save(changed, page?.id, locale);
          return changed;
        });
        setErrors(({ [key]: _, ...others }) => others);
        setNotice(texts.uploaded(file.name));
      } catch (error) {
        setErrors((now) => ({ ...now, [key]: [error instanceof Error ? error.message : texts.failed] }));
        setNotice('');
        return;
      }
    }
  }

  function startOver() {
    draft.forget();
    setAnswers({ ...valuesOf(form), ...form.prefill, ...initial });
    setErrors({});
    setNotice('');
    setAt(0);
    move('page');
  }

  return {
    definition,
    texts,
    locale,
    setLocale,
    answers,
    setAnswer,
    leave,
    hints,
    errors,
    state,
    pages,
    page,
    index,
    shown,
    notice,
    moved,
    finished,
    uploads,
    upload,
    trap,
    setTrap,
    next,
    back,
    submit,
    askCode,
    startOver,
    isRestored: draft.isRestored,
    savedAt: draft.savedAt,
  };
}

export type FormHandle = ReturnType<typeof useForm>;

function valuesOf({ definition }: PublicForm): Record<string, unknown> {
  return Object.fromEntries(
    formFieldsOf(definition).flatMap((field) => {
      const answer = field.value === undefined ? undefined : fromText(field.type, field.value);
      return answer === undefined ? [] : [[field.key, answer]];
    }),
  );
}

/** Converts a text from the address or a default to an answer; undefined where it is invalid. */
function fromText(type: string, text: string): unknown {
  switch (type) {
    case 'DECIMAL':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'BOOL':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'MULTI_SELECT':
      return text.split(',').filter(Boolean);
    case 'FILE':
    case 'ADDRESS':
    case 'PRODUCT_LINES':
    // Consent must be given by the person, and never by a default.
    case 'CONSENT':
      return undefined;
    default:
      return text;
  }
}
