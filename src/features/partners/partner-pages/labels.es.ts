import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-pages'> = {
  'After a rejection. Leave it empty to allow no second application.':
    'Tras un rechazo. Déjalo vacío para no permitir una segunda candidatura.',
  'Applications whose partner would be in this audience. Never with a risk flag, and only with a confirmed email address.':
    'Candidaturas cuyo partner estaría en esta audiencia. Nunca con un indicio de riesgo y solo con la dirección de correo confirmada.',
  'Approve automatically': 'Aprobar automáticamente',
  'Benefits by tier': 'Beneficios por nivel',
  'Can apply again after': 'Puede volver a presentarse después de',
  'Close a sign-up page: it takes no more applications': 'Cerrar una página de alta: ya no acepta candidaturas',
  'Contract to sign': 'Contrato por firmar',
  'Decision within': 'Decisión en',
  'Everybody who has the address can apply.': 'Cualquiera que tenga la dirección puede presentarse.',
  'Forms with the purpose “Partner sign-up”. Its questions are edited under Questions.':
    'Formularios con la finalidad “Alta de partner”. Sus preguntas se editan en Preguntas.',
  'If the email domain belongs to a partner, the applicant can ask its administrators for access.':
    'Si el dominio del correo pertenece a un partner, el candidato puede pedir acceso a sus administradores.',
  'Invite the applicant to the portal': 'Invitar al candidato al portal',
  'It follows the sentence that the application was approved.':
    'Va después de la frase que dice que la candidatura se aprobó.',
  'Let people ask to join an existing partner': 'Permitir que se pida el acceso a un partner existente',
  Logos: 'Logotipos',
  'New sign-up page': 'Nueva página de alta',
  'Partner Signup': 'Alta de partners',
  'Publish a sign-up page': 'Publicar una página de alta',
  'Questions and answers': 'Preguntas y respuestas',
  'Send a welcome email': 'Enviar un correo de bienvenida',
  'Show the median decision time on the page': 'Mostrar en la página la mediana del tiempo de decisión',
  'Sign-up page': 'Página de alta',
  'Sign-up pages': 'Páginas de alta',
  'Stop accepting applications': 'Dejar de aceptar candidaturas',
  'Text of the welcome email': 'Texto del correo de bienvenida',
  'The applicant gets it for signature at approval. The owner signs for your company.':
    'El candidato lo recibe para firmarlo cuando se aprueba. Por tu empresa firma el responsable.',
  'The page accepts no more applications': 'La página ya no acepta candidaturas',
  'The page takes no more applications. Those that were sent are still decided.':
    'La página ya no acepta candidaturas. Las que se enviaron se siguen decidiendo.',
  'Track to start': 'Ruta que se inicia',
  'Tracks with rules of their own also start by themselves.': 'Las rutas con reglas propias también se inician solas.',
  'Where your program works. Leave it empty for all countries.':
    'Dónde funciona tu programa. Déjalo vacío para todos los países.',
  'business days': 'días laborables',
  'day of a sign-up page': 'día de una página de alta',
  days: 'días',
  'days of sign-up pages': 'días de páginas de alta',
  'sign-up page': 'página de alta',
  'sign-up pages': 'páginas de alta',
};
