import { ColorField, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Tag, TaggedEntity } from '../schema.ts';

interface TagFormProps {
  id?: string;
  entity: TaggedEntity;
  onDone: () => void;
}

export function TagForm({ id, entity, onDone }: TagFormProps) {
  return (
    <ResourceForm<Tag>
      resource="tags"
      id={id}
      onDone={onDone}
      onCancel={onDone}
      toBody={(values) => (id ? values : { ...values, entity })}
      also={[entity]}
    >
      <TextField
        name="name"
        label="Name"
        required
        max={60}
        help={id ? 'Renaming the tag changes it on all records.' : undefined}
      />
      <ColorField name="color" label="Color" />
    </ResourceForm>
  );
}
