import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-registrations'> = {
  'A similar name in the same country with a different domain.':
    'Un nombre parecido en el mismo país con otro dominio.',
  'Account held': 'Cuenta reservada',
  'Accounts that partners hold while they prepare a registration appear here.':
    'Las cuentas que los partners reservan mientras preparan un registro aparecen aquí.',
  'Adds the number of days set by your program to the current end date. The deal must have made progress: a stage change or a note.':
    'Añade a la fecha de fin actual el número de días que fija tu programa. El negocio tiene que haber avanzado: un cambio de etapa o una nota.',
  'After a rejection, there is a waiting period before an account can be registered again.':
    'Después de un rechazo hay un período de espera antes de poder volver a registrar una cuenta.',
  'Agreed with all parties': 'Acordado con todas las partes',
  All: 'Todos',
  'All registrations': 'Todos los registros',
  'All registrations of your partners appear here.': 'Todos los registros de tus partners aparecen aquí.',
  'An account can be registered only once for the same products.':
    'Una cuenta solo se puede registrar una vez para los mismos productos.',
  'Another distributor is involved': 'Interviene otro distribuidor',
  'Another partner registered first': 'Otro partner registró antes',
  'Another reseller registered this account through a different distributor.':
    'Otro revendedor registró esta cuenta a través de otro distribuidor.',
  'Answer a question from the company': 'Responder a una pregunta de la empresa',
  'Answer sent': 'Respuesta enviada',
  'Approval saved': 'Aprobación guardada',
  'Approve a registration': 'Aprobar un registro',
  'Approve registration': 'Aprobar registro',
  'Approved registrations appear here until they are won or their protection ends.':
    'Los registros aprobados aparecen aquí hasta que se ganan o termina su protección.',
  'Approved registrations whose protection ends within the next 90 days.':
    'Registros aprobados cuya protección termina en los próximos 90 días.',
  'Ask for an extension': 'Pedir una prórroga',
  'Ask the company to extend protection': 'Pedir a la empresa que prorrogue la protección',
  'Ask the partner for information': 'Pedir información al partner',
  Blocked: 'Bloqueado',
  'Capture a deal': 'Capturar un negocio',
  'Captured (device time)': 'Capturado (hora del dispositivo)',
  'Chose another vendor': 'Eligió a otro proveedor',
  Contested: 'En conflicto',
  'Convert registration': 'Convertir registro',
  'Convert to opportunity': 'Convertir en oportunidad',
  'Create or link the opportunity': 'Crear o vincular la oportunidad',
  'Customer declined': 'El cliente dijo que no',
  Deadline: 'Fecha límite',
  'Deal registered': 'Negocio registrado',
  'Deals your partners register appear here for your decision, most urgent first.':
    'Los negocios que registran tus partners aparecen aquí para que decidas, primero los más urgentes.',
  'Deals your team registered in the period, by submission date.':
    'Negocios que tu equipo registró en el período, por fecha de envío.',
  'Decline extension': 'Rechazar prórroga',
  'Decline the extension with a reason': 'Rechazar la prórroga con un motivo',
  'Different account': 'Cuenta distinta',
  'Due within a day': 'Vence en menos de un día',
  'Existing customer': 'Cliente existente',
  'Existing customers': 'Clientes existentes',
  'Existing engagement': 'Relación comercial existente',
  'Expiring protection': 'Protección próxima a vencer',
  'Extend protection': 'Prorrogar protección',
  'Extension declined': 'Prórroga rechazada',
  'Extension requested': 'Prórroga solicitada',
  'First come, first protected': 'Se protege a quien llega primero',
  'Give more information': 'Dar más información',
  'Grant extension': 'Conceder prórroga',
  'Grant the extension that the partner asked for': 'Conceder la prórroga que pidió el partner',
  'Held before': 'Reservado antes',
  'Hold account': 'Reservar cuenta',
  'Hold the account of a draft': 'Reservar la cuenta de un borrador',
  'In review: the decision is due by this date; late decisions extend your protection. Protected: no other partner can register the account until this date.':
    'En revisión: la decisión vence en esta fecha; las decisiones tardías prorrogan tu protección. Protegido: ningún otro partner puede registrar la cuenta hasta esta fecha.',
  Incomplete: 'Incompleto',
  Information: 'Información',
  'Information sent': 'Información enviada',
  'Merge a registration into the deal it conflicts with':
    'Combinar un registro con el negocio con el que entra en conflicto',
  'Merge into one deal': 'Combinar en un negocio',
  Merged: 'Combinado',
  'My protections': 'Mis protecciones',
  'My registrations': 'Mis registros',
  'My team': 'Mi equipo',
  'No active registrations. Register a deal before you work on it.':
    'No hay registros activos. Registra un negocio antes de trabajar en él.',
  'No answer in time': 'Sin respuesta a tiempo',
  'No deals were registered in this period.': 'No se registraron negocios en este período.',
  'No other partner can register or hold the account while you prepare the registration.':
    'Ningún otro partner puede registrar ni reservar la cuenta mientras preparas el registro.',
  'No protection periods end within 90 days.': 'Ningún período de protección termina en los próximos 90 días.',
  'No registrations to decide.': 'No hay registros por decidir.',
  'No website': 'Sin sitio web',
  'None of your protection periods end within 90 days.':
    'Ninguno de tus períodos de protección termina en los próximos 90 días.',
  'Not qualified': 'No cualificado',
  'One registration per deal': 'Un registro por negocio',
  'Opportunity linked': 'Oportunidad vinculada',
  'Other partners can register this account again.': 'Otros partners pueden volver a registrar esta cuenta.',
  'Other reason': 'Otro motivo',
  'Outside your territory': 'Fuera de tu territorio',
  Overridden: 'No tenido en cuenta',
  'Own company': 'Empresa propia',
  'Partner has better evidence': 'El partner tiene mejores pruebas',
  'Partners cannot register their own company.': 'Los partners no pueden registrar su propia empresa.',
  'Partner’s system': 'Sistema del partner',
  'Pending registrations': 'Registros pendientes',
  'Policy violation': 'Incumplimiento de las normas',
  'Progress made': 'Avances',
  Protected: 'Protegido',
  'Protected deals': 'Negocios protegidos',
  'Protected for another partner': 'Protegido para otro partner',
  'Protected registrations': 'Registros protegidos',
  'Protected until': 'Protegido hasta',
  'Protection ends': 'Fin de la protección',
  'Protection ends immediately and other partners can register this account. The partner sees the reason and your message.':
    'La protección termina de inmediato y otros partners pueden registrar esta cuenta. El partner ve el motivo y tu mensaje.',
  'Protection ends immediately and other partners can register this account. This cannot be undone.':
    'La protección termina de inmediato y otros partners pueden registrar esta cuenta. No se puede deshacer.',
  'Protection extended': 'Protección prorrogada',
  'Protection released': 'Protección liberada',
  'Protection revoked': 'Protección revocada',
  Receipt: 'Comprobante',
  'Register deal on behalf of a partner': 'Registrar un negocio en nombre de un partner',
  'Register on behalf of a partner': 'Registrar en nombre de un partner',
  'Registered by': 'Registrado por',
  'Registered by the company': 'Registrado por la empresa',
  'Registered twice by this partner': 'Registrado dos veces por este partner',
  'Registering your own company': 'Registro de la propia empresa',
  'Registration rejected': 'Registro rechazado',
  'Registration withdrawn': 'Registro retirado',
  'Registrations are for new business.': 'Los registros son para negocio nuevo.',
  'Registrations converted': 'Registros convertidos',
  'Registrations declined': 'Registros rechazados',
  'Registrations merged': 'Registros combinados',
  'Registrations submitted': 'Registros enviados',
  'Registrations to decide': 'Registros por decidir',
  'Registrations with an open question to the partner appear here. Their deadline is paused.':
    'Los registros con una pregunta abierta al partner aparecen aquí. Su plazo está detenido.',
  'Reject a registration with a reason': 'Rechazar un registro con un motivo',
  'Reject registration': 'Rechazar registro',
  'Release protection': 'Liberar protección',
  'Release the hold of a draft': 'Liberar la reserva de un borrador',
  'Repeat registration': 'Registro repetido',
  'Revoke protection': 'Revocar protección',
  'Revoke protection with a reason': 'Revocar la protección con un motivo',
  Screening: 'En comprobación',
  'Send answer': 'Enviar respuesta',
  'Similar name': 'Nombre parecido',
  'Someone else may already be engaged. The partner is told only that there may be a conflict.':
    'Puede que alguien ya trabaje esta cuenta. Al partner solo se le dice que puede haber un conflicto.',
  'Submit a draft for screening': 'Enviar un borrador a comprobación',
  'Tell the company more about a registration': 'Dar a la empresa más información sobre un registro',
  'That registration was submitted before this one and is not decided yet.':
    'Ese registro se envió antes que este y aún no está decidido.',
  'The company reads it in the comments of the registration.': 'La empresa la lee en los comentarios del registro.',
  'The company sees your reason and decides.': 'La empresa ve tu motivo y decide.',
  'The contact': 'El contacto',
  'The decision is overdue. The delay is added to the partner’s protection.':
    'La decisión lleva retraso. El retraso se suma a la protección del partner.',
  'The domain belongs to the partner or to one of their partner users.':
    'El dominio pertenece al partner o a uno de sus usuarios.',
  'The existing account': 'La cuenta existente',
  'The first to engage with an account is protected.': 'Queda protegido el primero que trabaja una cuenta.',
  'The name and country are the same. One record has no website.':
    'El nombre y el país son los mismos. Uno de los registros no tiene sitio web.',
  'The names are similar.': 'Los nombres son parecidos.',
  'The open deal': 'El negocio abierto',
  'The other registration': 'El otro registro',
  'The partner has another open registration for this account.':
    'El partner tiene otro registro abierto de esta cuenta.',
  'The partner has another open registration of the same account and products.':
    'El partner tiene otro registro abierto de la misma cuenta y los mismos productos.',
  'The partner is protected longer, up to the number of days set by your program.':
    'El partner queda protegido más tiempo, hasta el número de días que fija tu programa.',
  'The partner is protected on this account from now on.': 'El partner queda protegido en esta cuenta desde ahora.',
  'The partner joins the deal, can see it, and earns commission on it.':
    'El partner se une al negocio, puede verlo y obtiene comisión por él.',
  'The partner sees the reason and your message and can register the account again after the waiting period.':
    'El partner ve el motivo y tu mensaje, y puede volver a registrar la cuenta después del período de espera.',
  'The partner’s last registration of this account was rejected recently.':
    'El último registro de esta cuenta por parte del partner se rechazó hace poco.',
  'The partner’s own company': 'La propia empresa del partner',
  'The protection ends as planned. The partner sees your message.':
    'La protección termina según lo previsto. El partner ve tu mensaje.',
  'The registration becomes an opportunity in your pipeline. When the opportunity is won, the registration is closed and the commission is calculated.':
    'El registro pasa a ser una oportunidad de tu pipeline. Cuando se gana la oportunidad, el registro se cierra y se calcula la comisión.',
  'The registration is closed without a decision. You can register the account again later with a new submission time.':
    'El registro se cierra sin decisión. Puedes volver a registrar la cuenta más adelante, con una nueva hora de envío.',
  'The review continues with your answer.': 'La revisión continúa con tu respuesta.',
  'The website belongs to the partner or one of their partner users.':
    'El sitio web pertenece al partner o a uno de sus usuarios.',
  'The website belongs to your company or one of your team members.':
    'El sitio web pertenece a tu empresa o a un miembro de tu equipo.',
  'The website is the partner’s own.': 'El sitio web es el del propio partner.',
  'The website is the same.': 'El sitio web es el mismo.',
  'There is an open deal with this account that has no partner.':
    'Hay un negocio abierto con esta cuenta que no tiene partner.',
  'There may be a conflict with an existing engagement. A reviewer decides based on your submission time.':
    'Puede haber un conflicto con una relación comercial existente. Una persona lo revisa y decide según la hora de tu envío.',
  'This account already buys from you and may own these products.':
    'Esta cuenta ya te compra y puede que ya tenga estos productos.',
  'This account may already be a customer.': 'Puede que esta cuenta ya sea cliente.',
  'This account may already be a customer. A reviewer decides.':
    'Puede que esta cuenta ya sea cliente. Una persona lo revisa y decide.',
  'To ask, move the deal to another stage or add a note first.':
    'Para pedirla, mueve antes el negocio a otra etapa o añade una nota.',
  'To check': 'Por comprobar',
  'Undecided registrations by the time left to decide. The deadline is paused while you wait for a partner’s answer.':
    'Registros sin decidir, por el tiempo que queda para decidir. El plazo se detiene mientras esperas la respuesta de un partner.',
  Upheld: 'Confirmado',
  'Waiting for partner': 'En espera del partner',
  'Waiting for the partner': 'En espera del partner',
  'Withdraw a registration': 'Retirar un registro',
  'Withdraw registration': 'Retirar registro',
  'Within 90 days': 'En 90 días',
  'Within a month': 'En un mes',
  'Within a week': 'En una semana',
  'Wrong information': 'Datos incorrectos',
  'You already have an open registration for this account.': 'Ya tienes un registro abierto de esta cuenta.',
  'You asked a question. The deadline is paused until the partner answers.':
    'Hiciste una pregunta. El plazo está detenido hasta que el partner responda.',
  'You can ask once the company has created the deal and it has made progress.':
    'Puedes pedirla cuando la empresa haya creado el negocio y este haya avanzado.',
  'You cannot approve this registration while that protection lasts.':
    'No puedes aprobar este registro mientras dure esa protección.',
  'Your answer': 'Tu respuesta',
  'Your answer is needed': 'Falta tu respuesta',
  'Your approved registrations whose protection ends within the next 90 days.':
    'Tus registros aprobados cuya protección termina en los próximos 90 días.',
  'Your deadline is paused until they answer.': 'Tu plazo se detiene hasta que el partner responda.',
  'Your last registration of this account was rejected recently.':
    'Tu último registro de esta cuenta se rechazó hace poco.',
  'Your team is already working on it': 'Tu equipo ya trabaja en ello',
  conflict: 'conflicto',
  conflicts: 'conflictos',
  'deal registration': 'registro de negocio',
  'deal registrations': 'registros de negocios',
  protection: 'protección',
  protections: 'protecciones',
  'registration check': 'comprobación de registro',
  'registration checks': 'comprobaciones de registros',
  'registration event': 'evento de registro',
  'registration events': 'eventos de registros',
  'registration submission': 'envío de registro',
  'registration submissions': 'envíos de registros',
  'registration view': 'vista de registro',
  'registration views': 'vistas de registros',
  'same name': 'mismo nombre',
  'waiting for the partner': 'en espera del partner',
  'waiting for you': 'en espera de tu respuesta',
  'A partner user has an email address at this account.':
    'Un usuario del partner tiene una dirección de correo de esta cuenta.',
  'Customer’s decision': 'Decisión del cliente',
  registration: 'registro',
  registrations: 'registros',
  'same website': 'mismo sitio web',
  'the amount': 'el importe',
  'the contact': 'el contacto',
  'the deal': 'el negocio',
  'the description': 'la descripción',
};
