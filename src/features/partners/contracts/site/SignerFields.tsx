import { useState } from 'react';
import type { SignerField } from '../../contract-templates/content.schema.ts';
import { askContractServer } from './ask.ts';
import css from './Sign.module.css';
import { texts as t } from './texts.ts';

interface SignerFieldsProps {
  fields: readonly SignerField[];
  token: string;
  attachments: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** The fields a signer fills in in addition to the signature. */
export function SignerFields({ fields, token, attachments, problems }: SignerFieldsProps) {
  const shown = fields.filter(({ kind }) => kind !== 'signature');
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{t.yourFields}</h2>
      {shown.map((field) => (
        <Input
          key={field.key}
          field={field}
          token={token}
          attached={attachments[field.key]}
          problem={problems[field.key]}
        />
      ))}
    </>
  );
}

interface InputProps {
  field: SignerField;
  token: string;
  attached: string | undefined;
  problem: string | undefined;
}

function Input({ field, token, attached, problem }: InputProps) {
  const { key, kind, label, required } = field;
  const name = `value-${key}`;
  const described = problem ? `${name}-problem` : undefined;
  const shared = {
    id: name,
    name,
    'aria-describedby': described,
    'aria-invalid': problem ? (true as const) : undefined,
  };
  const said = problem && (
    <p id={`${name}-problem`} className="site-problem">
      {problem}
    </p>
  );
  if (kind === 'date') return <p className="site-help">{t.date(label)}</p>;
  if (kind === 'initials') return <p className="site-help">{t.initials}</p>;
  if (kind === 'attachment') return <FileInput field={field} token={token} attached={attached} problem={problem} />;
  if (kind === 'checkbox')
    return (
      <div className={css.field}>
        <label className={css.check}>
          <input type="checkbox" value="true" {...shared} />
          <span>
            {label}
            {required ? ' *' : ''}
          </span>
        </label>
        {said}
      </div>
    );
  return (
    <div className={css.field}>
      <label htmlFor={name}>
        {label}
        {required ? ' *' : ''}
      </label>
      <input className="site-input" maxLength={500} {...shared} />
      {said}
    </div>
  );
}

function FileInput({ field: { key, label, required }, token, attached, problem }: InputProps) {
  const [name, setName] = useState(attached);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = `value-${key}`;
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(null);
    const form = new FormData();
    // The server reads the texts before it takes the file.
    form.append('token', token);
    form.append('field', key);
    form.append('file', file);
    try {
      setName((await askContractServer<{ file_name: string }>('attach', form)).file_name);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label || t.attach}
        {required ? ' *' : ''}
      </label>
      <input id={id} type="file" disabled={isBusy} onChange={(event) => void send(event.currentTarget.files?.[0])} />
      <p className="site-help" role="status">
        {isBusy ? t.attaching : name ? t.attached(name) : t.attachHelp}
      </p>
      {(failure ?? problem) && <p className="site-problem">{failure ?? problem}</p>}
    </div>
  );
}
