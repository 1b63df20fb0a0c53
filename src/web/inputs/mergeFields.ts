import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, type Selection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/**
 * A text that a menu inserts, such as `{{partner.name}}`, with its name for people. `{{first_name|}}` allows a text for
 * when the value is missing: `{{first_name|there}}`.
 */
export interface MergeFieldChoice {
  text: string;
  label: string;
}

interface FoundField {
  from: number;
  to: number;
  /** Null for a field that does not exist. */
  label: string | null;
}

const FIELD = /\{\{\s*([\w.]+)\s*(\|[^{}]*)?\}\}/g;

/** The merge fields in a text; positions count from its first character. */
export function fieldsIn(text: string, known: readonly MergeFieldChoice[]): FoundField[] {
  return [...text.matchAll(FIELD)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    label:
      known.find(({ text: one }) => (one === `{{${match[1]}}}` && !match[2]) || one === `{{${match[1]}|}}`)?.label ??
      null,
  }));
}

/** The start of a field that is being typed before the cursor: the letters after `{{`, or null. */
export const typedField = (before: string): string | null => /\{\{\s*([\w.]*)$/.exec(before)?.[1] ?? null;

/** The markdown of a text, in which merge fields are not escaped: `{{first_name}}`, not `{{first\_name}}`. */
export const withoutEscapes = (markdown: string): string =>
  markdown.replace(/\{\{[^{}]*\}\}/g, (field) => field.replace(/\\([\\`*_[\]~])/g, '$1'));

function fieldsOf(document: DocumentNode, known: readonly MergeFieldChoice[]): FoundField[] {
  const found: FoundField[] = [];
  document.descendants((node, at) => {
    if (node.isText)
      for (const { from, to, label } of fieldsIn(node.text ?? '', known))
        found.push({ from: at + from, to: at + to, label });
  });
  return found;
}

/** Shows merge fields as chips. A field that holds the cursor is shown as text, so that it can be corrected. */
export const MergeFields = Extension.create<{ known: readonly MergeFieldChoice[]; unknown: string }>({
  name: 'mergeFields',
  addOptions: () => ({ known: [], unknown: '' }),
  addProseMirrorPlugins() {
    const { known, unknown } = this.options;
    const holds = ({ from, to }: FoundField, { head, empty }: Selection) => empty && from < head && head < to;
    const chips = (document: DocumentNode, selection: Selection) =>
      fieldsOf(document, known).flatMap((field) => {
        if (field.label === null)
          return Decoration.inline(field.from, field.to, { class: 'merge-field-unknown', title: unknown });
        if (holds(field, selection)) return [];
        return Decoration.inline(field.from, field.to, { class: 'merge-field', 'data-label': field.label });
      });
    return [
      new Plugin({
        props: { decorations: ({ doc, selection }) => DecorationSet.create(doc, chips(doc, selection)) },
      }),
    ];
  },
  addKeyboardShortcuts() {
    const remove = (side: 'from' | 'to') => () => {
      const { doc, selection } = this.editor.state;
      const field = fieldsOf(doc, this.options.known).find((one) => one.label !== null && one[side] === selection.head);
      return !!field && selection.empty && this.editor.commands.deleteRange({ from: field.from, to: field.to });
    };
    return { Backspace: remove('to'), Delete: remove('from') };
  },
});
