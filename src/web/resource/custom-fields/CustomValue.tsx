import { Flex } from 'antd';
import { Link } from '../../components/Link.tsx';
import { DottedStatus } from '../../components/StatusTag.tsx';
import type { Option } from '../list/columns.ts';
import type { CustomField, ReferenceValue } from './customFields.ts';
import { customText } from './customText.ts';

/** A custom value outside of forms: options with their colors, addresses and names as links. */
export function CustomValue({ field, value, canOpen }: { field: CustomField; value: unknown; canOpen: boolean }) {
  const text = customText(field, value);
  switch (field.field_type) {
    case 'SELECT':
      return <Chosen options={field.options} values={[value as string]} />;
    case 'MULTI_SELECT':
      return <Chosen options={field.options} values={value as string[]} />;
    case 'EMAIL':
      return <a href={`mailto:${text}`}>{text}</a>;
    case 'PHONE_NUMBER':
      return <a href={`tel:${text}`}>{text}</a>;
    case 'REFERENCE': {
      const { table, id, name } = value as ReferenceValue;
      const place = canOpen && name !== null ? places[table] : undefined;
      return place ? <Link to={`${place}/${id}`}>{text}</Link> : text;
    }
    case 'STRING':
      return <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;
    default:
      return text;
  }
}

/** The screens of the resources that a reference can refer to. */
const places: Record<string, string> = {
  partners: '/partners/show',
  contacts: '/contacts/show',
  accounts: '/companies/show',
  opportunities: '/commissions/opportunities/show',
};

function Chosen({ options, values }: { options: readonly Option[]; values: readonly string[] }) {
  return (
    <Flex vertical gap={2}>
      {values.map((value) => {
        const { label = value, color } = options.find((option) => option.value === value) ?? {};
        return color ? (
          <DottedStatus key={value} color={color}>
            {label}
          </DottedStatus>
        ) : (
          <span key={value}>{label}</span>
        );
      })}
    </Flex>
  );
}
