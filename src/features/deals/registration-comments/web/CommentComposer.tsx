import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { api, apiRows } from '#web/requests/api.ts';
import { useCreate } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { MentionInput } from '#web/thread/MentionInput.tsx';
import { ThreadComposer } from '#web/thread/ThreadComposer.tsx';
import type { CommentPerson, CommentVisibility, RegistrationComment } from '../schema.ts';
import css from './comments.module.css';
import { texts } from './texts.ts';

const MOST_FILES = 10;

/** Writes a comment, with people who are mentioned and files. */
export function CommentComposer({ registrationId, partnerId }: { registrationId: string; partnerId: string }) {
  const { mode } = useSession();
  const { message } = App.useApp();
  const create = useCreate<RegistrationComment>('deal_registration_comments', ['documents']);
  const mayAttach = useCan('documents', 'manage');
  const picker = useRef<HTMLInputElement>(null);
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState<CommentVisibility>('shared');
  const visibility = mode === 'partner' ? 'shared' : chosen;
  useUnsavedWarning(body.trim() !== '' || files.length > 0);
  const people = useQuery({
    queryKey: ['registration_people', registrationId],
    queryFn: ({ signal }) => apiRows<CommentPerson>(`deal_registrations/${registrationId}/people`, { signal }),
    staleTime: 300_000,
  });
  const readers = (people.data ?? []).filter(({ side }) => visibility === 'shared' || side === 'company');

  const send = async () => {
    if (!body.trim()) return;
    setSending(true);
    try {
      const document_ids: string[] = [];
      for (const file of files)
        document_ids.push(await upload(file, partnerId, mode === 'company' ? visibility : null));
      await create.mutateAsync({
        registration_id: registrationId,
        body: body.trim(),
        mentions: readers.filter(({ full_name }) => body.includes(`@${full_name}`)).map(({ user_id }) => user_id),
        ...(document_ids.length > 0 && { document_ids }),
        ...(mode === 'company' && { visibility }),
      });
      setBody('');
      setFiles([]);
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <ThreadComposer<CommentVisibility>
      isEmpty={!body.trim()}
      isSending={isSending}
      send={send}
      label={texts.comment}
      visibility={
        mode === 'company' ? { value: visibility, options: ['shared', 'internal'], onChange: setChosen } : undefined
      }
      tools={
        mayAttach && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              aria-label={texts.filesToAttach}
              onChange={(event) => {
                setFiles([...files, ...(event.target.files ?? [])].slice(0, MOST_FILES));
                event.target.value = '';
              }}
            />
            <Button size="small" icon={<Paperclip size={14} />} onClick={() => picker.current?.click()}>
              {texts.attach}
            </Button>
          </>
        )
      }
    >
      <MentionInput value={body} people={readers} placeholder={placeholderOf(mode, visibility)} onChange={setBody} />
      {files.length > 0 && (
        <ul className={css.attached}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={index}>
              {file.name}
              <Button
                type="text"
                size="small"
                icon={<X size={14} />}
                aria-label={texts.remove(file.name)}
                onClick={() => setFiles(files.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
    </ThreadComposer>
  );
}

function placeholderOf(mode: 'company' | 'partner', visibility: CommentVisibility): string {
  if (mode === 'partner') return texts.writeToCompanyMentionPeopleWith;
  return visibility === 'shared' ? texts.writeToPartnerMentionPeopleWith : texts.writeToYourTeamPartnerDoes;
}

/** Attachments are documents of the partner. */
async function upload(file: File, partner_id: string, visibility: CommentVisibility | null): Promise<string> {
  const parts = new FormData();
  parts.set('partner_id', partner_id);
  if (visibility) parts.set('visibility', visibility);
  parts.set('file', file);
  return (await api<{ id: string }>('documents', { method: 'POST', body: parts })).id;
}
