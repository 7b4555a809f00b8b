import { createHash } from 'node:crypto'
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parse,
  parseFragment,
  serialize,
} from 'parse5'
import type { PageHead, Prerendered } from './server-build.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A page as it is sent, with the hashes of what its content-security policy allows inline. */
export interface PageDocument {
  readonly html: string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** What a document is made from. */
export interface PageParts {
  /** The built page, themed with its brand. */
  readonly template: string
  readonly head: PageHead | null
  /** The page's public address. */
  readonly url: string
  /** A page that was rendered on the server, and the text of the built stylesheets by their address. */
  readonly prerendered?: Prerendered
  readonly stylesheets?: ReadonlyMap<string, string>
}

/** The data of the brand that a built page was themed with; undefined where it has none. */
export function brandIn(template: string): unknown {
  const data = elements(parse(template)).find((element) => attribute(element, 'id') === 'baize-brand-data')
  return data && JSON.parse(textOf(data))
}

/** The addresses of a built page's own stylesheets. */
export const stylesheetsIn = (template: string): string[] =>
  elements(parse(template))
    .filter(isStylesheet)
    .map((link) => attribute(link, 'href') ?? '')

/**
 * Puts a page together from the built template: its head, and where it was rendered on the server its content, its
 * stylesheets in place, its image preloaded, and in place of the module scripts the inline loader, which requests these.
 */
export function pageDocument({ template, head, url, prerendered, stylesheets }: PageParts): PageDocument {
  const document = parse(template)
  if (head) addHead(document, head, url)
  if (prerendered) addContent(document, prerendered, stylesheets ?? new Map())
  const all = elements(document)
  const isScript = (element: Element) =>
    element.tagName === 'script' && !attribute(element, 'src') && !isData(element)
  return {
    html: serialize(document),
    scriptHashes: all.filter(isScript).map(hashOf),
    styleHashes: all.filter(({ tagName }) => tagName === 'style').map(hashOf),
  }
}

function addHead(document: Parent, { locale, direction, title, description }: PageHead, url: string): void {
  for (const element of elements(document)) {
    if (element.tagName === 'html') {
      setAttribute(element, 'lang', locale)
      setAttribute(element, 'dir', direction)
    }
    if (element.tagName === 'title') {
      setText(element, title)
      insertAfter(element, 'meta', { name: 'description', content: description })
      insertAfter(element, 'link', { rel: 'canonical', href: url })
    }
  }
}

function addContent(
  document: Parent,
  { page, loader, messages }: Prerendered,
  stylesheets: ReadonlyMap<string, string>,
): void {
  const modules: string[] = []
  for (const element of elements(document)) {
    if (element.tagName === 'script' && attribute(element, 'type') === 'module')
      modules.push(remove(element, 'src'))
    else if (attribute(element, 'rel') === 'modulepreload') modules.unshift(remove(element, 'href'))
    else if (isStylesheet(element)) {
      const css = stylesheets.get(attribute(element, 'href') ?? '')
      if (css !== undefined) {
        setText(insertAfter(element, 'style', {}), css)
        remove(element, 'href')
      }
    } else if (element.tagName === 'title' && page.image)
      insertAfter(element, 'link', { rel: 'preload', as: 'image', href: page.image, fetchpriority: 'high' })
    else if (attribute(element, 'id') === 'root') {
      for (const node of parseFragment(page.html).childNodes) defaultTreeAdapter.appendChild(element, node)
      setText(insertAfter(element, 'script', {}), loader)
    }
  }
  const root = elements(document).find((element) => attribute(element, 'id') === 'root')
  if (!root) throw new Error('The built page has no #root.')
  const data = { modules: [...messages, ...modules], state: page.state }
  const script = insertAfter(root, 'script', { id: 'baize-page', type: 'application/json' })
  setText(script, JSON.stringify(data).replaceAll('<', '\\u003c'))
}

/** Every element of a tree, in the order of the document. */
function elements(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elements(node)] : []))
}

const isStylesheet = (element: Element) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet'

/** A script of data, which is never run. */
const isData = (element: Element) => attribute(element, 'type') === 'application/json'

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((attr) => attr.name !== name), { name, value }]
}

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

function setText(element: Element, text: string): void {
  element.childNodes = []
  defaultTreeAdapter.insertText(element, text)
}

function insertAfter(sibling: Element, tagName: string, attrs: Readonly<Record<string, string>>): Element {
  const element = defaultTreeAdapter.createElement(
    tagName,
    html.NS.HTML,
    Object.entries(attrs).map(([name, value]) => ({ name, value })),
  )
  const parent = sibling.parentNode
  const next = parent?.childNodes[parent.childNodes.indexOf(sibling) + 1]
  if (parent && next) defaultTreeAdapter.insertBefore(parent, element, next)
  else if (parent) defaultTreeAdapter.appendChild(parent, element)
  return element
}

/** Takes an element out of its document; returns the value of one of its attributes. */
function remove(element: Element, name: string): string {
  defaultTreeAdapter.detachNode(element)
  return attribute(element, name) ?? ''
}

const hashOf = (element: Element): string =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`
