import { Button } from 'antd';
import type { Variable } from '../../definition.schema.ts';
import type { SamplePath } from '../../hooks.schema.ts';
import css from './systems.module.css';
import { texts as t } from './systems.texts.ts';

interface Branch {
  name: string;
  leaf?: SamplePath;
  inside: Branch[];
}

/** The paths as a tree, in the order of the document. */
function treeOf(paths: readonly SamplePath[]): Branch[] {
  const roots: Branch[] = [];
  for (const path of paths) {
    let level = roots;
    for (const [at, name] of path.trail.entries()) {
      const isLeaf = at === path.trail.length - 1;
      const existing = isLeaf ? undefined : level.find((one) => one.name === name && !one.leaf);
      const branch: Branch = existing ?? { name, inside: [], ...(isLeaf && { leaf: path }) };
      if (!existing) level.push(branch);
      level = branch.inside;
    }
  }
  return roots;
}

interface SampleTreeProps {
  label: string;
  paths: readonly SamplePath[];
  chosen: readonly Variable[];
  onPick: (path: SamplePath) => void;
}

/** The values of a document with examples, each of which can be picked. */
export function SampleTree({ label, paths, ...picking }: SampleTreeProps) {
  return (
    <section className={css.tree} aria-label={label}>
      <Branches branches={treeOf(paths)} {...picking} />
    </section>
  );
}

function Branches({
  branches,
  ...picking
}: { branches: readonly Branch[] } & Omit<SampleTreeProps, 'label' | 'paths'>) {
  return (
    <ul>
      {branches.map((branch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: elements of a list can have equal names
        <li key={at}>
          {branch.leaf ? (
            <Leaf name={branch.name} path={branch.leaf} {...picking} />
          ) : (
            <details open>
              <summary>{branch.name}</summary>
              <Branches branches={branch.inside} {...picking} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Leaf({
  name,
  path,
  chosen,
  onPick,
}: { name: string; path: SamplePath } & Pick<SampleTreeProps, 'chosen' | 'onPick'>) {
  const isUsed = chosen.some((one) => one.path === path.path);
  return (
    <div className={css.leaf}>
      <span className={css.leafName}>{name}</span>
      <span className={css.example} title={path.example}>
        {path.example === '' ? '–' : path.example}
      </span>
      <Button
        size="small"
        type="text"
        disabled={isUsed}
        aria-label={isUsed ? undefined : t.pick(path.trail.join(' '))}
        onClick={() => onPick(path)}
      >
        {isUsed ? t.used : t.use}
      </Button>
    </div>
  );
}
