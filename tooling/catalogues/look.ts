/** What a page shows in the language it is in. */
export interface Shown {
  /** Sentences about what does not fit: text that is cut, and a page that scrolls sideways. */
  readonly faults: string[]
  /** Every text of the page that is in its language, and the accessible names. */
  readonly said: string[]
}

/**
 * Looks at the page as it is: whether it fits, and what it says. It runs in a page, sent there by itself: it names
 * nothing outside of it. Overflow within the page's `margin` is no error: a story has
 * none. With `wholeWords`, a word that is broken inside is an error too, where its script has spaces between words.
 */
export function lookAtPage({ margin = 0, wholeWords = false } = {}): Shown {
  const faults: string[] = []
  const said: string[] = []
  // What says that it is in another language, or is a name that none translates.
  const foreign = '[lang]:not(html), [translate=no]'
  const root = document.documentElement
  const wide = root.scrollWidth - root.clientWidth
  if (wide > margin) faults.push(`scrolls sideways by ${wide} px`)

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const nameOf = (element: Element) => {
    const owner = element.closest('[class]') ?? element
    return `${owner.tagName.toLowerCase()}.${String(owner.getAttribute('class') ?? '').split(' ')[0]}`
  }
  // Held for screen readers alone: a box of a pixel. What has no box of its own hides nothing.
  const unseen = (element: Element) => {
    if (styleOf(element).display === 'contents') return false
    const box = element.getBoundingClientRect()
    return box.width <= 1 || box.height <= 1
  }
  const hiddenIn = new Map<Element, boolean>()
  const isHidden = (element: Element): boolean => {
    const known = hiddenIn.get(element)
    if (known !== undefined) return known
    const hidden =
      unseen(element) ||
      element.matches('[inert]:not(:has(dialog)), [aria-hidden=true]') ||
      (element.parentElement !== null && isHidden(element.parentElement))
    hiddenIn.set(element, hidden)
    return hidden
  }
  /** Where text is shortened with a mark that says so, or can be scrolled to. */
  const handled = (element: Element) => {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element)
    return (
      /auto|scroll/.test(overflowX) ||
      textOverflow === 'ellipsis' ||
      !['', 'none'].includes(String(webkitLineClamp))
    )
  }
  /** How much of a text's box is outside of the nearest element that cuts it, if any does. */
  const cutOf = (text: Text): string | undefined => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    for (let at: Element | null = text.parentElement; at; at = at.parentElement) {
      if (handled(at)) return undefined
      const { overflowX, overflowY, position } = styleOf(at)
      const frame = at.getBoundingClientRect()
      const [cutsX, cutsY] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow))
      for (const box of boxes) {
        const beside = Math.max(frame.left - box.left, box.right - frame.right)
        const below = Math.max(frame.top - box.top, box.bottom - frame.bottom)
        if (cutsX && beside > 1.5) return `${nameOf(at)} cuts ${Math.round(beside)} px at its side`
        // A line's box is taller than its letters, by what the script's marks may need.
        if (cutsY && below > box.height / 3) return `${nameOf(at)} cuts ${Math.round(below)} px of its height`
      }
      if (position === 'fixed') break
    }
    const beside = Math.max(...boxes.map(({ left, right }) => Math.max(-left, right - root.clientWidth)))
    return beside > 1.5 ? `stands ${Math.round(beside)} px outside of the page` : undefined
  }

  /** A word of letters that is broken over two lines, where a script has spaces between its words. */
  const brokenIn = (text: Text): string | undefined => {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}]{4,}/gu)) {
      if (
        /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Kana}]/u.test(
          word,
        )
      )
        continue
      // The hyphen that is drawn at a soft one is in the box of the letter after it.
      const from = text.nodeValue?.[index - 1] === '\u00ad' ? index + 1 : index
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(boxes.map(({ top }) => Math.round(top)))
      if (lines.size > 1) return word
    }
    return undefined
  }

  /** An amount that is shortened with a mark: a part of it reads as another amount. */
  const isShortened = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (styleOf(at).textOverflow === 'ellipsis') return at.scrollWidth > at.clientWidth + 1
    return false
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    const element = text.parentElement
    const words = (text.nodeValue ?? '').trim()
    // The text in a textarea is its value, which React writes as a child: it scrolls, and no catalogue has it.
    if (!words || !element || element.closest('script, style, noscript, textarea')) continue
    if (!element.closest(foreign)) said.push(words)
    // What is hidden, or is an image of itself, is not read.
    if (isHidden(element)) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const cut = cutOf(text)
    if (cut) faults.push(`"${words.slice(0, 40)}": ${cut}`)
    if (element.matches('[translate=no]') && /\d[.,]\d\d\D*$/.test(words) && isShortened(element))
      faults.push(`"${words}" is shortened`)
    if (wholeWords) {
      const broken = brokenIn(text)
      if (broken) faults.push(`"${broken}" is broken inside, in ${nameOf(element)}`)
    }
  }
  // A mark shrinks a little before words do, and no more: then something else is too wide.
  for (const mark of document.querySelectorAll<HTMLImageElement>('img[width]')) {
    const [drawn, whole] = [mark.getBoundingClientRect().width, Number(mark.getAttribute('width'))]
    if (drawn > 0 && whole <= 64 && drawn < whole * 0.7 && !isHidden(mark))
      faults.push(`${nameOf(mark)} is drawn ${Math.round(drawn)} of ${whole} px wide`)
  }
  const told = ['aria-label', 'title', 'placeholder', 'alt']
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (!element.closest(foreign))
      for (const name of told) said.push((element.getAttribute(name) ?? '').trim())
  return { faults: [...new Set(faults)], said: [...new Set(said)].filter(Boolean) }
}
