import { strToU8, zipSync } from 'fflate';
import { regionToday } from '#web/region.ts';
import { saveFile } from '#web/requests/download.ts';
import { queryClient } from '#web/requests/queryClient.ts';
import { dashboardWords } from '../../catalog.ts';
import type { BoardState } from '../useBoard.ts';
import { figureOptions } from '../useFigures.ts';
import { csvOf } from './csv.ts';
import { fileName } from './fileName.ts';
import type { Shown } from './shown.ts';
import { tablesOf } from './tables.ts';

/** The figures of one widget, of every currency and pipeline. */
export async function saveWidget(shown: Shown): Promise<void> {
  const { title } = dashboardWords(shown.widget, shown.mode);
  const text = csvOf(tablesOf({ ...shown, group: null }, 'all'));
  saveFile(`${fileName(title)}-${regionToday()}.csv`, new Blob([text], { type: 'text/csv' }));
}

/** The whole dashboard: one file for each widget, numbered as they are read. */
export async function saveBoard(board: BoardState, widgets: readonly string[]): Promise<void> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, widget] of widgets.entries()) {
    const data = await queryClient.ensureQueryData(figureOptions(widget, board.filters));
    const { title } = dashboardWords(widget, board.mode);
    const number = String(index + 1).padStart(2, '0');
    files[`${number}-${fileName(title)}.csv`] = strToU8(
      csvOf(tablesOf({ ...board, widget, data, group: null }, 'all')),
    );
  }
  saveFile(
    `dashboard-${regionToday()}.zip`,
    new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' }),
  );
}
