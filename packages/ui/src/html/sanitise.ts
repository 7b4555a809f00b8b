import DOMPurify from 'dompurify'
import type { SanitisedHtml } from './Html.tsx'

const tags = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'div',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]
const attributes = ['href', 'title', 'alt', 'src', 'width', 'height', 'lang', 'dir', 'colspan', 'rowspan']

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Links open without access to this page; images without words are said to have none. */
function finish(element: Element): void {
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
  if (element.localName !== 'a' || !element.hasAttribute('href')) return
  element.setAttribute('rel', 'noopener noreferrer nofollow')
  if (/^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('target', '_blank')
}

/**
 * Makes an operator's HTML safe to show: text structure, links and images stay; scripts, styles,
 * forms, frames, event attributes and addresses other than http(s), mailto and tel go. Links open
 * without access to this page. Where there is no document, on a server, all markup is shown as text.
 *
 * A page whose policy requires Trusted Types names `dompurify` among its policies.
 */
export function sanitise(html: string): SanitisedHtml {
  if (!DOMPurify.isSupported) return escaped(html) as SanitisedHtml
  // For this call alone: the page may have other uses for the same sanitiser.
  DOMPurify.addHook('afterSanitizeAttributes', finish)
  try {
    return DOMPurify.sanitize(html, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOW_DATA_ATTR: false,
      ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as SanitisedHtml
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', finish)
  }
}
