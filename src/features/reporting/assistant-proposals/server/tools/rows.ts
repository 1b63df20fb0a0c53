import type { Row } from '#server/db/client.ts';
import type { Reader, Source } from '#server/extension-points/assistant-tools.ts';
import type { Resource } from '#server/resource/define.ts';
import { nounAddressIn } from '#shared/nouns/nouns.ts';

/** Values of a row that mean nothing to a reader. */
const UNREAD = new Set(['row_version', 'organization_id', 'custom', 'search', 'logo_key', 'created_by']);
const LONGEST_TEXT = 600;

export const proposalTitle = ({ list, noun }: Resource, row: Row): string => {
  const column = list.named ?? list.search[0];
  const text = column && row[column];
  return typeof text === 'string' && text.trim() ? text : noun;
};

/** The screen of a record; null when its kind has none in the caller's mode. */
export function proposalSource({ actor }: Reader, resource: Resource, row: Row): Source | null {
  const to = nounAddressIn(actor.mode, resource.name, String(row.id));
  return to && { kind: 'record', title: proposalTitle(resource, row), to };
}

/** A row as a model reads it: without technical columns, empty values and very long texts. */
export function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (UNREAD.has(name) || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
      return [
        [name, typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value],
      ];
    }),
  );
}
