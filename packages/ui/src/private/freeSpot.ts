/** Pixels between the points at which the page under a floating button is looked at: closer than a line of small text. */
const grid = 12
/** How much of the window a button may rise through in search of a free spot. */
const reach = 0.5
/** Pixels that stay free beside it. */
const margin = 4

/** Actions, and the bars that hold them: nothing floats over the edge of a bar. */
const actions =
  'nav, a[href], button, input, select, textarea, summary, label, [role=button], [role=link], [role=tab], [tabindex]:not(main, [tabindex="-1"])'
const pictures = 'img, svg, canvas, video, iframe'

/** Whether one of the element's own words is within the rectangle. */
function hasTextIn(element: Element, area: DOMRect): boolean {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects())
      if (left < area.right && right > area.left && top < area.bottom && bottom > area.top) return true
  }
  return false
}

/** Whether something that is read or activated is at a point of the page. */
function isTaken(floating: HTMLElement, x: number, y: number): boolean {
  const top = document.elementsFromPoint(x, y).find((element) => !floating.contains(element))
  if (!top) return false
  if (top.closest(actions) || top.matches(pictures)) return true
  return hasTextIn(top, new DOMRect(x - grid / 2, y - grid / 2, grid, grid))
}

/**
 * How many pixels a floating element has to rise from its place so that it covers nothing that is read or activated;
 * null where the page has no such spot. Reads the layout of the page: call it when the page is at rest.
 */
export function freeSpot(floating: HTMLElement): number | null {
  const { left, right, top, bottom } = floating.getBoundingClientRect()
  const [from, to] = [left - margin, right + margin]
  const needed = Math.ceil((bottom - top) / grid) + 1
  // The edge itself is looked at: what is above a bar is often cut off by it.
  const start = bottom - 1
  const rows = needed + Math.floor((innerHeight * reach) / grid)
  let free = 0
  for (let row = 0; row < rows; row += 1) {
    const y = start - row * grid
    if (y < 0) return null
    let taken = false
    for (let x = from; x < to + grid && !taken; x += grid) taken = isTaken(floating, Math.min(x, to), y)
    free = taken ? 0 : free + 1
    if (free === needed) return (row + 1 - needed) * grid
  }
  return null
}
