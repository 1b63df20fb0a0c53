import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { type NewEndpoint, type WebhookEndpoint, webhookEndpoint } from '../schema.ts';
import { EventsInput } from './EventsInput.tsx';
import { texts as t } from './texts.ts';

const showTypes = (value: unknown) => (value as string[]).join(', ');

interface EndpointFormProps {
  /** The endpoint to edit; its address stays. */
  id?: string;
  onDone: (row: WebhookEndpoint | NewEndpoint) => void;
  onCancel: () => void;
}

export function EndpointForm({ id, onDone, onCancel }: EndpointFormProps) {
  const fields = (
    <>
      <FieldInput of={webhookEndpoint.fields} name="name" />
      {!id && (
        <TextField
          name="address"
          label={t.address}
          help={t.addressHelp}
          placeholder={t.addressPlaceholder}
          max={2000}
          required
          rules={[{ pattern: /^https?:\/\//, message: t.addressWrong }]}
        />
      )}
      <Field
        name="event_types"
        label={t.events}
        help={t.eventsHelp}
        rules={[{ required: true, type: 'array', min: 1, message: t.eventsRequired }]}
        show={showTypes}
      >
        <EventsInput />
      </Field>
      <FieldInput of={webhookEndpoint.fields} name="rate_per_second" required />
    </>
  );
  const common = { resource: 'webhook_endpoints', onDone, onCancel };
  return id ? (
    <ResourceForm<WebhookEndpoint> {...common} id={id}>
      {fields}
    </ResourceForm>
  ) : (
    <ResourceForm<WebhookEndpoint> {...common} initial={{ event_types: [], rate_per_second: 10 }}>
      {fields}
    </ResourceForm>
  );
}
