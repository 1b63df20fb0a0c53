import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { Markdown } from '@tiptap/markdown';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { App, Button, Input, Space } from 'antd';
import Bold from 'lucide-react/icons/bold';
import Braces from 'lucide-react/icons/braces';
import Heading from 'lucide-react/icons/heading';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DropDown } from '../components/DropDown.tsx';
import { DropMenu } from '../components/DropMenu.tsx';
import { PopoverPanel } from '../components/PopoverPanel.tsx';
import { FALLBACK_LINK, safeAddress } from '../components/safeAddress.ts';
import { api } from '../requests/api.ts';
import { FieldSuggestions, type KeyTaker } from './FieldSuggestions.tsx';
import { MergeFields, withoutEscapes } from './mergeFields.ts';
import css from './RichTextInput.module.css';
import type { RichTextProps } from './richTextProps.ts';
import { texts } from './texts.ts';

const extensions = (placeholder: string, hasPictures: boolean, inserts: RichTextProps['inserts']) => [
  ...(inserts ? [MergeFields.configure({ known: inserts.items, unknown: inserts.unknown })] : []),
  ...(hasPictures ? [Image] : []),
  StarterKit.configure({
    // Formats that markdown does not have would be lost on saving.
    underline: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, isAllowedUri: (address) => safeAddress(address) !== FALLBACK_LINK },
  }),
  Markdown,
  Placeholder.configure({ placeholder }),
];

const markdownOf = (editor: Editor) => (editor.isEmpty ? '' : withoutEscapes(editor.getMarkdown()));

