import type { FontData } from './fonts/brandFonts.ts'
import { addFonts } from './fonts/useFontFaces.ts'
import { watchPictures } from './watchPictures.ts'

/** What a page needs to be themed with a brand. */
export interface PageBrand {
  /** The compiled tokens. */
  css: string
  /** The settings as JSON, where screens read licence, contacts and names of pictures. */
  data: string
  /** Addresses of the brand's files by name. */
  pictures: ReadonlyMap<string, string>
  fonts: readonly FontData[]
}

const ids = { css: 'baize-brand', data: 'baize-brand-data' } as const

interface Dressed {
  brand: PageBrand
  showPictures: () => void
  removeFonts: () => void
}

const dressed = new WeakMap<Document, Dressed>()

function put(page: Document, { css, data }: PageBrand): void {
  write(page, ids.css, css, () => page.createElement('style'))
  write(page, ids.data, data, () => {
    const script = page.createElement('script')
    script.type = 'application/json'
    return script
  })
}

function write(page: Document, id: string, text: string, make: () => HTMLElement): void {
  const found = page.getElementById(id)
  const element = found ?? page.head.appendChild(Object.assign(make(), { id }))
  if (element.textContent !== text) element.textContent = text
}

/**
 * Themes a page of the same origin with a brand and keeps it so: the story in it sets its toolbar's brand once when it is
 * shown. Colours change in place; what the story has read of the settings it shows when it is mounted again.
 */
export function dressPage(page: Document, brand: PageBrand): void {
  const known = dressed.get(page)
  put(page, brand)
  if (known) {
    if (known.brand.fonts !== brand.fonts) {
      known.removeFonts()
      known.removeFonts = addFonts(page, brand.fonts)
    }
    known.brand = brand
    known.showPictures()
    return
  }
  const held: Dressed = {
    brand,
    showPictures: watchPictures(page, (name) => held.brand.pictures.get(name)),
    removeFonts: addFonts(page, brand.fonts),
  }
  dressed.set(page, held)
  new MutationObserver(() => put(page, held.brand)).observe(page.head, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

/** Mounts the story of a page anew, so that it reads the settings again. */
export function remountStory(page: Window | null | undefined, story: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (page ?? {}) as {
    __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, details: object) => void }
  }
  channel?.emit('forceRemount', { storyId: story })
}

/** Copies this page's styles into another, also those that are added later; the brand's own stay out. */
export function shareStyles(page: Document): () => void {
  const share = (node: Node) => {
    if (node instanceof HTMLElement && node.matches('style, link[rel=stylesheet]') && node.id !== ids.css)
      page.head.append(node.cloneNode(true))
  }
  for (const node of document.head.children) share(node)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) share(node)
  })
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
