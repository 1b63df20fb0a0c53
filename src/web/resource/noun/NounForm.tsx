import { Button } from 'antd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { DefinedNoun, RowOf } from '#shared/nouns/define-noun.ts';
import type { Field } from '#shared/nouns/fields.ts';
import { regionCurrency, regionToday } from '../../region.ts';
import { useSession } from '../../session/session.tsx';
import type { Row } from '../data/useResource.ts';
import { fieldsOf, type RowValues } from '../fields/values.ts';
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm.tsx';
import { texts as t } from '../texts.ts';
import { DefaultChoices } from './DefaultChoices.tsx';
import { NounFields, type NounFieldsProps } from './NounFields.tsx';

type NounFormProps<N extends DefinedNoun> = Omit<NounFieldsProps<N['fields']>, 'noun' | 'only'> &
  Omit<ResourceFormProps<RowOf<N> & Row>, 'resource' | 'children'> & {
    noun: N;
    /** Shows only the noun's quick fields until the reader asks for the others. */
    short?: boolean | undefined;
    /** Inputs after those of the fields. */
    children?: ResourceFormProps<Row>['children'];
  };

/** The form of a noun, to create a row or, with an id, to change one. */
export function NounForm<N extends DefinedNoun>(props: NounFormProps<N>) {
  const { noun, special, sections, plain, short, children, initial, ...form } = props;
  const [isShort, setShort] = useState(short && noun.quick.length > 0);
  const defaults = useDefaults(noun, form.id);
  return (
    <ResourceForm<RowOf<N> & Row>
      resource={noun.name}
      {...form}
      initial={{ ...(defaults as Partial<RowOf<N> & Row>), ...initial }}
    >
      <NounFields
        noun={noun}
        id={form.id}
        special={special}
        sections={sections}
        plain={plain}
        only={isShort ? noun.quick : undefined}
      />
      {!form.id && <DefaultChoices fields={noun.fields} />}
      {children}
      {isShort && (
        <Button
          type="link"
          icon={<ChevronDown size={14} />}
          onClick={() => setShort(false)}
          style={{ paddingInline: 0, marginBottom: 16 }}
        >
          {t.allFields}
        </Button>
      )}
    </ResourceForm>
  );
}

/** The declared values of a new row that are known at once. */
function useDefaults(noun: DefinedNoun, id: string | undefined): RowValues {
  const { user, mode } = useSession();
  if (id) return {};
  const defaultOf = ({ kind, initial, write, section }: Field): unknown => {
    if (write === 'never' || !section) return undefined;
    if (initial === 'me' && mode === 'company') return user.id;
    if (initial === 'today') return regionToday();
    return kind === 'currency' ? regionCurrency() : undefined;
  };
  const values = fieldsOf(noun.fields).map(([key, field]) => [key, defaultOf(field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
