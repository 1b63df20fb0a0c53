import { Form, type FormRule, Input } from 'antd';
import { texts } from './texts.ts';

interface PasswordItemProps {
  name?: string;
  label: string;
  help?: string;
  isNew?: boolean;
  required?: string;
  rules?: FormRule[];
  dependencies?: string[];
  autoFocus?: boolean;
}

/** The password again: an open session alone must not change what guards the account. */
export function PasswordItem({ name = 'password', label, help, isNew, autoFocus, ...more }: PasswordItemProps) {
  const { required = texts.passwordIsRequired, rules = [], dependencies } = more;
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      dependencies={dependencies}
      validateTrigger={['onBlur', 'onSubmit']}
      rules={[{ required: true, message: required }, ...rules]}
    >
      <Input.Password
        maxLength={200}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoFocus={autoFocus}
      />
    </Form.Item>
  );
}
