import type { Source } from '#server/extension-points/assistant-tools.ts';
import { leavingOfColumn } from '#server/leaving/columns.ts';
import { Personal } from '#server/leaving/personal.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allNouns, nounSingular } from '#shared/nouns/nouns.ts';

/** A source whose title is a `Personal` if it is the name of a person. */
export interface LeavingSource {
  kind: Source['kind'];
  title: string | Personal;
  to: Source['to'];
}

/** The title of a record leaves like the column that holds it. */
export function leavingSource({ kind, title, to, leaves }: Source): LeavingSource {
  const record = proposalRecord(to);
  const resource = record && declaredResources().get(record.name);
  const column = resource && (resource.list.named ?? resource.list.search[0]);
  if (!record || !column) return { kind, title, to };
  const { leaving } = leavingOfColumn(resource, column);
  if (leaves === 'value' || leaving === 'value') return { kind, title, to };
  if (leaving === 'never') return { kind, title: nounSingular(record.name), to };
  return { kind, title: new Personal(leaving, title, `${record.name}:${record.id}`), to };
}

/** The resource and id of the record at an address of the app. */
export function proposalRecord(to: string): { name: string; id: string } | undefined {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(to)?.[0];
  if (!id) return undefined;
  const address = to.split(/[?#]/)[0]!.replace(id, '$id').replace('/edit/', '/show/');
  const found = [...allNouns()].find(([, noun]) =>
    [noun.address, noun.partnerAddress].some((one) => one?.replace('/edit/', '/show/') === address),
  );
  return found && { name: found[0], id };
}
