import type { Folder } from './files.ts'
import { type Made, type MadeHead, startAddress } from './made-pages.ts'
import { noncePlace } from './nonce.ts'
import { rolesFor, rolesIn, stylesFor } from './page-styles.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** JSON that cannot end the element it stands in. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** The data of the brand that a page was dressed in. */
export function brandIn(html: string): unknown {
  const text = /<script id="baize-brand-data"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]
  return text === undefined ? undefined : JSON.parse(text)
}

/** The brand's own sheet in a page: its element up to its rules, and these. */
const brandSheet = /(<style id="baize-brand"[^>]*)>([\s\S]*?)<\/style>/

/**
 * Puts a page that was made for a visit into the page as it was built: its words, what it needs of the styles in place,
 * its picture asked for at once, and its code, with what the page was made of, only when it is painted or touched. A style
 * that stands in the page in part says where it is whole.
 */
export async function startPage(
  built: string,
  { page, path, words, earlyScript }: Made,
  folder: Folder,
  url: string,
) {
  const nonce = ` nonce="${noncePlace}"`
  // The site's own code comes last; what it is built on may stand before it.
  const scripts = [...built.matchAll(/<script(?=[^>]*type="module")[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g)]
  const ahead = [...built.matchAll(/<link(?=[^>]*rel="modulepreload")[^>]*\shref="([^"]+)"[^>]*>/g)]
  const sheets = [...built.matchAll(/<link(?=[^>]*rel="stylesheet")[^>]*\shref="([^"]+)"[^>]*>/g)]
  const entry = scripts.at(-1)?.[1]
  if (entry === undefined) return built
  let html = built
  for (const [tag] of [...scripts, ...ahead]) html = html.replace(tag, '')
  const shown: { readonly tag: string; readonly address: string; readonly part: string }[] = []
  for (const [tag, address = ''] of sheets) {
    const css = await folder.text(address)
    if (css !== null) shown.push({ tag, address, part: stylesFor(css, page) })
  }
  const parts = rolesIn(
    shown.map(({ part }) => part),
    page.html,
  )
  for (const [n, { tag, address }] of shown.entries())
    html = html.replace(tag, () => `<style${nonce} data-sheet="${address}">${parts[n]}</style>`)
  const version = (brandIn(built) as { version?: string } | undefined)?.version
  if (version !== undefined)
    html = html.replace(
      brandSheet,
      (_, tag: string, css: string) =>
        `${tag} data-sheet="/brand/brand.css?${version}">${rolesFor(css, page.html + parts.join(''))}</style>`,
    )
  const picture = page.picture
    ? `<link rel="preload" as="image" href="${escaped(page.picture)}" fetchpriority="high">`
    : ''
  const before = [...[...scripts.slice(0, -1), ...ahead].map(([, address]) => address), ...words]
  const early = `<script${nonce}>(${earlyScript})("${entry}",${json(before)},${json(startAddress(path, page.id))})</script>`
  return headedPage(html, page, url, picture).replace(
    /<div id="root"><\/div>/,
    // React writes a style only as an attribute, which the policy refuses: the page's own script sets it.
    () => `<div id="root">${page.html.replaceAll(' style="', ' data-style="')}</div>${early}`,
  )
}

/** Puts into a page what it is called and what it says of itself, in its language, and where it stands. */
export function headedPage(html: string, page: MadeHead, url: string, more = ''): string {
  const head = `${more}<meta name="description" content="${escaped(page.description)}"><link rel="canonical" href="${escaped(url)}">`
  return html
    .replace(/<html\b[^>]*>/, `<html lang="${page.locale}" dir="${page.direction}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>${head}`)
}
