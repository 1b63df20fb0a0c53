import type { Filter } from '#shared/list-query.ts';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';

interface OpportunitySelectProps {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** Conditions on what may be chosen, such as the deals of one account. */
  only?: readonly Filter[];
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

export default function OpportunitySelect(props: OpportunitySelectProps) {
  return <ReferenceSelect {...props} resource="opportunities" />;
}
