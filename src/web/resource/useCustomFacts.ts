import { useSession } from '../session.tsx';
import { useCustomFields } from './customFields.ts';
import { customText } from './customText.ts';

/** What a row says in the fields a company added to its entity, for `Facts`; empty ones are left out. */
export function useCustomFacts(entity: string, custom: Record<string, unknown> | undefined): [string, string][] {
  const { mode } = useSession();
  const fields = useCustomFields(entity);
  return fields
    .filter(
      ({ key, partner_access }) => custom?.[key] !== undefined && (mode === 'company' || partner_access !== 'none'),
    )
    .map((field) => [field.label, customText(field, custom?.[field.key])]);
}
