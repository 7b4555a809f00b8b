const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])'

/** What takes the focus of the keyboard now. */
export function controls(): HTMLElement[] {
  const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1)
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled=true], iframe, input[type=hidden]') &&
      element.closest('[inert]') === null,
  )
}

/** A control in a word or two, for messages. */
export function named(element: Element): string {
  const words = element.ariaLabel ?? element.textContent?.trim() ?? ''
  const kind = element.getAttribute('type') ?? element.getAttribute('role')
  return `<${element.localName}${kind ? ` ${kind}` : ''}>${words ? ` "${words.slice(0, 40)}"` : ''}`
}

/** Where its signs of focus may be drawn: itself, its parent, its siblings, and their pseudo-elements. */
function* bearers(control: Element): Generator<CSSStyleDeclaration> {
  const around = [control]
  let holder = control.parentElement
  for (let step = 0; step < 3 && holder && holder !== document.body; step += 1) {
    around.push(holder)
    holder = holder.parentElement
  }
  around.push(...(control.parentElement?.children ?? []), ...control.querySelectorAll(':scope > *'))
  for (const element of new Set(around))
    for (const pseudo of [undefined, '::before', '::after']) yield getComputedStyle(element, pseudo)
}

const line = (style: string, width: string) =>
  style !== 'none' && style !== 'hidden' && Number.parseFloat(width) > 0

/** Whether something is drawn round it: a border or an outline of its own, or of its parent. */
export function hasContour(control: HTMLElement): boolean {
  if (getComputedStyle(control).appearance !== 'none' && control.matches('input, select, textarea'))
    return true
  if (control.textContent?.trim() || control.querySelector('svg, img')) return true
  for (const style of bearers(control)) {
    if (line(style.outlineStyle, style.outlineWidth)) return true
    const borders = ['Top', 'Bottom', 'Left', 'Right'] as const
    if (borders.some((side) => line(style[`border${side}Style`], style[`border${side}Width`]))) return true
    if (
      style.content !== 'none' &&
      style.content !== 'normal' &&
      style.backgroundColor !== 'rgba(0, 0, 0, 0)'
    )
      return true
  }
  return false
}

/** What is drawn of a look; of it forced colours leave lines, and take shadows and grounds. */
function look(control: Element, forced: boolean): string {
  return [...bearers(control)]
    .map((style) => {
      const outline =
        line(style.outlineStyle, style.outlineWidth) && `${style.outline} ${style.outlineOffset}`
      const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).map(
        (side) =>
          line(style[`border${side}Style`], style[`border${side}Width`]) &&
          `${style[`border${side}Width`]} ${style[`border${side}Color`]}`,
      )
      const lines = [outline, ...borders, style.opacity, style.visibility, style.textDecorationLine]
      return [...lines, ...(forced ? [] : [style.boxShadow, style.backgroundColor])].join(' ')
    })
    .join('\n')
}

/** Whether the keyboard's focus shows. */
export function showsFocus(control: HTMLElement, forced: boolean): boolean {
  const blank = document.activeElement
  if (blank instanceof HTMLElement) blank.blur()
  const before = look(control, forced)
  control.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  if (document.activeElement !== control) return true
  const after = look(control, forced)
  control.blur()
  return before !== after
}

/** The pointer target: the control, or its label. */
function target(control: HTMLElement): HTMLElement {
  return control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control
}

/** Whether it is at least 24 by 24, or takes clicks in such a square round its middle. */
export function isLargeEnough(control: HTMLElement): boolean {
  const element = target(control)
  // A link within a sentence is as high as its line; what only scrolls takes no clicks.
  if (
    getComputedStyle(element).display === 'inline' ||
    !element.matches('a, button, input, select, textarea, summary, label')
  )
    return true
  const box = element.getBoundingClientRect()
  if (box.width >= 23.5 && box.height >= 23.5) return true
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const corners = [
    [x, y - 11.5],
    [x, y + 11.5],
    [x - 11.5, y],
    [x + 11.5, y],
  ] as const
  return corners.every(([left, top]) => element.contains(document.elementFromPoint(left, top)))
}

const states =
  '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), input:checked'

/** The part that carries the look of a control: a radio button's is often its label. */
function bearer(control: Element): Element {
  return control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control
}

/** How an element looks when nothing has the focus, with its descendants. */
function wholeLook(element: Element): string {
  return [element, ...element.querySelectorAll('*')]
    .flatMap((each) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(each, pseudo)
        const {
          color,
          fontWeight,
          backgroundColor,
          textDecorationLine,
          content,
          opacity,
          clipPath,
          scale,
          display,
        } = style
        const lines = [style.outline, style.borderStyle, style.borderWidth, style.borderColor]
        return [
          color,
          fontWeight,
          backgroundColor,
          textDecorationLine,
          content,
          opacity,
          clipPath,
          scale,
          display,
          ...lines,
        ].join()
      }),
    )
    .join('\n')
}

/** What is chosen, pressed or current and looks like its neighbour that is not. */
export function statesThatDoNotShow(): string[] {
  return [...document.querySelectorAll(states)].flatMap((chosen) => {
    if (chosen instanceof HTMLInputElement && getComputedStyle(chosen).appearance !== 'none') return []
    const plain = [...document.querySelectorAll(`${chosen.localName}[class="${chosen.className}"]`)].find(
      (other) => !other.matches(states) && !other.matches(':disabled, [aria-disabled=true]'),
    )
    if (!plain) return []
    const [own, other] = [bearer(chosen), bearer(plain)]
    if (own.querySelectorAll('*').length !== other.querySelectorAll('*').length) return []
    return wholeLook(own) === wholeLook(other) ? [named(chosen)] : []
  })
}
