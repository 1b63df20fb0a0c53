import { type Row, useMany } from '../data/useResource.ts';

interface ReferenceNameProps {
  resource: string;
  /** An id, or several. */
  ids: unknown;
  labelField?: string;
}

/** The name of a row with a given id. */
export function ReferenceName({ resource, ids, labelField = 'name' }: ReferenceNameProps) {
  const wanted = (Array.isArray(ids) ? ids : [ids]).filter((id) => typeof id === 'string');
  const rows = useMany<Row>(resource, wanted);
  const name = (id: string) => String((rows.data?.get(id) as Record<string, unknown> | undefined)?.[labelField] ?? '…');
  return wanted.map(name).join(', ');
}
