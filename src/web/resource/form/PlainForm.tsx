import { Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';

type PlainFormProps<Values> = Omit<FormProps<Values>, 'children'> & { children?: ReactNode };

/**
 * A form that is not made from declarations. Like those, it checks a field only after it was left, so that nothing is an
 * error before the person has typed.
 */
export function PlainForm<Values = unknown>({ children, ...props }: PlainFormProps<Values>) {
  return (
    <Form<Values>
      noValidate
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      validateTrigger={['onBlur', 'onSubmit']}
      {...props}
    >
      {children}
    </Form>
  );
}
