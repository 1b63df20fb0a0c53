import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunities'> = {
  'A won deal earns commission; reopening it takes the commission back.':
    'Un negocio ganado genera comisión; al reabrirlo, la comisión se recupera.',
  Age: 'Antigüedad',
  'Amend deal': 'Rectificar negocio',
  'Amend the amount, lines, or split of a won opportunity and its commissions':
    'Rectificar el importe, las líneas o el reparto de una oportunidad ganada y sus comisiones',
  'Amounts of deals won in the period that you led, by close date.':
    'Importes de los negocios ganados en el período que lideraste, por fecha de cierre.',
  'Amounts of deals won in the period, by close date. Sourced: brought by a partner. Influenced: found by your company with a partner involved. Direct: without a lead partner.':
    'Importes de los negocios ganados en el período, por fecha de cierre. Originado: lo trajo un partner. Influido: lo encontró tu empresa con la participación de un partner. Directo: sin partner principal.',
  'Amounts of open deals by lead partner: the top ten, and deals without a partner.':
    'Importes de los negocios abiertos por partner principal: los diez primeros y los negocios sin partner.',
  'Amounts of open deals by opportunity type.': 'Importes de los negocios abiertos por tipo de oportunidad.',
  'Amounts of open deals by stage, for one pipeline at a time.':
    'Importes de los negocios abiertos por etapa, un pipeline cada vez.',
  'Amounts of the open deals that you lead, by current stage.':
    'Importes de los negocios abiertos que lideras, por etapa actual.',
  'Amounts of the open deals that you lead, by expected close month.':
    'Importes de los negocios abiertos que lideras, por mes de cierre previsto.',
  'Amounts won by partners in the period, by the partner’s current regions. Deals of a partner in several regions count in each region, but only once in totals.':
    'Importes ganados por partners en el período, según sus regiones actuales. Los negocios de un partner con varias regiones cuentan en cada región, pero solo una vez en los totales.',
  'Assisted by partner': 'Apoyado por el partner',
  'Average amount of deals won in the period, and average number of days from opened to won.':
    'Importe medio de los negocios ganados en el período y número medio de días desde que se abren hasta que se ganan.',
  'Average amount of deals won with a partner. Deals without an amount are excluded.':
    'Importe medio de los negocios ganados con un partner. No incluye los negocios sin importe.',
  'Average amount of deals won without a partner. Deals without an amount are excluded.':
    'Importe medio de los negocios ganados sin un partner. No incluye los negocios sin importe.',
  'Average amount of won deals. Deals without an amount are excluded.':
    'Importe medio de los negocios ganados. No incluye los negocios sin importe.',
  'Average deal size': 'Tamaño medio del negocio',
  'Average number of days from opened to won for deals with a partner, in all currencies.':
    'Número medio de días desde que se abren hasta que se ganan los negocios con un partner, en todas las monedas.',
  'Average number of days from opened to won for deals without a partner, in all currencies.':
    'Número medio de días desde que se abren hasta que se ganan los negocios sin un partner, en todas las monedas.',
  'Average number of days from opened to won, in all currencies.':
    'Número medio de días desde que se abren hasta que se ganan, en todas las monedas.',
  'Bad timing': 'Mal momento',
  Board: 'Tablero',
  'Calculated from the lines if there are any.': 'Se calcula a partir de las líneas, si las hay.',
  'Chose a competitor': 'Eligió a un competidor',
  'Closed deals': 'Negocios cerrados',
  'Closing this month': 'Cierran este mes',
  'Customer stopped answering': 'El cliente dejó de responder',
  'Customers by amount won in the period, in deals that you led.':
    'Clientes por importe ganado en el período, en negocios que lideraste.',
  'Cycle time': 'Duración del ciclo',
  'Cycle time with partners': 'Duración del ciclo con partners',
  'Cycle time without': 'Duración del ciclo sin partners',
  'Deal amended': 'Negocio rectificado',
  'Deal moved': 'Negocio movido',
  'Deal size and cycle time': 'Tamaño del negocio y duración del ciclo',
  'Deal size with partners': 'Tamaño del negocio con partners',
  'Deal size without': 'Tamaño del negocio sin partners',
  'Deals at risk': 'Negocios en riesgo',
  'Deals past their close date': 'Negocios con la fecha de cierre pasada',
  'Deals that you led and that closed in the period.': 'Negocios que lideraste y que se cerraron en el período.',
  Direct: 'Directo',
  'Direct revenue': 'Ingresos directos',
  'Duplicate of another deal': 'Duplicado de otro negocio',
  'Forecast by close month': 'Previsión por mes de cierre',
  'Import deals': 'Importar negocios',
  Influenced: 'Influido',
  'Influenced by partner': 'Influido por el partner',
  'Influenced revenue': 'Ingresos influidos',
  Influencer: 'Influencia',
  'Key figures of the program: current pipeline and results of the period.':
    'Cifras clave del programa: pipeline actual y resultados del período.',
  'Lost deals': 'Negocios perdidos',
  'Lost reason': 'Motivo de la pérdida',
  'Lost reason details': 'Detalles del motivo de la pérdida',
  'Lost revenue': 'Ingresos perdidos',
  'Mark as lost?': '¿Marcar como perdido?',
  'Mark as won?': '¿Marcar como ganado?',
  Month: 'Mes',
  'Move an opportunity to another stage, including won, lost, and reopened':
    'Mover una oportunidad a otra etapa, también ganada, perdida y reabierta',
  'Move deal': 'Mover negocio',
  'My deals by close month': 'Mis negocios por mes de cierre',
  'My open deals': 'Mis negocios abiertos',
  'My open deals by stage': 'Mis negocios abiertos por etapa',
  'My results': 'Mis resultados',
  'New deals': 'Nuevos negocios',
  'New opportunity': 'Nueva oportunidad',
  'New pipeline': 'Nuevo pipeline',
  'Next step date': 'Fecha del próximo paso',
  'Next steps': 'Próximos pasos',
  'No customer': 'Sin cliente',
  'No data yet.': 'Aún no hay datos.',
  'No date': 'Sin fecha',
  'No deals closed in this period.': 'No se cerraron negocios en este período.',
  'No deals were won in this period.': 'No se ganaron negocios en este período.',
  'No deals were won with partners in this period.': 'No se ganaron negocios con partners en este período.',
  'No decision': 'Sin decisión',
  'No open deals.': 'No hay negocios abiertos.',
  'No region': 'Sin región',
  'None of your deals closed in this period.': 'Ninguno de tus negocios se cerró en este período.',
  'None of your deals were won in this period.': 'Ninguno de tus negocios se ganó en este período.',
  'Not recorded': 'Sin registrar',
  'One-time': 'Único',
  'Open deals by expected close month. Weighted: the amount multiplied by the probability of the stage. Unweighted remainder: the rest of the full amount.':
    'Negocios abiertos por mes de cierre previsto. Ponderado: el importe multiplicado por la probabilidad de la etapa. Resto sin ponderar: lo que falta hasta el importe completo.',
  'Open pipeline by partner': 'Pipeline abierto por partner',
  'Open pipeline by stage': 'Pipeline abierto por etapa',
  'Open pipeline by type': 'Pipeline abierto por tipo',
  'Owner and source': 'Responsable y origen',
  'Partner commissions are adjusted immediately. The reason is stored in the history.':
    'Las comisiones de los partners se ajustan de inmediato. El motivo se guarda en el historial.',
  'Partners with an active status today.': 'Partners con un estado activo hoy.',
  'Pipeline board': 'Tablero del pipeline',
  Price: 'Precio',
  Probability: 'Probabilidad',
  'Product did not fit': 'El producto no encajaba',
  Quarterly: 'Trimestral',
  'Reason for amendment': 'Motivo de la rectificación',
  'Reopen deal': 'Reabrir negocio',
  'Reopen deal?': '¿Reabrir el negocio?',
  'Revenue with partners': 'Ingresos con partners',
  'Revenue won in the period, by the role partners played.':
    'Ingresos ganados en el período, según el papel de los partners.',
  'Share of deals closed in the period that were won, by number of deals, in all currencies.':
    'Parte de los negocios cerrados en el período que se ganaron, por número de negocios, en todas las monedas.',
  'Share of your deals closed in the period that were won, by number of deals, in all currencies.':
    'Parte de tus negocios cerrados en el período que se ganaron, por número de negocios, en todas las monedas.',
  'Sold products': 'Productos vendidos',
  Sourced: 'Originado',
  'Sourced and influenced revenue in the period': 'Ingresos originados e influidos en el período',
  'Sourced by partner': 'Originado por el partner',
  'The commissions of the deal change at once.': 'Las comisiones del negocio cambian de inmediato.',
  'The deal’s ID in another system, such as your CRM.': 'El ID del negocio en otro sistema, como tu CRM.',
  'The end customer.': 'El cliente final.',
  'The lead partner. You can add more partners on the opportunity.':
    'El partner principal. Puedes añadir más partners en la oportunidad.',
  'Top customers': 'Principales clientes',
  'Top partners': 'Principales partners',
  'Top ten lead partners by amount won in the period.':
    'Los diez partners principales con mayor importe ganado en el período.',
  'Total amount of all open deals, not weighted by probability.':
    'Importe total de todos los negocios abiertos, sin ponderar por probabilidad.',
  'Total amount of deals won in the period that you led, by close date.':
    'Importe total de los negocios ganados en el período que lideraste, por fecha de cierre.',
  'Total amount of deals won in the period, by close date.':
    'Importe total de los negocios ganados en el período, por fecha de cierre.',
  'Unweighted remainder': 'Resto sin ponderar',
  Weighted: 'Ponderado',
  'Win rate with and without partners': 'Tasa de éxito con y sin partners',
  'With partners': 'Con partners',
  'Without partners': 'Sin partners',
  'Won by region': 'Ganado por región',
  'Won deals brought by a partner through a registration, referral page or referral link.':
    'Negocios ganados que trajo un partner con un registro, una página de referidos o un enlace de referido.',
  'Won deals that your company sourced and a partner helped with.':
    'Negocios ganados que originó tu empresa con la ayuda de un partner.',
  'Won deals without a lead partner.': 'Negocios ganados sin partner principal.',
  'Won over time': 'Ganado a lo largo del tiempo',
  'Won this quarter': 'Ganados este trimestre',
  Yearly: 'Anual',
  'You have no open deals.': 'No tienes negocios abiertos.',
  'deal update': 'actualización de negocio',
  'deal updates': 'actualizaciones de negocios',
  opportunities: 'oportunidades',
  'stage change': 'cambio de etapa',
  'stage changes': 'cambios de etapa',
  'as distributor': 'como distribuidor',
  'as influencer': 'como influencia',
  'as reseller': 'como revendedor',
  'as source': 'como origen',
  deals: 'negocios',
  line: 'línea',
  lines: 'líneas',
  monthly: 'mensual',
  quarterly: 'trimestral',
  'with services': 'con servicios',
  yearly: 'anual',
};
