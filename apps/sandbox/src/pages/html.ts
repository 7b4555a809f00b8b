/** Text made safe inside HTML, attributes included. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** The beginning of a page's root element: its language, and the direction that is read in. */
export function htmlTag(language: string): string {
  return `<html lang="${language}" dir="${/^(?:ar|fa|ur)\b/.test(language) ? 'rtl' : 'ltr'}">`
}
