import { Checkbox, Form } from 'antd';
import { EmailField, TextField } from '#web/resource/form/fields.tsx';
import { useCan } from '#web/session/session.tsx';
import { texts as t } from './texts.ts';

/** The first person of a new partner, who is invited to the portal unless the reader clears the box. */
export function FirstPerson() {
  const mayInvite = useCan('invitations', 'manage');
  const email = Form.useWatch('person_email') as string | undefined;
  return (
    <>
      <EmailField name="person_email" label={t.personEmail} help={mayInvite ? undefined : t.personEmailHelp} />
      {email && (
        <>
          <TextField name="person_name" label={t.personName} />
          {mayInvite && (
            <Form.Item name="person_invite" valuePropName="checked" initialValue={true}>
              <Checkbox>{t.invitePerson}</Checkbox>
            </Form.Item>
          )}
        </>
      )}
    </>
  );
}
