import { Button } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { formatInstant } from '#web/region.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { Field, LongTextField, OptionField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Announcement } from '../schema.ts';
import { texts } from './texts.ts';
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
        <LongTextField name="text" label={texts.text} required max={300} help={texts.oneSentenceShownAtTopEvery} />
        <TextField name="link" label={texts.link} max={500} placeholder="/profile or https://…" />
        <Pair>
          <OptionField name="tone" label={texts.type} options={tones} required />
          <OptionField name="audience" label={texts.audience} options={audiences} required />
        </Pair>
        <Pair>
          <Field name="starts_at" label={texts.from} help={texts.defaultsToNow} refuses show={show}>
            <InstantInput />
          </Field>
          <Field name="ends_at" label={texts.until} help={texts.defaultsToNoEndDate} refuses show={show}>
            <InstantInput />
          </Field>
        </Pair>
      </ResourceForm>
      {id && (
        <Button
          danger
          type="text"
          onClick={() => {
            remove(id, texts.announcementDeleted);
            onDone();
          }}
        >
          {texts.delete}
        </Button>
      )}
    </>
  );
}
