import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const number = (count: number) => count.toLocaleString('es');
const domains = (count: number) => (count === 1 ? '1 dominio' : `${number(count)} dominios`);

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Listas privadas',
  tab: 'Listas privadas',
  intro: 'Compara un archivo CSV con las listas de la empresa sin subirlo. Tus dominios no salen de esta pestaña.',
  introCompany:
    'Los partners comparan archivos en su propio navegador. Ves un recuento redondeado, y dominios solo cuando ambas partes lo aceptan.',
  needsHttps: 'La comparación privada necesita una conexión cifrada. Usa una dirección que empiece por https://.',
  compare: 'Nueva comparación',
  list: 'Lista privada',
  listHelp: 'Solo se guarda el nombre de la lista, nunca el archivo.',
  chooseList: 'Elige una lista privada',
  newName: 'Nombre de una nueva lista',
  addList: 'Crear lista',
  listNamePlaceholder: 'Clientes de nuestro CRM',
  chooseListFirst: 'Primero crea o elige una lista privada.',
  drop: 'Suelta aquí un archivo CSV o haz clic para elegirlo',
  dropHelp: 'El archivo necesita una columna con dominios, sitios web o correos electrónicos.',
  file: 'Archivo',
  column: 'Columna con dominios',
  found: (count: number, skipped: number) =>
    skipped === 0
      ? `Se encontró: ${domains(count)}.`
      : `Se encontró: ${domains(count)}. ${skipped === 1 ? '1 fila no tiene' : `${number(skipped)} filas no tienen`} dominio de empresa.`,
  stays: 'Estos dominios no salen de esta pestaña.',
  tooFew: (least: number) =>
    `Una lista privada necesita al menos ${least} dominios, para que un recuento no revele nada sobre uno de ellos.`,
  tooMany: (most: number) =>
    `Esta lista puede tener ahora como máximo ${domains(most)}. Elige un archivo más corto o inténtalo de nuevo mañana.`,
  left: (count: number) =>
    count === 0
      ? 'Hoy no quedan comparaciones. Inténtalo de nuevo mañana.'
      : count === 1
        ? 'Hoy queda 1 comparación.'
        : `Hoy quedan ${count} comparaciones.`,
  start: 'Comparar de forma privada',
  another: 'Elegir otro archivo',
  calculating: 'Calculando en esta pestaña…',
  waiting: 'Procesando…',
  counted: 'Las listas se compararon. Ambas partes ven el recuento redondeado.',
  next: 'Para ver qué cuentas coinciden, ambas partes deben compartir al menos que una cuenta coincide. Mantén abierta esta pestaña hasta entonces.',
  agreed: 'Ambas partes aceptaron mostrar qué cuentas coinciden.',
  find: 'Buscar coincidencias',
  matches: (count: number) => (count === 0 ? 'Ninguna cuenta coincide.' : `Coincidencias (${domains(count)}):`),
  revealText: 'Solo estos dominios se envían a la empresa. Lo demás no sale de esta pestaña.',
  reveal: 'Revelar coincidencias',
  revealed: 'Las cuentas coincidentes se han compartido. Aparecen en tus coincidencias.',
  openOverlaps: 'Abrir coincidencias',
  otherList: 'Lista de la empresa',
  count: 'Coincidencias',
  agreedLevel: 'Ambas partes comparten',
  fewer: 'Menos de 5',
  about: (count: number) => `Aproximadamente ${number(count)}`,
  notCounted: 'Sin comparar',
  lists: 'Listas privadas',
  noLists: 'No hay listas privadas',
  noListsText: 'Aparecen aquí cuando un partner compara un archivo y comparte el recuento.',
  noneShared: 'La empresa aún no comparte ninguna lista contigo. Solicita una en Coincidencias.',
  partner: 'Partner',
  share: 'Compartir recuentos',
  shareMore: 'Compartir qué cuentas coinciden',
  shareNothing: 'Esta lista aún no se comparte, así que no se puede comparar.',
  shared: 'Cambio guardado',
  size: (count: number) => `Última comparación: ${domains(count)}`,
  revealedCount: (count: number) => (count === 1 ? '1 cuenta revelada' : `${number(count)} cuentas reveladas`),
  log: 'Comparaciones',
  noLog: 'Aún no hay comparaciones.',
  started: 'Inicio',
  by: 'Iniciada por',
  size_column: 'Dominios',
  status: 'Estado',
  with: 'Comparada con',
  how: 'Cómo funciona',
  steps: {
    blind: 'Tu navegador convierte cada dominio en un punto aleatorio con un secreto que nunca sale de esta pestaña.',
    count: 'El servidor compara puntos y solo averigua cuántos coinciden. Ambas partes ven un recuento redondeado.',
    reveal: 'Cuando ambas partes lo aceptan, tu navegador averigua qué dominios coinciden y tú envías solo esos.',
    limits:
      'Los dominios se pueden adivinar, por eso los recuentos menores de 5 se ocultan y las comparaciones se limitan y se registran para ambas partes.',
  },
};
