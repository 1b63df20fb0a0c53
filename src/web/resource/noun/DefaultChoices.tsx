import { Form } from 'antd';
import { useEffect } from 'react';
import type { Fields } from '#shared/nouns/fields.ts';
import { type Row, useList } from '../data/useResource.ts';
import { fieldsOf } from '../fields/values.ts';

/** Fills the references of a new row whose resource has a default, unless the reader has chosen already. */
export function DefaultChoices({ fields }: { fields: Fields }) {
  return fieldsOf(fields)
    .filter(([, { initial, resource }]) => initial === 'default' && resource)
    .map(([key, { resource }]) => <DefaultChoice key={key} name={key} resource={resource!} />);
}

function DefaultChoice({ name, resource }: { name: string; resource: string }) {
  const form = Form.useFormInstance();
  const { data } = useList<Row & { is_default?: boolean }>(resource, { start: 0, end: 100 });
  const fallback = data?.rows.find(({ is_default }) => is_default)?.id;
  useEffect(() => {
    if (fallback && !form.getFieldValue(name)) form.setFieldValue(name, fallback);
  }, [fallback, form, name]);
  return null;
}
