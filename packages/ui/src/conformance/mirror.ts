const tolerance = 2

/** Places of boxes by a path to them, as far from the line's beginning as each begins. */
export type Places = Map<string, { start: number; width: number; words: string }>

/** What depends on direction by itself, is drawn in its own coordinates, or flows within a line of text. */
function stays(element: Element): boolean {
  return (
    element.closest(
      'svg, body [dir=ltr], body [dir=rtl], body [dir=auto], [aria-hidden=true], iframe, bdi',
    ) !== null || ['inline', 'none', 'contents'].includes(getComputedStyle(element).display)
  )
}

/** The position of each box of the page, from the start of lines. */
export function places(): Places {
  const rtl = document.documentElement.dir === 'rtl'
  const width = document.documentElement.clientWidth
  const found: Places = new Map()
  const visit = (element: Element, path: string) => {
    if (element.localName === 'svg') return
    if (!stays(element)) {
      const box = element.getBoundingClientRect()
      if (box.width > 0)
        found.set(path, {
          start: rtl ? width - box.right : box.left,
          width: box.width,
          words: `<${element.localName} class="${element.classList[0] ?? ''}"> ${element.textContent?.trim().slice(0, 30) ?? ''}`,
        })
    }
    ;[...element.children].forEach((child, index) => {
      visit(child, `${path}/${index}`)
    })
  }
  for (const child of document.body.children) if (child.localName !== 'script') visit(child, child.localName)
  return found
}

/** Boxes that do not stand at the mirrored place, the outermost first; what they hold is not named again. */
export function unmirrored(ltr: Places, rtl: Places): string[] {
  const wrong = [...ltr].filter(([path, place]) => {
    const other = rtl.get(path)
    return (
      other !== undefined &&
      Math.abs(other.start - place.start) > tolerance &&
      Math.abs(other.width - place.width) <= tolerance
    )
  })
  return wrong
    .filter(([path]) => !wrong.some(([outer]) => outer !== path && path.startsWith(`${outer}/`)))
    .map(
      ([path, place]) =>
        `${place.words}: begins ${Math.round(place.start)} px in from left to right, ${Math.round(rtl.get(path)?.start ?? 0)} px in from right to left`,
    )
}
