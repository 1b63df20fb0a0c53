import type { RemoteObject } from '../schema.ts';

/** Words in the names of CRM objects that usually mean the same records. */
const likely: readonly [ours: RegExp, theirs: RegExp][] = [
  [/partner|account/, /compan|account|organi[sz]ation/i],
  [/contact/, /contact|person|people/i],
  [/opportunit/, /deal|opportunit/i],
  [/registration/, /registration|lead/i],
  [/commission/, /commission|invoice|payment/i],
];

/** The objects of a CRM that are probably the records of a table. */
export function suggestedObjects(table: string, objects: readonly RemoteObject[]): RemoteObject[] {
  const theirs = likely.find(([ours]) => ours.test(table))?.[1];
  return theirs ? objects.filter(({ name, label }) => theirs.test(`${name} ${label}`)) : [];
}
