import { Button } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { formatInstant } from '#web/region.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { Field, LongTextField, OptionField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Announcement } from '../schema.ts';
import { audiences, tones } from './words.ts';

export function AnnouncementForm({ id, onDone }: { id?: string; onDone: () => void }) {
  const remove = useRemoveWithUndo('announcements');
  const show = (value: unknown) => (value ? formatInstant(String(value)) : 'not set');
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
        <LongTextField
          name="text"
          label="Text"
          required
          max={300}
          help="One sentence shown at the top of every screen."
        />
        <TextField name="link" label="Link" max={500} placeholder="/profile or https://…" />
        <Pair>
          <OptionField name="tone" label="Type" options={tones} required />
          <OptionField name="audience" label="Audience" options={audiences} required />
        </Pair>
        <Pair>
          <Field name="starts_at" label="From" help="Defaults to now." refuses show={show}>
            <InstantInput />
          </Field>
          <Field name="ends_at" label="Until" help="Defaults to no end date." refuses show={show}>
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
