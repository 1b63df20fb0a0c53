import { Button } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { formatInstant } from '#web/region.ts';
import { Field, LongTextField, OptionField, TextField } from '#web/resource/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/ResourceForm.tsx';
import { useUndoableRemove } from '#web/resource/useUndoableRemove.ts';
import type { Announcement } from '../schema.ts';
import { audiences, tones } from './words.ts';

export function AnnouncementForm({ id, onDone }: { id?: string; onDone: () => void }) {
  const remove = useUndoableRemove('announcements');
  const show = (value: unknown) => (value ? formatInstant(String(value)) : 'open');
  return (
    <>
      <ResourceForm<Announcement>
        resource="announcements"
        id={id}
        initial={{ tone: 'info', audience: 'everybody' }}
        also={['operator_events']}
        onDone={onDone}
        onCancel={onDone}
      >
        <LongTextField name="text" label="Text" required max={300} help="One sentence, above every screen." />
        <TextField name="link" label="Link" max={500} placeholder="/profile or https://…" />
        <Pair>
          <OptionField name="tone" label="Tone" options={tones} required />
          <OptionField name="audience" label="For" options={audiences} required />
        </Pair>
        <Pair>
          <Field name="starts_at" label="From" help="Left empty, now." refuses show={show}>
            <InstantInput />
          </Field>
          <Field name="ends_at" label="Until" help="Left empty, until it is deleted." refuses show={show}>
            <InstantInput />
          </Field>
        </Pair>
      </ResourceForm>
      {id && (
        <Button
          danger
          type="text"
          onClick={() => {
            remove(id, 'Announcement deleted');
            onDone();
          }}
        >
          Delete
        </Button>
      )}
    </>
  );
}
