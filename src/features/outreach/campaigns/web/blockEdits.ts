import type { Block, BlockKind } from '../blocks.schema.ts';

const newKey = () => `b_${Math.random().toString(36).slice(2, 10)}`;

/** A new block of a kind, with the least it needs. */
export function newBlock(kind: BlockKind): Block {
  const key = newKey();
  switch (kind) {
    case 'headline':
    case 'text':
      return { key, kind, text: '' };
    case 'button':
      return { key, kind, label: '', url: '' };
    case 'image':
      return { key, kind, url: '', alt: '' };
    case 'columns':
      return { key, kind, cells: [{}, {}] };
    case 'divider':
      return { key, kind };
    case 'facts':
      return { key, kind, facts: ['open_deals'] };
  }
}
