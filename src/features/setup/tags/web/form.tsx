import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { type TaggedEntity, tag } from '../schema.ts';
import { texts } from './texts.ts';

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
      special={id ? { name: { help: texts.renamingTagChangesItOnAll } } : {}}
      onDone={onDone}
      onCancel={onDone}
      toBody={(values) => (id ? values : { ...values, entity })}
      also={[entity]}
    />
  );
}
