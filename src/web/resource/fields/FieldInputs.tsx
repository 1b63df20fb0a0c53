import { Fragment, type ReactNode } from 'react';
import type { Field as Declared, Fields } from '#shared/nouns/fields.ts';
import type { Filter } from '#shared/nouns/list-query.ts';
import { countryName } from '../../countries.ts';
import { CountrySelect } from '../../inputs/CountrySelect.tsx';
import { CurrencySelect } from '../../inputs/CurrencySelect.tsx';
import {
  ColorField,
  DateField,
  EmailField,
  Field,
  LongTextField,
  MoneyField,
  NumberField,
  OptionField,
  PictureField,
  RateField,
  ReferenceField,
  RichTextField,
  SwitchField,
  TagsField,
  TextField,
} from '../form/fields.tsx';
import { Pair } from '../form/ResourceForm.tsx';
import { fieldsOf, labelFieldOf } from './values.ts';

/** The properties of an input that only the screen can provide. */
export interface InputProps {
  label?: string;
  help?: ReactNode;
  /** A text is shown while the field is empty. */
  required?: boolean | string;
  disabled?: boolean;
  /** Restricts the choices of a reference. */
  only?: readonly Filter[];
  /** The first and last allowed day. */
  min?: string;
  max?: string;
}

interface FieldInputProps<F extends Fields> extends InputProps {
  of: F;
  name: keyof F & string;
}

/** The input of one declared field. */
export function FieldInput<F extends Fields>({ of, name, only, min, max, ...given }: FieldInputProps<F>) {
  const field = of[name]!;
  const { kind, label, help, required, placeholder, resource = '', options = [] } = field;
  const shared = { name, label, help, required, ...given };
  switch (kind) {
    case 'text':
      return <TextField {...shared} max={field.max} placeholder={placeholder} />;
    case 'url':
      return <TextField {...shared} max={field.max} type="url" placeholder={placeholder ?? 'https://'} />;
    case 'phone':
      return <TextField {...shared} max={field.max} type="tel" />;
    case 'email':
      return <EmailField {...shared} />;
    case 'longText':
      return <LongTextField {...shared} max={field.max} />;
    case 'richText':
      return <RichTextField {...shared} />;
    case 'number':
    case 'year':
      return <NumberField {...shared} min={field.min} max={field.max} suffix={field.suffix} />;
    case 'money':
      return <MoneyField {...shared} currency={field.withCurrency && (field.currency ?? 'currency')} />;
    case 'rate':
      return <RateField {...shared} max={field.max} />;
    case 'date':
      return <DateField {...shared} min={min} max={max} />;
    case 'boolean':
      return <SwitchField {...shared} />;
    case 'choice':
      return <OptionField {...shared} options={options} />;
    case 'reference':
    case 'references':
      return (
        <ReferenceField
          {...shared}
          resource={resource}
          labelField={labelFieldOf(resource)}
          only={only}
          multiple={kind === 'references'}
        />
      );
    case 'tags':
      return <TagsField {...shared} entity={resource} />;
    case 'picture':
      return <PictureField {...shared} />;
    case 'country':
      return (
        <Field {...shared} show={(code) => countryName(code as string)}>
          <CountrySelect />
        </Field>
      );
    case 'countries':
      return (
        <Field {...shared} show={(codes) => (codes as string[]).map(countryName).join(', ')}>
          <CountrySelect multiple />
        </Field>
      );
    case 'color':
      return <ColorField {...shared} />;
    case 'currency':
      return (
        <Field {...shared}>
          <CurrencySelect />
        </Field>
      );
    case 'instant':
      // Instants are recorded by the product and never typed.
      return null;
  }
}

/** Overrides by field: `null` leaves a field out, and an element replaces its input. */
export type SpecialInputs<F extends Fields> = { [K in keyof F]?: InputProps | { element: ReactNode } | null };

interface FieldInputsProps<F extends Fields> {
  of: F;
  /** The fields of this section are shown, or those of all sections, in the order of their declaration. */
  section?: string | undefined;
  /** The id of an edited row; fields that can only be set on creation are left out then. */
  id?: string | undefined;
  special?: SpecialInputs<F> | undefined;
}

/** The inputs of one section of a form: side by side if there is space, wide ones alone. */
export function FieldInputs<F extends Fields>({ of, section, id, special = {} }: FieldInputsProps<F>) {
  const rows: { wide: boolean; inputs: ReactNode[] }[] = [];
  for (const [key, field] of fieldsOf(of)) {
    const own = special[key as keyof F];
    if (field.section === undefined || !isInput(field, id) || own === null) continue;
    if (section !== undefined && field.section !== section) continue;
    const wide = field.wide ?? wideKinds.has(field.kind);
    const input =
      own && 'element' in own ? (
        <Fragment key={key}>{own.element}</Fragment>
      ) : (
        <FieldInput key={key} of={of} name={key as keyof F & string} {...own} />
      );
    const last = rows.at(-1);
    if (last && !wide && !last.wide) last.inputs.push(input);
    else rows.push({ wide, inputs: [input] });
  }
  return rows.map(({ wide, inputs }, at) => (wide ? inputs : <Pair key={String(at)}>{inputs}</Pair>));
}

const wideKinds = new Set<Declared['kind']>(['longText', 'richText', 'picture', 'tags', 'boolean']);

function isInput({ form, write }: Declared, id: string | undefined): boolean {
  if (form === false || write === 'never') return false;
  return !id || (form !== 'create' && write !== 'create');
}
