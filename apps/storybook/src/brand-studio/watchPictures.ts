/** Where sites have a brand's pictures, as `/brand/logo.svg?version`. */
const address = /^\/brand\/([^?]+)/
const selector = 'img[src^="/brand/"], img[data-brand-file]'

/**
 * Shows a brand's own files in place of those at `/brand/…`, also in images that are added later. Returns a function that
 * looks at all of them again, for when the files have changed.
 */
export function watchPictures(page: Document, urlOf: (name: string) => string | undefined): () => void {
  const show = (image: HTMLImageElement) => {
    const source = image.getAttribute('src') ?? ''
    const [, named] = address.exec(source) ?? []
    const name = named === undefined ? image.dataset.brandFile : decodeURIComponent(named)
    const url = name === undefined ? undefined : urlOf(name)
    if (name === undefined || url === undefined) return
    image.dataset.brandFile = name
    if (source !== url) image.src = url
  }
  const showAll = () => {
    for (const image of page.querySelectorAll<HTMLImageElement>(selector)) show(image)
  }
  const observer = new MutationObserver(showAll)
  observer.observe(page.documentElement, { childList: true, subtree: true, attributeFilter: ['src'] })
  showAll()
  return showAll
}
