import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { useFormReset } from '../field/useFormReset.ts'

/** The digits of an input in cells, and the cell with the focus: that of the selected digit, or the next one. */
export function useCells(element: RefObject<HTMLInputElement | null>, length: number, initial: string) {
  const [text, setText] = useState(initial)
  const [at, setAt] = useState(initial.length)

  const look = () => {
    const input = element.current
    if (!input) return
    const { value, selectionStart: start, selectionEnd: end } = input
    setText(value)
    // All of it selected, as by Tab, is shown as the end in the cells.
    setAt(start === null || end === null || end - start > 1 ? value.length : start)
  }

  // A form may set or empty the input itself.
  useLayoutEffect(() => {
    if (element.current && element.current.value !== text) look()
  })

  useFormReset(element, look)

  /** Moves to a cell; the digit in it is selected, so that the next one typed takes its place. */
  const go = (cell: number) => {
    const input = element.current
    if (!input) return
    const start = Math.max(0, Math.min(cell, input.value.length, length - 1))
    input.setSelectionRange(start, Math.min(start + 1, input.value.length))
    look()
  }

  return {
    text,
    here: Math.min(at, length - 1),
    look,
    /** After a digit was typed: the one behind it, if any, is next to be replaced. */
    advance: () => {
      const start = element.current?.selectionStart ?? length
      if (start < (element.current?.value.length ?? 0)) go(start)
      else look()
    },
    focus: () => go(element.current?.value.length ?? 0),
    press: ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
      const box = currentTarget.getBoundingClientRect()
      go(Math.floor(((clientX - box.left) / box.width) * length))
    },
    move: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: length }[event.key]
      if (to === undefined) return
      event.preventDefault()
      go(to)
    },
  }
}
