import { Button, Form, Input } from 'antd';
import Trash from 'lucide-react/icons/trash-2';
import { MOST_HEADERS } from '../../endpoints.schema.ts';
import css from './systems.module.css';
import { texts as t } from './systems.texts.ts';
import { texts as ownTexts } from './texts.ts';

/** The secret headers of a new system. */
export function HeaderFields() {
  return (
    <Form.List name="headers">
      {(fields, { add, remove }) => (
        <div className={css.headers}>
          <span className={css.label}>{t.headers}</span>
          <p className={css.help}>{t.headersHelp}</p>
          {fields.map(({ key, name }) => (
            <div key={key} className={css.headerRow}>
              <Form.Item name={[name, 'name']} rules={[{ required: true, message: t.headerName }]} noStyle>
                <Input aria-label={t.headerName} placeholder={ownTexts.authorization} maxLength={60} />
              </Form.Item>
              <Form.Item name={[name, 'value']} rules={[{ required: true, message: t.headerValue }]} noStyle>
                <Input.Password aria-label={t.headerValue} maxLength={1000} autoComplete="off" />
              </Form.Item>
              <Button type="text" icon={<Trash size={14} />} aria-label={t.removeHeader} onClick={() => remove(name)} />
            </div>
          ))}
          <span>
            <Button size="small" disabled={fields.length >= MOST_HEADERS} onClick={() => add({})}>
              {t.addHeader}
            </Button>
          </span>
        </div>
      )}
    </Form.List>
  );
}
