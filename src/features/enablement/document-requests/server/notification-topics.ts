import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'document_reviews',
    resource: 'document_requests',
    label: 'Documents to review',
    about: 'A partner uploads a requested document, is late with one, or one has expired.',
    mode: 'company',
    email: 'instant',
    kinds: ['document_uploaded', 'document_overdue', 'document_request_expired'],
    similar: {
      document_uploaded: { many: 'uploaded documents', link: '/document_requests' },
      document_overdue: { many: 'overdue documents', link: '/document_requests' },
    },
  },
  {
    key: 'requested_documents',
    resource: 'document_requests',
    label: 'Documents requested from you',
    about: 'The company requests a document, reminds you of one, or decides about your file.',
    mode: 'partner',
    email: 'instant',
    kinds: [
      'document_requested',
      'document_due',
      'document_expiring',
      'document_expired',
      'document_approved',
      'document_rejected',
    ],
    similar: {
      document_requested: { many: 'requested documents', link: '/document_requests' },
    },
  },
]);
