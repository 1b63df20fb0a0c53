import type { MergeFieldChoice } from './mergeFields.ts';

export interface RichTextProps {
  id?: string;
  value?: string | null;
  onChange?: (markdown: string) => void;
  /** Called on Ctrl+Enter, if the text is sent on its own rather than saved with a form. */
  onSend?: () => void;
  placeholder?: string;
  disabled?: boolean;
  /** The initial height in rows; the input grows with its text. */
  rows?: number;
  /** Removes the border, for use in a box that has one. */
  bare?: boolean;
  /** Merge fields, which a menu inserts and the text shows as chips; `unknown` explains one that does not exist. */
  inserts?: { label: string; unknown: string; items: readonly MergeFieldChoice[] };
  /** Allows uploading pictures into the text. */
  hasPictures?: boolean;
  'aria-label'?: string;
}
