const id = 'baize-brand'

const dressed = new WeakMap<Document, { css: string }>()

function put(page: Document, css: string): void {
  let style = page.getElementById(id)
  if (!style) {
    style = page.createElement('style')
    style.id = id
    page.head.append(style)
  }
  if (style.textContent !== css) style.textContent = css
}

/**
 * Applies a brand's compiled CSS to a page of the same origin, and keeps it: the story in it sets its toolbar's brand
 * once when it is shown. Nothing in the page renders anew.
 */
export function dressPage(page: Document, css: string): void {
  const known = dressed.get(page)
  const held = known ?? { css }
  held.css = css
  put(page, css)
  if (known) return
  dressed.set(page, held)
  new MutationObserver(() => put(page, held.css)).observe(page.head, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

/** Copies this page's styles into another, also those that are added later; the brand's own stay out. */
export function shareStyles(page: Document): () => void {
  const share = (node: Node) => {
    if (node instanceof HTMLElement && node.matches('style, link[rel=stylesheet]') && node.id !== id)
      page.head.append(node.cloneNode(true))
  }
  for (const node of document.head.children) share(node)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) share(node)
  })
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
