import { LongTextField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import type { IdeaForPartner } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  onDone: () => void;
  onCancel: () => void;
}

export function IdeaForm({ id, onDone, onCancel }: Props) {
  const isPartner = useSession().mode === 'partner';
  return (
    <ResourceForm<IdeaForPartner>
      resource="ideas"
      {...(id ? { id } : { submit: t.post })}
      onDone={onDone}
      onCancel={onCancel}
    >
      <TextField name="title" label={t.titleLabel} required />
      <LongTextField name="description" label={t.description} help={t.descriptionHelp} max={4000} rows={4} />
      {isPartner && !id && <p className="meta">{t.visibleHelp}</p>}
    </ResourceForm>
  );
}
