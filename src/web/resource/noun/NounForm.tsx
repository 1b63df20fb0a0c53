import type { DefinedNoun, RowOf } from '#shared/define-noun.ts';
import type { Row } from '../data/useResource.ts';
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm.tsx';
import { NounFields, type NounFieldsProps } from './NounFields.tsx';

type NounFormProps<N extends DefinedNoun> = Omit<NounFieldsProps<N['fields']>, 'noun'> &
  Omit<ResourceFormProps<RowOf<N> & Row>, 'resource' | 'children'> & {
    noun: N;
    /** Inputs after those of the fields. */
    children?: ResourceFormProps<Row>['children'];
  };

/** The form of a noun, to create a row or, with an id, to change one. */
export function NounForm<N extends DefinedNoun>(props: NounFormProps<N>) {
  const { noun, special, sections, plain, children, ...form } = props;
  return (
    <ResourceForm<RowOf<N> & Row> resource={noun.name} {...form}>
      <NounFields noun={noun} id={form.id} special={special} sections={sections} plain={plain} />
      {children}
    </ResourceForm>
  );
}
