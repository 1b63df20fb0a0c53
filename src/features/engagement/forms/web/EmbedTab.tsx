import { Alert } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { companyAddress } from '#web/session/address.ts';
import type { Form } from '../schema.ts';
import css from './Tabs.module.css';
import { texts } from './texts.ts';

const t = texts.embed;

/** The link of the form, and the code that shows it on another site. */
export function EmbedTab({ form }: { form: Form }) {
  const origin = companyAddress();
  const attribute = form.name.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const script = texts.scriptSrcFEmbedJsData(origin, form.id, attribute);
  const frame = texts.iframeSrcFEmbedTitleWidth(origin, form.id, attribute);
  return (
    <div className={css.tab}>
      {form.state !== 'published' && <Alert type="info" showIcon title={t.unpublished} />}
      <Code title={t.link} help={t.linkHelp} text={`${origin}/f/${form.id}`} />
      {form.allowed_origins.length === 0 && <Alert type="warning" showIcon title={t.noOrigins} />}
      <Code title={t.script} help={t.scriptHelp} text={script} />
      <Code title={t.frame} help={t.frameHelp} text={frame} />
      {form.allowed_origins.length > 0 && (
        <Card title={t.origins}>
          <p className={css.help}>{t.originsHelp}</p>
          <ul className={css.origins}>
            {form.allowed_origins.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Code({ title, help, text }: { title: string; help: string; text: string }) {
  return (
    <Card title={title} actions={<CopyButton text={text} />}>
      <p className={css.help}>{help}</p>
      <pre className={css.code}>{text}</pre>
    </Card>
  );
}
