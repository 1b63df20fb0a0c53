import type { WidgetField } from '../../schema.ts';
import { Refused } from './client.ts';
import { button, element } from './dom.ts';
import { texts as t } from './texts.ts';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type FieldValues = Record<string, unknown>;

interface FormProps {
  fields: readonly WidgetField[];
  /** The digits after the decimal point of amounts. */
  digits: number;
  label: string;
  submit: (values: FieldValues) => Promise<void>;
  cancel: () => void;
}

const types: Partial<Record<WidgetField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  moment: 'datetime-local',
  yes: 'checkbox',
};

let count = 0;

/** A form whose errors, its own and the server's, stand beside their fields. */
export function formOf({ fields, digits, label, submit, cancel }: FormProps): HTMLFormElement {
  const rows = fields.map((field) => rowOf(field));
  const problem = element('p', { class: 'wide error', role: 'alert' });
  const main = element('button', { class: 'main', type: 'submit' }, label);
  const form = element(
    'form',
    { novalidate: true },
    ...rows.map((row) => row.box),
    problem,
    element('div', { class: 'wide buttons' }, main, button(t.cancel, cancel)),
  );
  const show = (errors: Record<string, string[]>, message: string) => {
    let first: Input | undefined;
    const others = { ...errors };
    for (const { field, input, error } of rows) {
      const text = others[field.name]?.map(sentence).join(' ') ?? '';
      delete others[field.name];
      error.textContent = text;
      input.setAttribute('aria-invalid', String(text !== ''));
      if (text) first ??= input;
    }
    problem.textContent = first && Object.keys(others).length === 0 ? '' : message;
    first?.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (main.disabled) return;
    const values: FieldValues = {};
    const errors: Record<string, string[]> = {};
    for (const { field, input } of rows) {
      try {
        const value = givenValue(field, input, digits);
        if (value !== null) values[field.name] = value;
        else if (field.is_required) errors[field.name] = [t.required];
      } catch (error) {
        errors[field.name] = [(error as Error).message];
      }
    }
    show(errors, '');
    if (Object.keys(errors).length > 0) return;
    main.disabled = true;
    submit(values)
      .catch((error: unknown) => show(error instanceof Refused ? error.errors : {}, (error as Error).message))
      .finally(() => {
        main.disabled = false;
      });
  });
  return form;
}

function rowOf(field: WidgetField) {
  const id = `tandem-${++count}`;
  const input = inputOf(field, {
    id,
    'aria-describedby': `${id}-help ${id}-error`,
    'aria-required': String(field.is_required),
  });
  const error = element('span', { class: 'error', id: `${id}-error` });
  const box = element(
    'div',
    field.kind === 'long' ? { class: 'wide' } : {},
    element(
      'label',
      { for: id },
      field.label,
      !field.is_required && element('span', { class: 'second' }, ` (${t.optional})`),
    ),
    input,
    element('span', { class: 'second', id: `${id}-help` }, field.help),
    error,
  );
  return { field, input, error, box };
}

function inputOf({ kind, options }: WidgetField, attributes: Record<string, string>): Input {
  if (kind === 'long') return element('textarea', { rows: '3', maxlength: '10000', ...attributes });
  if (kind !== 'choice' && kind !== 'country')
    return element('input', {
      type: types[kind] ?? 'text',
      ...(kind === 'money' || kind === 'number' ? { inputmode: 'decimal' } : {}),
      ...attributes,
    });
  const names =
    kind === 'country' ? new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'region' }) : null;
  const shown = options.map(({ value, label }) => ({ value, label: names?.of(value) ?? label }));
  if (names) shown.sort((a, b) => a.label.localeCompare(b.label));
  return element(
    'select',
    attributes,
    element('option', { value: '' }, t.choose),
    ...shown.map(({ value, label }) => element('option', { value }, label)),
  );
}

/** @returns null for an empty field @throws for a text that is no amount */
function givenValue({ kind }: WidgetField, input: Input, digits: number): unknown {
  if (kind === 'yes') return (input as HTMLInputElement).checked;
  const text = input.value.trim();
  if (text === '') return null;
  if (kind === 'money') return minorOf(text, digits);
  if (kind === 'moment') return new Date(text).toISOString();
  return text;
}

/** A text that could mean two amounts, such as "1,200", is refused. */
function minorOf(text: string, digits: number): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > digits) throw new Error(t.badAmount);
  return Number(whole + part.padEnd(digits, '0'));
}

/** The server names a fault without its subject: "is required". */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
