import { App } from 'antd';
import { createElement, useState } from 'react';
import { useAction } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { Partner, PartnerBulkChange, PartnerBulkResult } from '../schema.ts';

export type BulkKind = 'status' | 'owner' | 'tags';
type Change = PartnerBulkChange['change'];

interface Asked {
  kind: BulkKind;
  rows: readonly Partner[];
  /** Ends the question; `false` when nothing was done. */
  onDone: (done: boolean) => void;
}

/** One change to all selected partners, and the names of those it was refused for. */
export function useBulkChange() {
  const { message, modal } = App.useApp();
  const [asked, setAsked] = useState<Asked | null>(null);
  const change = useAction<PartnerBulkChange, PartnerBulkResult>(
    'partners',
    () => 'partners/bulk',
    (input) => input,
  );

  const ask = (kind: BulkKind, rows: readonly Partner[]) =>
    new Promise<boolean>((resolve) => {
      const onDone = (done: boolean) => {
        setAsked(null);
        resolve(done);
      };
      setAsked({ kind, rows, onDone });
    });

  const send = async (rows: readonly Partner[], values: Change) => {
    const { changed, refused } = await change.mutateAsync({ ids: rows.map(({ id }) => id), change: values });
    if (changed > 0) message.success(`${plural(changed, 'partner', 'partners')} changed`);
    if (refused.length > 0) {
      modal.warning({
        title: `${plural(refused.length, 'partner', 'partners')} stayed as ${refused.length === 1 ? 'it was' : 'they were'}`,
        content: createElement(
          'ul',
          { style: { margin: 0, paddingInlineStart: 18 } },
          refused.map(({ id, name, message: why }) =>
            createElement('li', { key: id }, createElement('strong', null, name), `: ${why}`),
          ),
        ),
      });
    }
    return changed > 0;
  };
  return { asked, ask, send };
}
