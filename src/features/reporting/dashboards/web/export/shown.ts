import type { WidgetData } from '#shared/figures.ts';
import type { BoardState } from '../useBoard.ts';

/** The description of a widget's content in an exported file. */
export interface Shown extends BoardState {
  widget: string;
  data: WidgetData;
  group: string | null;
}
