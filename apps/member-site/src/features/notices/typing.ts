type TextField = HTMLInputElement | HTMLTextAreaElement

/** What is typed into. */
const fields = 'input:not([type=radio], [type=checkbox]), textarea'
/** A typed search is complete once its field has lost the focus: its value is a filter. */
const kept = `:is(${fields}):not([type=search])`

const typed = new Set<TextField>()

/** Remembers the fields that are typed into; returns a function that stops it. */
export function watchTyping(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(kept)) typed.add(target as TextField)
  }
  addEventListener('input', onInput, { capture: true, passive: true })
  return () => {
    removeEventListener('input', onInput, true)
    typed.clear()
  }
}

/** Whether text is being typed, or is in a form that has not been sent. */
export function isTyping(): boolean {
  if (document.activeElement?.matches(fields)) return true
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some(({ value }) => value !== '')
}
