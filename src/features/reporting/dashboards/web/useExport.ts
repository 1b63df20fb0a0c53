import { useCallback } from 'react';
import type { WidgetData } from '#shared/figures.ts';
import { useMessages } from '#web/messages/messages.ts';
import type { Shown } from './export/shown.ts';
import { texts } from './texts.ts';
import { useBoardState } from './useBoard.ts';
import { usePipeline } from './usePipeline.tsx';

/** Exports a widget as a picture or as figures. The code for the files is loaded on demand. */
export function useExport(widget: string, data: WidgetData | undefined): (kind: 'png' | 'csv') => void {
  const { message } = useMessages();
  const board = useBoardState();
  const [group] = usePipeline(data ?? {});
  return useCallback(
    (kind) => {
      if (!data) return;
      const shown: Shown = { ...board, widget, data, group };
      const made =
        kind === 'png'
          ? import('./export/picture.ts').then(({ savePicture }) => savePicture(shown))
          : import('./export/files.ts').then(({ saveWidget }) => saveWidget(shown));
      made.catch(() => message.error(texts.fileCouldNotBeCreatedTry));
    },
    [board, widget, data, group, message],
  );
}
