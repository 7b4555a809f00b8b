/**
 * What a page that was made on a server runs in itself, before the site's own code: it asks for that code once the
 * banner is painted or the page is touched, and for what the page was made of (`start`), and keeps what is pressed meanwhile
 * until the site is live. The page has of the site's styles what it shows; they are asked for whole when it is touched, and
 * by whoever shows more. Written into the page as text, so it names nothing outside itself.
 */
export function early(script: string, ahead: readonly string[], start: string): void {
  const root = document.documentElement
  const nonce = document.currentScript?.nonce ?? ''
  const touches = ['pointerdown', 'keydown', 'touchstart'] as const
  /** Somebody is there, and may soon have something shown that the page does not show yet. */
  const signs = [...touches, 'pointermove', 'focusin'] as const
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
    element.getAttribute('href') ??
    element.getAttribute('aria-label') ??
    (element.textContent || element.getAttribute('value'))

  let dressing: Promise<unknown> | undefined
  /** Brings the styles whole, each to the place of its part. What did not come can be asked for again. */
  const dress = () => {
    const parts = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')]
    dressing ??= Promise.all(
      parts.map(
        (part) =>
          new Promise<void>((resolve, reject) => {
            const link = document.createElement('link')
            link.rel = 'stylesheet'
            link.href = part.dataset.sheet ?? ''
            link.nonce = nonce
            link.onload = () => {
              part.remove()
              resolve()
            }
            link.onerror = () => {
              link.remove()
              dressing = undefined
              reject(new Error(`${link.href} could not be fetched`))
            }
            part.after(link)
          }),
      ),
    )
    return dressing
  }
  window.baizeDress = dress
  const nearing = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    // A page that comes up under a pointer is told where that rests, as a move of nothing.
    if (type === 'pointermove' && !movementX && !movementY) return
    for (const sign of signs) removeEventListener(sign, nearing, true)
    // Parts of the site that are not live yet find it said.
    root.dataset.touched = ''
    dress().catch(() => {})
  }

  const load = () => {
    if (asked) return
    asked = true
    // A member's page shows more than was made for a visitor.
    if (root.dataset.member !== undefined) dress().catch(() => {})
    for (const file of ahead) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      link.nonce = nonce
      document.head.append(link)
    }
    // Where it does not come, the site makes its page anew.
    window.baizeStart = fetch(start, { signal: AbortSignal.timeout(5_000) })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined)
    // Not by an element: a policy lets no string be the address of one.
    import(/* @vite-ignore */ script).catch((error) => {
      lost = true
      if (pressed.length > 0) location.reload()
      addEventListener('online', () => location.reload(), { once: true })
      throw error
    })
  }

  const hold = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const element =
      event.target instanceof Element && event.target.closest<HTMLElement>('a[href], button, [type=radio]')
    if (!element) return
    // Links that lead elsewhere, and those within the page, are the browser's own work.
    if (element instanceof HTMLAnchorElement) {
      const away =
        element.origin !== location.origin || /^\/(?:wps|lgw|sandbox|brand)\//.test(element.pathname)
      if (away || element.hash || (element.target !== '' && element.target !== '_self') || lost) return
    }
    event.preventDefault()
    // Its part may live before the page does: it hears of the press when that is pressed again, and not twice.
    event.stopPropagation()
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
    event.stopPropagation()
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

  /** A menu is in the page's own code, and opens at once: it waits for its styles. */
  const menu = (event: MouseEvent) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('[aria-haspopup=menu]')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const open = () => {
      removeEventListener('click', menu, true)
      button.click()
    }
    dress().then(open, open)
  }

  const live = () => {
    if (over) return
    over = true
    removeEventListener('click', hold, true)
    removeEventListener('submit', sent, true)
    for (const touch of touches) removeEventListener(touch, load, true)
    delete root.dataset.waiting
    delete root.dataset.member
    if (document.querySelector('style[data-sheet]')) addEventListener('click', menu, true)
    again(30)
  }

  addEventListener('click', hold, true)
  addEventListener('submit', sent, true)
  for (const touch of touches) addEventListener(touch, load, { capture: true, passive: true })
  for (const sign of signs) addEventListener(sign, nearing, { capture: true, passive: true })
  // Whoever has pressed something has asked for the styles, too.
  addEventListener('baize:live', () => (dressing ?? Promise.resolve()).then(live, live), { once: true })

  const after = (frames: number): unknown =>
    frames === 0 ? setTimeout(load) : requestAnimationFrame(() => after(frames - 1))
  // The frame that draws the banner, and two in which a slow phone brings it to the glass.
  const painted = () => after(3)
  const banner = document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]')
  if (banner && !banner.complete) {
    banner.addEventListener('load', painted)
    banner.addEventListener('error', painted)
  } else painted()
  // Where no frame is drawn (a tab behind others), or the picture never comes.
  setTimeout(load, 4_000)
}
