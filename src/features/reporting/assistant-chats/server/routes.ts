import { type Action, action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { closed, Type } from '#shared/schema.ts';
import { AssistantChat, AssistantMessage, AssistantSettings, AssistantSettingsUpdate, Feedback } from '../schema.ts';
import { createChat, deleteChat, messagesOf, rateAnswer, renameChat } from './chats.ts';
import { assistantChats } from './resources.ts';
import { readChatSettings, saveChatSettings } from './settings.ts';

/** A conversation belongs to its person: programs and people who view the app as somebody else are refused. */
const own = { modes: ['company', 'partner'], personal: true } as const;
const settings = { modes: ['company'] } as const;

const Rename = closed({ title: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) });

export const assistantRoutes: Action[] = [
  action({
    ...own,
    method: 'POST',
    url: '/assistant_chats',
    summary: 'Start a conversation with the assistant',
    can: 'assistant_chats:view',
    body: closed({}),
    response: AssistantChat,
    status: 201,
    run: async (call) => shown(call, assistantChats, await createChat(call)),
  }),
  action({
    ...own,
    method: 'PATCH',
    url: '/assistant_chats/:id',
    summary: 'Rename a conversation with the assistant',
    can: 'assistant_chats:view',
    versioned: assistantChats,
    params: IdParams,
    body: Rename,
    response: AssistantChat,
    run: async (call, { params, body }) => {
      await renameChat(call, params.id, body.title);
      return shown(call, assistantChats, params.id);
    },
  }),
  action({
    ...own,
    method: 'DELETE',
    url: '/assistant_chats/:id',
    summary: 'Delete a conversation with the assistant',
    can: 'assistant_chats:view',
    params: IdParams,
    response: IdParams,
    run: async (call, { params }) => {
      await deleteChat(call, params.id);
      return { id: params.id };
    },
  }),
  action({
    ...own,
    method: 'GET',
    url: '/assistant_chats/:id/messages',
    summary: 'List the messages of a conversation, oldest first',
    can: 'assistant_chats:view',
    params: IdParams,
    response: Type.Array(AssistantMessage),
    run: (call, { params }) => messagesOf(call, params.id),
  }),
  action({
    ...own,
    method: 'POST',
    url: '/assistant_messages/:id/feedback',
    summary: 'Rate an answer of the assistant, or take the rating back',
    can: 'assistant_chats:view',
    params: IdParams,
    body: Feedback,
    response: AssistantMessage,
    status: 200,
    run: (call, { params, body }) => rateAnswer(call, params.id, body),
  }),
  action({
    ...settings,
    method: 'GET',
    url: '/assistant_settings',
    summary: "Get the company's model and budget for the assistant",
    can: 'assistant_settings:view',
    response: AssistantSettings,
    run: (call) => readChatSettings(call),
  }),
  action({
    ...settings,
    method: 'PATCH',
    url: '/assistant_settings',
    summary: "Change the company's model and budget for the assistant",
    can: 'assistant_settings:manage',
    personal: true,
    body: AssistantSettingsUpdate,
    response: AssistantSettings,
    run: (call, { body }) => saveChatSettings(call, body),
  }),
];
