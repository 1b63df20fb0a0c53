/** The path of the requests that the widget sends, below `/api` and followed by the id of the company. */
export const WIDGET_PATH = '/public/portal_widget';
/** The address of the script that pages load. */
export const SCRIPT_PATH = '/embed/portal-widget.js';
