import { ColourField, TextField } from '#web/resource/fields.tsx';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
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
        help={id ? 'A new name is written wherever the tag stands.' : undefined}
      />
      <ColourField name="colour" label="Colour" />
    </ResourceForm>
  );
}
