import { Button, Form } from 'antd';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { newId } from '#shared/ids.ts';
import { sendFile } from '#web/requests/sendFile.ts';
import type { MdfClaimFile } from '../schema.ts';
import css from './Files.module.css';
import { texts as t } from './texts.ts';

type Purpose = MdfClaimFile['purpose'];
export interface ChosenFile {
  purpose: Purpose;
  file: File;
}

/** The files of a claim that does not exist yet: they are uploaded when it is saved. */
export function NewFiles({
  value,
  onChange,
}: {
  value: readonly ChosenFile[];
  onChange: (next: ChosenFile[]) => void;
}) {
  return (
    <Form.Item extra={t.noFiles}>
      {value.length > 0 && (
        <ul className={css.files}>
          {value.map((chosen) => (
            <li key={`${chosen.purpose} ${chosen.file.name} ${chosen.file.lastModified}`}>
              <span className="meta">{t.purposes[chosen.purpose]}</span>
              <span className={css.name}>{chosen.file.name}</span>
              <Button
                type="text"
                icon={<X size={16} />}
                aria-label={t.remove(chosen.file.name)}
                onClick={() => onChange(value.filter((other) => other !== chosen))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={css.buttons}>
        {(['invoice', 'proof'] as const).map((purpose) => (
          <Choose
            key={purpose}
            label={t.add[purpose]}
            onFiles={(files) => onChange([...value, ...files.map((file) => ({ purpose, file }))])}
          />
        ))}
      </div>
    </Form.Item>
  );
}

function Choose({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button icon={<Upload size={16} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** Uploads the chosen files one after another. @throws the first refusal; earlier files are kept */
export async function uploadFiles(claim_id: string, chosen: readonly ChosenFile[]): Promise<void> {
  for (const { purpose, file } of chosen)
    await sendFile(
      file,
      { path: 'mdf_claim_files', fields: { claim_id, purpose } },
      { signal: new AbortController().signal, onProgress: () => {}, key: newId() },
    );
}
