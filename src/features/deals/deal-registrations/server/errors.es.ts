import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-registrations'> = {
  'Approvals that wait for you': 'Aprobaciones que esperan tu decisión',
  'Approved, one of several approvals given, not approved, another registration approved, question asked, merged, or won.':
    'Aprobado, dada una de varias aprobaciones, no aprobado, otro registro aprobado, pregunta hecha, combinado o ganado.',
  'Check this account first. Both its website and its name must have been checked today.':
    'Comprueba primero esta cuenta. Tanto su sitio web como su nombre deben haberse comprobado hoy.',
  'Choose the distributor of this deal.': 'Elige el distribuidor de este negocio.',
  'Deal registrations': 'Registros de negocios',
  'Decisions on your registrations': 'Decisiones sobre tus registros',
  'Decisions that are due': 'Decisiones con fecha límite',
  'Ending soon, extended, extension declined, revoked, or ended.':
    'Termina pronto, prorrogada, prórroga rechazada, revocada o terminada.',
  'Enter a website or an account name.': 'Introduce un sitio web o el nombre de una cuenta.',
  'Fill in the missing fields before you register this deal.':
    'Completa los campos que faltan antes de registrar este negocio.',
  'Give the currency of the amount.': 'Indica la moneda del importe.',
  'Give the name or the website of the account.': 'Indica el nombre o el sitio web de la cuenta.',
  'Give the partner that registers the deal.': 'Indica el partner que registra el negocio.',
  'New registrations, answers, requests for extensions, and withdrawals.':
    'Registros nuevos, respuestas, solicitudes de prórroga y retiradas.',
  'Only active partners can register deals.': 'Solo los partners activos pueden registrar negocios.',
  'Only drafts can be deleted. Submitted registrations stay on record.':
    'Solo se pueden eliminar borradores. Los registros enviados se conservan.',
  'Protection of your deals': 'Protección de tus negocios',
  'Release the hold first. It applies to this account.': 'Libera primero la reserva. Se aplica a esta cuenta.',
  'Reminders halfway to the deadline and when a decision is overdue.':
    'Recordatorios a mitad del plazo y cuando una decisión lleva retraso.',
  'Steps of approval chains that you decide.': 'Pasos de cadenas de aprobación que decides tú.',
  'The distributor declined this deal. Change or remove the distributor before you approve it.':
    'El distribuidor rechazó este negocio. Cambia o quita el distribuidor antes de aprobarlo.',
  'The distributor has not confirmed this deal yet.': 'El distribuidor aún no ha confirmado este negocio.',
  'The other record belongs to a partner you do not manage. Ask a team member with access to all partners to merge them.':
    'El otro registro pertenece a un partner que no gestionas. Pide a un miembro del equipo con acceso a todos los partners que los combine.',
  'The program does not extend protection.': 'El programa no prorroga la protección.',
  'The program has no deal types yet.': 'El programa aún no tiene tipos de negocio.',
  'This cannot be changed once the deal is registered.': 'Esto no se puede cambiar una vez registrado el negocio.',
  'This conflict does not involve another deal, so there is nothing to merge.':
    'Este conflicto no afecta a otro negocio, así que no hay nada que combinar.',
  'This conflict no longer exists.': 'Este conflicto ya no existe.',
  'This deal type does not exist.': 'Este tipo de negocio no existe.',
  'This is an email provider, not a company website.': 'Es un proveedor de correo, no el sitio web de una empresa.',
  'This is not a valid website address.': 'La dirección del sitio web no es válida.',
  'This is your own company.': 'Es tu propia empresa.',
  'This product category does not exist.': 'Esta categoría de producto no existe.',
  'This product does not exist.': 'Este producto no existe.',
  'This program does not offer holds. Register the deal instead.':
    'Este programa no ofrece reservas. Registra el negocio.',
  'This registration has a conflict. Give a reason for approving it.':
    'Este registro tiene un conflicto. Indica un motivo para aprobarlo.',
  'You have already registered this account.': 'Ya registraste esta cuenta.',
  'answers to your questions': 'respuestas a tus preguntas',
  'does not work with the current weights: change the split of the deal first':
    'No encaja con las ponderaciones actuales. Cambia primero el reparto del negocio.',
  'is required to hold an account': 'Este campo es obligatorio para reservar una cuenta.',
  'new deal registrations': 'registros de negocios nuevos',
  'overdue registrations': 'registros con retraso',
};
