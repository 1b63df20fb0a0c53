import { Facts } from '../../components/Facts.tsx';
import { useSession } from '../../session/session.tsx';
import { texts as t } from '../texts.ts';
import { CustomValue } from './CustomValue.tsx';
import { bySection, type CustomField, useCustomFields } from './customFields.ts';

interface CustomFactsProps {
  entity: string;
  custom: Record<string, unknown> | undefined;
}

/** Shows the custom fields of a row, by section; empty ones are left out. */
export function CustomFacts({ entity, custom }: CustomFactsProps) {
  const { mode } = useSession();
  const shownFields = useCustomFields(entity).filter(
    ({ key, partner_access }) => custom?.[key] !== undefined && (mode === 'company' || partner_access !== 'none'),
  );
  const value = (field: CustomField) => (
    <CustomValue field={field} value={custom?.[field.key]} canOpen={mode === 'company'} />
  );
  return bySection(shownFields).map(([section, fields]) => (
    <Facts
      key={section ?? ''}
      title={section ?? t.moreFields}
      rows={fields.map((field) => [field.label, value(field), field.key])}
    />
  ));
}
