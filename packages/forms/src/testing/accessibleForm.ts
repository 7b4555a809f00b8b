type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Tokens of the HTML standard that a field of ours may carry. */
const tokens =
  /^(off|on|name|nickname|username|new-password|current-password|one-time-code|email|tel|tel-national|tel-country-code|bday|street-address|country-name|postal-code|organization-title|transaction-amount|url)$/
const types: Readonly<Record<string, RegExp>> = {
  email: /^email$/,
  tel: /^tel$/,
  // Beside a country: HTML has it on inputs of type text, with the keyboard of a telephone.
  'tel-national': /^(tel|text)$/,
  'new-password': /^(password|text)$/,
  'current-password': /^(password|text)$/,
  bday: /^(date|text)$/,
}
const keyboards: Readonly<Record<string, RegExp>> = {
  email: /^email$/,
  tel: /^tel$/,
  'tel-national': /^tel$/,
  'one-time-code': /^(numeric|text)$/,
}
/** What begins a marked title: a word and a colon, in any script. */
const marked = /^\S[^:：៖]{0,20}[:：៖]/

/**
 * What is wrong with a form for people who do not see it, or do not point: the 14 checks of our study, which axe does
 * not make. Empty when all hold. To be called on a fresh form and once more after a refused submit, with the focus
 * where the form has put it.
 */
export function accessibleForm(form: HTMLFormElement): string[] {
  const page = form.ownerDocument
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      control.type !== 'hidden' &&
      !control.closest('[aria-hidden="true"], [hidden]') &&
      // Of a day's parts the first represents all; the conformance of DateField looks at them.
      (control.dataset.part === undefined || control.id !== ''),
  )
  const typed = controls.filter(
    (control) =>
      !/^(checkbox|radio|file|range|button)$/.test(control.type) &&
      !('readOnly' in control && control.readOnly) &&
      control.dataset.part === undefined,
  )
  const named = (control: Element) => control.getAttribute('name') || control.id || control.tagName
  const faults: string[] = []
  const each = <Found extends Element>(
    what: string,
    found: Iterable<Found>,
    holds: (one: Found) => boolean,
  ) => {
    for (const one of found) if (!holds(one)) faults.push(`${what}: ${named(one)}`)
  }
  const whole = (what: string, holds: boolean) => {
    if (!holds) faults.push(what)
  }
  const textOf = ({ id }: Element, part: string) => form.querySelector(`[id="${id}-${part}"]`)
  /** What hint and error belong to: the control, or the group of radio buttons that it is in. */
  const fieldOf = (control: Element): Element => {
    const group = control.closest('fieldset[id], [role=radiogroup][id]')
    return group && !textOf(control, 'error') ? group : control
  }
  const texts = (control: Element) =>
    [control, fieldOf(control), control.closest('fieldset')].flatMap((one) =>
      one ? listed(one, 'aria-describedby') : [],
    )
  const ofControl = (control: Control, part: string) => textOf(fieldOf(control), part)

  each('1 labelled', controls, (control) => labelOf(control) !== '')
  const ids = [...form.querySelectorAll('[id]')]
  each('2 id is unique', ids, ({ id }) => page.querySelectorAll(`[id="${CSS.escape(id)}"]`).length === 1)
  each('3 autocomplete token', typed, ({ autocomplete }) => tokens.test(autocomplete))
  each('4 input type', typed, ({ autocomplete, type }) => (types[autocomplete] ?? /./).test(type))
  each('5 inputmode', typed, ({ autocomplete, inputMode }) =>
    (keyboards[autocomplete] ?? /^/).test(inputMode),
  )
  each('6 required is said', controls, (control) => {
    const star = [...(control.labels ?? [])].some((label) =>
      label.querySelector('[aria-hidden]')?.textContent?.includes('*'),
    )
    return !control.required && star === (control.ariaRequired === 'true')
  })
  each(
    '7 hint is linked',
    controls,
    (control) => !ofControl(control, 'hint') || texts(control).includes(`${fieldOf(control).id}-hint`),
  )

  const failing = controls.filter((control) => ofControl(control, 'error'))
  each(
    '8 aria-invalid on what fails',
    controls,
    (control) => (control.ariaInvalid === 'true') === failing.includes(control),
  )
  each(
    '9 error is linked, before the hint',
    failing,
    (control) => texts(control)[0] === `${fieldOf(control).id}-error`,
  )
  for (const attribute of ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for'])
    each(`10 ${attribute} leads somewhere`, form.querySelectorAll(`[${attribute}]`), (one) =>
      listed(one, attribute).every((id) => page.getElementById(id)),
    )
  // Those of single fields, such as a counter, stand beside their control.
  const regions = [
    ...form.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'),
  ].filter((region) => nearestWithControl(region) === form)
  whole('13 exactly one live region of the form', regions.length === 1)

  const summary = form.querySelector<HTMLElement>('section[tabindex="-1"][aria-labelledby]')
  whole(
    '12 a summary where something fails, and only there',
    failing.length > 0 === (summary !== null) || summary !== null,
  )
  if (summary) {
    const links = [...summary.querySelectorAll('a')]
    whole(
      '11 the focus is in the summary or a field',
      summary.contains(page.activeElement) || controls.includes(page.activeElement as Control),
    )
    whole(
      '12 the summary links to each failing field, in order',
      [...new Set(failing.map((control) => `#${fieldOf(control).id}`))].join() ===
        links.map((link) => link.getAttribute('href')).join(),
    )
    each('12 a line says what stands beside its field', links, (link) => {
      const control = failing.find((each) => link.getAttribute('href') === `#${fieldOf(each).id}`)
      const said = (control && ofControl(control, 'error')?.textContent) ?? ''
      const line = link.textContent ?? ''
      // The line may name the field, and the entry of a list, before it.
      return line !== '' && (said.endsWith(line) || line.endsWith(said.replace(/^[^:：៖]*[:：៖]\s*/, '')))
    })
  }
  whole(
    '14 the title is marked while something fails, and only then',
    marked.test(page.title) === (summary !== null),
  )
  return faults
}

function labelOf(control: Control): string {
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent
  const words = [...(control.labels ?? [])].map((label) => label.textContent).join(' ')
  return (words || control.ariaLabel || legend || '').trim()
}

function nearestWithControl(element: Element): Element | null {
  let at = element.parentElement
  while (at && !at.querySelector('input, select, textarea')) at = at.parentElement
  return at
}

function listed(element: Element, attribute: string): string[] {
  return (element.getAttribute(attribute) ?? '').split(' ').filter(Boolean)
}
