import { defineResource } from '#server/resource/define.ts';
import { AssistantChat, AssistantRequest } from '../schema.ts';

/** Conversations of the caller. Only actions in person write them, so the resource itself only reads. */
export const assistantChats = defineResource({
  name: 'assistant_chats',
  noun: 'conversation',
  row: AssistantChat,
  leaves: { title: 'never' },
  view: 'assistant_chat_rows',
  viewHidesRows: true,
  viewComputes: ['title'],
  list: {
    sort: ['asked_at', 'title'],
    filter: ['asked_at'],
    search: ['title'],
    by: '-asked_at',
  },
  partner: { row: AssistantChat, verbs: ['list', 'get'] },
});

/** The log of what was sent to models. */
export const assistantRequests = defineResource({
  name: 'assistant_requests',
  noun: 'model request',
  row: AssistantRequest,
  leaves: { body: 'never' },
  view: 'assistant_request_rows',
  viewHidesRows: true,
  viewComputes: ['body'],
  list: {
    sort: ['sent_at', 'user_name', 'model', 'tokens', 'status'],
    filter: ['sent_at', 'partner_id', 'model', 'host', 'status'],
    search: ['user_name', 'model', 'host'],
    by: '-sent_at',
  },
  partner: { row: AssistantRequest, verbs: ['list', 'get'] },
});
