import { App, Button, Form, Input, type InputRef } from 'antd';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ClipboardEvent, useRef, useState } from 'react';
import type { Partner } from '#features/partners/partners/schema.ts';
import { SampleData } from '#features/setup/sample-data/web/index.tsx';
import { Avatar } from '#web/components/Avatar.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { ApiError } from '#web/requests/api.ts';
import { useCreate, useList } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import css from '../inline.module.css';
import { partnersIn, type QuickPartner } from '../pasted.ts';
import { useOneAtATime } from '../useOneAtATime.ts';
import { useBeforeLeaving } from '../WizardContext.ts';
import { texts } from './texts.ts';

type Values = QuickPartner & { type_id?: string | null };
/** Longer lists should be imported as a file. */
const MOST_PASTED = 200;

export function AddPartners() {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const name = useRef<InputRef>(null);
  const [adding, setAdding] = useState<number | null>(null);
  const create = useCreate<Partner, Values>('partners');
  const removeLater = useRemoveWithUndo('partners');
  const list = useList<Partner>('partners', { sort: [{ field: 'created_at', descending: true }], start: 0, end: 50 });
  const { rows = [], total = 0 } = list.data ?? {};

  const add = async (values: Values): Promise<boolean> => {
    try {
      const { domain, type_id, ...rest } = values;
      await create.mutateAsync({ ...rest, ...(domain && { domain }), ...(type_id && { type_id }) });
      return true;
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.errors) : [];
      const known = fields.filter(([field]) => ['name', 'domain', 'type_id'].includes(field));
      form.setFields(known.map(([field, errors]) => ({ name: field as keyof Values, errors })));
      if (known.length === 0) message.error((error as Error).message);
      return false;
    }
  };
  /** Adds the typed partner, if any. */
  const addTyped = useOneAtATime(async () => {
    const values = form.getFieldsValue();
    const typed = values.name?.trim();
    if (!typed) return true;
    if (!(await add({ ...values, name: typed }))) return false;
    // The next one is likely of the same type.
    form.setFieldsValue({ name: '', domain: '' });
    name.current?.focus();
    return true;
  });
  useBeforeLeaving(async () => ((await addTyped()) ? {} : false));

  const paste = (event: ClipboardEvent) => {
    const pasted = partnersIn(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    void addAll(pasted);
  };
  const addAll = async (pasted: readonly QuickPartner[]) => {
    if (pasted.length > MOST_PASTED) {
      message.info(texts.youCanPasteUpToPartners(MOST_PASTED));
      return;
    }
    const { type_id } = form.getFieldsValue();
    for (const [index, one] of pasted.entries()) {
      setAdding(pasted.length - index);
      if (!(await add({ ...one, type_id }))) break;
    }
    setAdding(null);
  };

  return (
    <>
      <PlainForm<Values> form={form} onFinish={addTyped} className={css.quick}>
        <Form.Item name="name" style={{ margin: 0 }}>
          <Input
            ref={name}
            placeholder={texts.enterNameOrPasteList}
            aria-label={texts.name}
            maxLength={200}
            onPaste={paste}
            autoComplete="off"
          />
        </Form.Item>
        <Form.Item name="domain" style={{ margin: 0 }}>
          <Input placeholder="acme.com" aria-label={texts.domain} maxLength={253} autoComplete="off" />
        </Form.Item>
        <Form.Item name="type_id" style={{ margin: 0 }}>
          <ReferenceSelect resource="partner_types" placeholder={texts.type} aria-label={texts.type} />
        </Form.Item>
        <Button htmlType="submit" loading={create.isPending}>
          {adding === null ? texts.add : texts.left(adding)}
        </Button>
      </PlainForm>
      {rows.length > 0 && (
        <div>
          <ul className={css.list} aria-label={texts.partners}>
            {rows.map((partner) => (
              <li key={partner.id} className={css.person}>
                <Avatar name={partner.name} src={partner.photo_url} size={24} square />
                <span>
                  {partner.name} <span className="meta">{partner.domain}</span>
                </span>
                {partner.type_name && <StatusTag color={partner.type_color}>{partner.type_name}</StatusTag>}
                <Button
                  type="text"
                  size="small"
                  icon={<Trash2 size={14} />}
                  aria-label={texts.archive(partner.name)}
                  onClick={() => removeLater(partner.id, `${partner.name} archived`)}
                />
              </li>
            ))}
          </ul>
          {total > rows.length && <p className="meta">{texts.andMore(total - rows.length)}</p>}
        </div>
      )}
      <SampleData />
    </>
  );
}
