import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contacts'> = {
  'Erase a person for good: their name, addresses and other personal data':
    'Suprimir definitivamente a una persona: su nombre, direcciones y otros datos personales',
  'Erase person': 'Suprimir persona',
  'New contact': 'Nuevo contacto',
  'No access': 'Sin acceso',
  'No portal access': 'Sin acceso al portal',
  'Person erased': 'Persona suprimida',
  Primary: 'Principal',
  'Primary contact': 'Contacto principal',
  'Replaces the current primary contact.': 'Sustituye al contacto principal actual.',
  'Their name, addresses and other personal data are removed from the contact, tasks, meetings, emails and the audit log. What happened stays, without the name. This cannot be undone.':
    'Su nombre, direcciones y otros datos personales se eliminan del contacto, las tareas, las reuniones, los correos y el registro de auditoría. Lo que ocurrió se conserva, sin el nombre. No se puede deshacer.',
  'Works at': 'Trabaja en',
  contacts: 'contactos',
};
