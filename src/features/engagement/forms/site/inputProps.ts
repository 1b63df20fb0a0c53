import type { FormField } from '../definition.schema.ts';
import type { FormHandle } from './useForm.ts';

export interface InputProps {
  form: FormHandle;
  field: FormField;
  id: string;
  /** Links the input to its help and its error. */
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

/** Attributes that every input needs for screen readers. */
export function inputProps({ id, describedBy, isInvalid, isRequired }: InputProps) {
  return {
    id,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
