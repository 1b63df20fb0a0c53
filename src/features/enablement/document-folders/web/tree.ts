import type { Folder } from '../schema.ts';

export interface Branch {
  folder: Folder;
  inside: Branch[];
}

/** Sorts folders into branches. Folders whose parent is not visible are at the top. */
export function branchesOf(folders: readonly Folder[]): Branch[] {
  const byId = new Map(folders.map((folder) => [folder.id, { folder, inside: [] as Branch[] }]));
  const top: Branch[] = [];
  for (const branch of byId.values()) {
    const above = branch.folder.parent_id ? byId.get(branch.folder.parent_id) : undefined;
    (above?.inside ?? top).push(branch);
  }
  const sort = (branches: Branch[]) => {
    branches.sort((a, b) => a.folder.order - b.folder.order || a.folder.name.localeCompare(b.folder.name));
    for (const { inside } of branches) sort(inside);
  };
  sort(top);
  return top;
}

/** The top-level folders by partner, with the company's own first. */
export function documentFolderGroups(top: readonly Branch[]): { partner: string | null; branches: Branch[] }[] {
  const groups = new Map<string | null, Branch[]>();
  for (const branch of top) {
    const key = branch.folder.partner_id ? (branch.folder.partner_name ?? '') : null;
    groups.set(key, [...(groups.get(key) ?? []), branch]);
  }
  return [...groups]
    .map(([partner, branches]) => ({ partner, branches }))
    .sort(
      (a, b) =>
        Number(a.partner !== null) - Number(b.partner !== null) || (a.partner ?? '').localeCompare(b.partner ?? ''),
    );
}
