import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/account-mapping'> = {
  'A partner asks for an introduction, or answers your request.':
    'Un partner pide una presentación o responde a tu solicitud.',
  'A partner asks to see an account list, reports a wrong match, or answers you.':
    'Un partner pide ver una lista de cuentas, notifica una coincidencia errónea o te responde.',
  'Account mapping': 'Mapeo de cuentas',
  'An export needs chosen fields shared by both sides.': 'Para exportar, ambas partes deben compartir campos elegidos.',
  'Another list has this name.': 'Otra lista tiene este nombre.',
  'Both sides must share more than counts first.': 'Primero, ambas partes deben compartir algo más que recuentos.',
  'Both sides must share more than counts to list these accounts.':
    'Para mostrar estas cuentas, ambas partes deben compartir algo más que recuentos.',
  'Both sides must share names first.': 'Primero, ambas partes deben compartir nombres.',
  'Enter at least one value of the field': 'Introduce al menos un valor del campo.',
  Introductions: 'Presentaciones',
  'No row has a usable domain, or a name with a country.':
    'Ninguna fila tiene un dominio utilizable, ni un nombre con un país.',
  'Only a private list reveals domains.': 'Solo una lista privada revela dominios.',
  'The company asks for an introduction, or answers your request.':
    'La empresa pide una presentación o responde a tu solicitud.',
  'The company asks to see one of your account lists, reports a wrong match, or answers you.':
    'La empresa pide ver una de tus listas de cuentas, notifica una coincidencia errónea o te responde.',
  'The other side already shares this level.': 'La otra parte ya comparte este nivel.',
  'The other side answers this report.': 'Esta notificación la responde la otra parte.',
  'The other side answers this request.': 'Esta solicitud la responde la otra parte.',
  'The side that asked takes this step.': 'Este paso lo da la parte que hizo la solicitud.',
  'There are no account lists to share yet.': 'Aún no hay listas de cuentas que compartir.',
  'There is already an open introduction for this account.': 'Ya hay una presentación abierta para esta cuenta.',
  'This CRM is not connected.': 'Este CRM no está conectado.',
  'This account list': 'Esta lista de cuentas',
  'This list is not loaded from a file.': 'Esta lista no se carga desde un archivo.',
  'This list was asked for within the last day. Try again tomorrow.':
    'Esta lista ya se solicitó en las últimas 24 horas. Inténtalo de nuevo mañana.',
  'This list was refreshed four times today, or all lists together sixteen times. Try again tomorrow.':
    'Hoy esta lista se actualizó cuatro veces, o todas las listas juntas dieciséis veces. Inténtalo de nuevo mañana.',
  'This match was reported before and confirmed.': 'Esta coincidencia ya se notificó y se confirmó.',
  'This report was already answered.': 'Esta notificación ya se respondió.',
  'This request was already answered.': 'Esta solicitud ya se respondió.',
  'You have already asked for this list. Wait for the answer.': 'Ya solicitaste esta lista. Espera la respuesta.',
  'can be chosen only with the level of chosen fields': 'Solo se pueden elegir con el nivel de campos elegidos.',
  'is given only when the request is declined': 'Solo se indica cuando se rechaza la solicitud.',
  'is only for lists from a CRM': 'Solo es para listas de un CRM.',
  'is required for a list from a CRM': 'Este campo es obligatorio para una lista de un CRM.',
  'must not lie in the past': 'No debe estar en el pasado.',
  'needs a column “domain”, or the columns “name” and “country”':
    'Necesita una columna “domain” o las columnas “name” y “country”.',
};
