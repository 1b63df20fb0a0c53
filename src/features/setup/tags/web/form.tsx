import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { type TaggedEntity, tag } from '../schema.ts';

interface TagFormProps {
  id?: string;
  entity: TaggedEntity;
  onDone: () => void;
}

export function TagForm({ id, entity, onDone }: TagFormProps) {
  return (
    <NounForm
      noun={tag}
      id={id}
      special={id ? { name: { help: 'Renaming the tag changes it on all records.' } } : {}}
      onDone={onDone}
      onCancel={onDone}
      toBody={(values) => (id ? values : { ...values, entity })}
      also={[entity]}
    />
  );
}
