import { Type } from '#shared/schema.ts';
import { type Client, checked } from './client.ts';
import type { HubspotObject, HubspotReference } from './objects.ts';
import { findHubspotObject } from './objects.ts';

const Links = Type.Object({
  results: Type.Array(
    Type.Object({
      from: Type.Object({ id: Type.String() }),
      to: Type.Array(
        Type.Object({
          toObjectId: Type.Union([Type.String(), Type.Number()]),
          associationTypes: Type.Array(Type.Object({ typeId: Type.Number() })),
        }),
      ),
    }),
  ),
});

const MOST = 1000;
const pathOf = ({ path }: HubspotObject, { object }: HubspotReference) =>
  `/crm/v4/associations/${path}/${findHubspotObject(object)!.path}/batch`;

/** The associated record of each record: the primary one if there are several. Records without one are absent. */
export async function readLinks(
  client: Client,
  object: HubspotObject,
  reference: HubspotReference,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < ids.length; start += MOST) {
    const inputs = ids.slice(start, start + MOST).map((id) => ({ id }));
    const { value } = await client.request('POST', `${pathOf(object, reference)}/read`, { inputs });
    for (const { from, to } of checked(Links, value).results) {
      const isPrimary = (link: (typeof to)[number]) =>
        link.associationTypes.some(({ typeId }) => typeId === reference.primary_type_id);
      const [first] = to.toSorted(
        (a, b) => Number(isPrimary(b)) - Number(isPrimary(a)) || Number(a.toObjectId) - Number(b.toObjectId),
      );
      if (first) found.set(from.id, String(first.toObjectId));
    }
  }
  return found;
}

/** Makes `to` the only association of each record, or removes it. */
export async function writeLinks(
  client: Client,
  object: HubspotObject,
  reference: HubspotReference,
  wanted: ReadonlyMap<string, string | null>,
): Promise<void> {
  const current = await readLinks(client, object, reference, [...wanted.keys()]);
  const changed = [...wanted].filter(([id, to]) => (current.get(id) ?? null) !== to);
  // The new association comes first, so that a failure in between leaves one too many rather than none.
  const added = changed.flatMap(([id, to]) => (to === null ? [] : { from: { id }, to: { id: to } }));
  for (let start = 0; start < added.length; start += MOST) {
    const inputs = added.slice(start, start + MOST);
    await client.request('POST', `${pathOf(object, reference)}/associate/default`, { inputs });
  }
  const removed = changed.flatMap(([id]) => {
    const former = current.get(id);
    return former === undefined ? [] : { from: { id }, to: [{ id: former }] };
  });
  for (let start = 0; start < removed.length; start += MOST) {
    const inputs = removed.slice(start, start + MOST);
    await client.request('POST', `${pathOf(object, reference)}/archive`, { inputs });
  }
}
