import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partners'> = {
  Activation: 'Activación',
  'Active partners above the first tier with no deal won since January 1 and no open deals.':
    'Partners activos por encima del primer nivel sin negocios ganados desde el 1 de enero y sin negocios abiertos.',
  'Active partners by current tier, and partners at risk of losing their tier.':
    'Partners activos por nivel actual y partners que podrían perder su nivel.',
  'Active partners whose tier ends within 90 days.': 'Partners activos cuyo nivel termina en los próximos 90 días.',
  'Active partners without recent activity, grouped by reason.':
    'Partners activos sin actividad reciente, agrupados por motivo.',
  'Additional regions. The main region takes precedence.': 'Regiones adicionales. La región principal tiene prioridad.',
  'Address, second line': 'Dirección, segunda línea',
  'Agreed terms': 'Condiciones acordadas',
  'All active partners had recent activity.': 'Todos los partners activos tuvieron actividad reciente.',
  Business: 'Actividad comercial',
  'Company profile': 'Perfil de la empresa',
  'Current partners': 'Partners actuales',
  'Exclusive in its territory': 'Exclusivo en su territorio',
  Fair: 'Regular',
  'First deal': 'Primer negocio',
  Good: 'Buena',
  'Has open deals, but none with activity for 30 days. Ask about the next step.':
    'Tiene negocios abiertos, pero ninguno con actividad en los últimos 30 días. Pregunta por el próximo paso.',
  'Inactive partners': 'Partners inactivos',
  'Internal notes': 'Notas internas',
  'Invitation unanswered': 'Invitación sin respuesta',
  'Invited and active partners by activation step. Each step includes partners who went further; percentages are relative to the previous step. First deal: leads at least one deal. Repeat deals: leads two or more.':
    'Partners invitados y activos por paso de activación. Cada paso incluye a los partners que llegaron más lejos; los porcentajes son respecto al paso anterior. Primer negocio: lidera al menos un negocio. Negocios repetidos: lidera dos o más.',
  'Invited more than 14 days ago and has not accepted. Resend the invitation.':
    'Se le invitó hace más de 14 días y no ha aceptado. Reenvía la invitación.',
  'Joined more than 30 days ago and can sign in, but has no deals yet. Offer help with the first deal.':
    'Se incorporó hace más de 30 días y puede iniciar sesión, pero aún no tiene negocios. Ofrece ayuda con el primer negocio.',
  'Joined more than 30 days ago but no one can sign in yet. Invite them.':
    'Se incorporó hace más de 30 días, pero aún nadie puede iniciar sesión. Envía una invitación.',
  'Joined this month': 'Incorporados este mes',
  'Never invited': 'Nunca invitado',
  'New partners': 'Nuevos partners',
  'No active partners.': 'No hay partners activos.',
  'No activity for 60 days': 'Sin actividad en 60 días',
  'No deals to support the tier': 'Sin negocios que respalden el nivel',
  'No invited or active partners.': 'No hay partners invitados ni activos.',
  'No partners joined in this period.': 'Ningún partner se incorporó en este período.',
  'No recent activity': 'Sin actividad reciente',
  'No tier': 'Sin nivel',
  'Not in the portal': 'No están en el portal',
  'Not invited': 'Sin invitar',
  Onboarded: 'Incorporación completada',
  'Onboarded, no deal': 'Incorporado, sin negocios',
  'Only your company can see them.': 'Solo tu empresa puede verlas.',
  'Other regions': 'Otras regiones',
  'PNG, JPEG, WebP or GIF, up to 2 MB; square is best.': 'PNG, JPEG, WebP o GIF, de hasta 2 MB; mejor cuadrado.',
  'Parent company': 'Empresa matriz',
  'Partner activation': 'Activación de partners',
  'Partners joined': 'Partners incorporados',
  'Partners who joined in the period, by join date.':
    'Partners que se incorporaron en el período, por fecha de incorporación.',
  'Partners who joined in the period.': 'Partners que se incorporaron en el período.',
  'Payment terms in days': 'Plazo de pago en días',
  Poor: 'Mala',
  'Protection of registered deals before the tier’s factor. Leave it empty for the days of the deal type or the program.':
    'Protección de los negocios registrados antes de aplicar el factor del nivel. Déjalo vacío para usar los días del tipo de negocio o del programa.',
  'Referred by': 'Referido por',
  'Regional manager': 'Responsable regional',
  'Repeat deals': 'Negocios repetidos',
  'Sold before, but no open deals and no activity for 60 days. Get in touch.':
    'Vendió antes, pero no tiene negocios abiertos ni actividad en los últimos 60 días. Ponte en contacto.',
  'Stalled deals': 'Negocios estancados',
  'Status history': 'Historial de estados',
  'The partner’s ID in another system, such as your CRM.': 'El ID del partner en otro sistema, como tu CRM.',
  'This program has no tiers.': 'Este programa no tiene niveles.',
  'Tier ends': 'Fin del nivel',
  'Tier ends within 90 days': 'El nivel termina en 90 días',
  'Tier history': 'Historial de niveles',
  'What they do and for whom.': 'Qué hacen y para quién.',
  'Won revenue this year': 'Ingresos ganados este año',
  'Your current tier, all tiers of the program, and the revenue you won since January 1. Your tier can affect your commission rates and protection periods.':
    'Tu nivel actual, todos los niveles del programa y los ingresos que has ganado desde el 1 de enero. Tu nivel puede influir en tus porcentajes de comisión y períodos de protección.',
  'region change': 'cambio de región',
  'region changes': 'cambios de región',
  'status change': 'cambio de estado',
  'status changes': 'cambios de estado',
  'tier change': 'cambio de nivel',
  'tier changes': 'cambios de nivel',
  'Emails and documents for the partner are in this language, unless a person has chosen another.':
    'Los correos y documentos para el partner están en este idioma, salvo que una persona haya elegido otro.',
  'has a similar name': 'tiene un nombre parecido',
  'has the same domain': 'tiene el mismo dominio',
  'has the same name': 'tiene el mismo nombre',
};
