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

/**
 * Makes an operator's HTML safe to show: text structure, links and pictures stay; scripts, styles,
 * forms, frames, event attributes and addresses other than http(s), mailto and tel go. Links open
 * without access to this page. Where there is no document, on a server, all markup is shown as text.
 */
export function sanitise(html: string): SanitisedHtml {
  if (!DOMPurify.isSupported) return escaped(html) as SanitisedHtml
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    if (/^https?:/i.test(link.getAttribute('href') ?? '')) link.setAttribute('target', '_blank')
  }
  for (const picture of fragment.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '')
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML as SanitisedHtml
}
