/**
 * What a page that was made on a server runs in itself, before the site's own code: it asks for that code once the
 * banner is painted or the page is touched, and keeps what is pressed meanwhile until the site is live. Written into
 * the page as text, so it names nothing outside itself.
 */
export function early(script: string, ahead: readonly string[], sheets: readonly string[]): void {
  const root = document.documentElement
  const nonce = document.currentScript?.nonce ?? ''
  const touches = ['pointerdown', 'keydown', 'touchstart'] as const
  /** No site is here any more from when it is live, or when its code could not be had. */
  let over = false
  let asked = false
  let lost = false
  const pressed: { element: HTMLElement; name: string }[] = []

  // A policy lets no style stand in markup: it is set here.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  try {
    // Whoever is signed in is no visitor: what is for visitors alone is not shown to them.
    if (sessionStorage.getItem('token')) root.dataset.member = ''
  } catch {
    // No storage: nobody is signed in.
  }

  const nameOf = (element: Element) =>
    element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

  const load = () => {
    if (asked) return
    asked = true
    // The loader of lazy code finds the page's own sheets here, and fetches none of them again. In the markup they would
    // be fetched all the same: what reads ahead there takes no notice of `disabled`.
    for (const sheet of sheets) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.disabled = true
      link.crossOrigin = ''
      link.href = sheet
      link.nonce = nonce
      document.head.append(link)
    }
    for (const file of ahead) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      link.nonce = nonce
      document.head.append(link)
    }
    const element = document.createElement('script')
    element.type = 'module'
    element.crossOrigin = ''
    element.src = script
    element.nonce = nonce
    element.onerror = () => {
      lost = true
      if (pressed.length > 0) location.reload()
      addEventListener('online', () => location.reload(), { once: true })
    }
    document.head.append(element)
  }

  const hold = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('a[href], button')
    if (!element) return
    // Links that lead elsewhere, and those within the page, are the browser's own work.
    if (element instanceof HTMLAnchorElement) {
      const away =
        element.origin !== location.origin || /^\/(?:wps|lgw|sandbox|brand)\//.test(element.pathname)
      if (away || element.hash || (element.target !== '' && element.target !== '_self') || lost) return
    }
    event.preventDefault()
    if (lost) location.reload()
    pressed.push({ element, name: nameOf(element) ?? '' })
    root.dataset.waiting = ''
    load()
  }

  /** A form that is sent by its key is sent when the site is live: what was typed stays where it is. */
  const sent = (event: SubmitEvent) => {
    const button =
      event.submitter ?? (event.target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')
    event.preventDefault()
    if (button && !pressed.some(({ element }) => element === button))
      pressed.push({ element: button, name: nameOf(button) ?? '' })
    load()
  }

  /** Presses again what was pressed, in the same order; by its name where it has been replaced meanwhile. */
  const again = (tries: number) => {
    const next = pressed[0]
    if (!next) return
    const same = [...document.querySelectorAll<HTMLElement>(next.element.tagName)]
    const element = next.element.isConnected ? next.element : same.find((one) => nameOf(one) === next.name)
    if (element || tries === 0) {
      pressed.shift()
      element?.click()
    }
    setTimeout(again, element ? 0 : 100, element ? 30 : tries - 1)
  }

  const live = () => {
    if (over) return
    over = true
    removeEventListener('click', hold, true)
    removeEventListener('submit', sent, true)
    for (const touch of touches) removeEventListener(touch, load, true)
    delete root.dataset.waiting
    delete root.dataset.member
    again(30)
  }

  addEventListener('click', hold, true)
  addEventListener('submit', sent, true)
  for (const touch of touches) addEventListener(touch, load, { capture: true, passive: true })
  addEventListener('baize:live', live, { once: true })

  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)))
  const banner = document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]')
  if (banner && !banner.complete) {
    banner.addEventListener('load', painted)
    banner.addEventListener('error', painted)
  } else painted()
  // Where no frame is drawn (a tab behind others), or the picture never comes.
  setTimeout(load, 4_000)
}