export default function RichTextEditor({
  id,
  value,
  onChange,
  onSend,
  placeholder = '',
  disabled = false,
  rows = 3,
  bare,
  inserts,
  hasPictures = false,
  ...rest
}: RichTextProps) {
  const suggesting = useRef<KeyTaker | null>(null);
  const editor = useEditor({
    extensions: extensions(placeholder, hasPictures, inserts),
    content: value ?? '',
    contentType: 'markdown',
    editable: !disabled,
    editorProps: {
      attributes: {
        ...(id && { id }),
        role: 'textbox',
        'aria-multiline': 'true',
        ...(rest['aria-label'] && { 'aria-label': rest['aria-label'] }),
        style: `min-height: ${22 * rows}px`,
      },
      handleKeyDown: (_view, event) => {
        if (suggesting.current?.(event)) return true;
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
        // The editor would add a line break; without `onSend`, the event saves the form around it.
        if (onSend) {
          event.stopPropagation();
          onSend();
        }
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange?.(markdownOf(changed)),
  });

  // The text changes from outside when a form is reset or a note was sent.
  useEffect(() => {
    // If rendering took long, the first editor was destroyed before it was mounted; the next one follows at once.
    if (editor.isDestroyed) return;
    if ((value ?? '') !== markdownOf(editor))
      editor.commands.setContent(value ?? '', { contentType: 'markdown', emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  return (
    <div className={css.frame} data-bare={bare || undefined} data-disabled={disabled || undefined}>
      <Toolbar editor={editor} disabled={disabled} inserts={inserts} hasPictures={hasPictures} />
      <EditorContent editor={editor} className={css.text} />
      {inserts && <FieldSuggestions editor={editor} label={inserts.label} choices={inserts.items} keys={suggesting} />}
    </div>
  );
}

interface ToolbarProps {
  editor: Editor;
  disabled: boolean;
  inserts: RichTextProps['inserts'];
  hasPictures: boolean;
}

function Toolbar({ editor, disabled, inserts, hasPictures }: ToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      bold: e.isActive('bold'),
      italic: e.isActive('italic'),
      heading: e.isActive('heading'),
      bullets: e.isActive('bulletList'),
      numbers: e.isActive('orderedList'),
      quote: e.isActive('blockquote'),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <div className={css.tools} role="toolbar" aria-label={texts.formatting}>
      <Tool label={texts.bold} on={active.bold} disabled={disabled} run={() => chain().toggleBold().run()}>
        <Bold size={14} />
      </Tool>
      <Tool label={texts.italic} on={active.italic} disabled={disabled} run={() => chain().toggleItalic().run()}>
        <Italic size={14} />
      </Tool>
      <Tool
        label={texts.heading}
        on={active.heading}
        disabled={disabled}
        run={() => chain().toggleHeading({ level: 3 }).run()}
      >
        <Heading size={14} />
      </Tool>
      <Tool label={texts.list} on={active.bullets} disabled={disabled} run={() => chain().toggleBulletList().run()}>
        <List size={14} />
      </Tool>
      <Tool
        label={texts.numberedList}
        on={active.numbers}
        disabled={disabled}
        run={() => chain().toggleOrderedList().run()}
      >
        <ListOrdered size={14} />
      </Tool>
      <Tool label={texts.quote} on={active.quote} disabled={disabled} run={() => chain().toggleBlockquote().run()}>
        <Quote size={14} />
      </Tool>
      <LinkTool editor={editor} disabled={disabled} />
      {inserts && (
        <DropMenu
          items={inserts.items.map(({ text, label }) => ({ key: text, label }))}
          onChoose={(text) => chain().insertContent({ type: 'text', text }).run()}
        >
          <Tool label={inserts.label} disabled={disabled}>
            <Braces size={14} />
          </Tool>
        </DropMenu>
      )}
      {hasPictures && <PictureTool editor={editor} disabled={disabled} />}
    </div>
  );
}

interface ToolProps {
  label: string;
  on?: boolean;
  disabled: boolean;
  run?: () => void;
  children: ReactNode;
}

function Tool({ label, on, disabled, run, children, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={on}
      disabled={disabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      {...rest}
    >
      {children}
    </button>
  );
}

/** Uploads a picture and inserts it at the cursor. */
function PictureTool({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { message } = App.useApp();
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.append('file', file);
    try {
      const { url } = await api<{ url: string }>('pictures', { method: 'POST', body });
      editor.chain().focus().setImage({ src: url, alt: file.name }).run();
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  return (
    <>
      <Tool label={texts.picture} disabled={disabled} run={() => chooser.current?.click()}>
        <ImagePlus size={14} />
      </Tool>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        style={{ display: 'none' }}
        aria-label={texts.picture}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function LinkTool({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);
  const reason = useId();

  const turn = (open: boolean) => {
    if (open) setAddress(String(editor.getAttributes('link').href ?? ''));
    setRefused(false);
    setOpen(open);
  };
  const apply = () => {
    const given = address.trim();
    if (given && safeAddress(given) === FALLBACK_LINK) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!given) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: given, marks: [{ type: 'link', attrs: { href: given } }] }).run();
    } else chain.setLink({ href: given }).run();
    setOpen(false);
  };

  const form = (
    <PopoverPanel className={css.link} label={texts.link}>
      <Space.Compact block>
        <Input
          autoFocus
          aria-label={texts.linkAddress}
          placeholder="https://"
          value={address}
          status={isRefused ? 'error' : ''}
          aria-invalid={isRefused}
          {...(isRefused && { 'aria-describedby': reason })}
          onChange={(event) => setAddress(event.target.value)}
          onPressEnter={(event) => {
            // Enter must not submit the form around it.
            event.preventDefault();
            apply();
          }}
        />
        <Button type="primary" onClick={apply}>
          {texts.link}
        </Button>
      </Space.Compact>
      {isRefused && (
        <p id={reason} role="alert">
          {texts.linksMustStartWithHttpsHttp}
        </p>
      )}
    </PopoverPanel>
  );

  return (
    <DropDown open={isOpen} onTurn={turn} content={form}>
      <Tool label={texts.link} disabled={disabled}>
        <LinkIcon size={14} />
      </Tool>
    </DropDown>
  );
}
