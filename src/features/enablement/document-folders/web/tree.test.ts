import { expect, test } from 'vitest';
import type { Folder } from '../schema.ts';
import { branchesOf, documentFolderGroups } from './tree.ts';

const folder = (id: string, more: Partial<Folder> = {}) =>
  ({ id, name: id, order: 1, parent_id: null, partner_id: null, ...more }) as Folder;

test('sorts folders by their order and puts each into the one above', () => {
  const top = branchesOf([
    folder('b', { order: 2 }),
    folder('a'),
    folder('c', { parent_id: 'b' }),
    folder('d', { parent_id: 'gone' }),
  ]);
  expect(top.map(({ folder: { id } }) => id)).toEqual(['a', 'd', 'b']);
  expect(top[2]!.inside.map(({ folder: { id } }) => id)).toEqual(['c']);
});

test('groups the folders at the top by partner, the company first', () => {
  const groups = documentFolderGroups(
    branchesOf([
      folder('x', { partner_id: '2', partner_name: 'Zeta' }),
      folder('y', { partner_id: '1', partner_name: 'Alpha' }),
      folder('z'),
    ]),
  );
  expect(groups.map(({ partner }) => partner)).toEqual([null, 'Alpha', 'Zeta']);
});
