import { useEffect, useRef, useState } from 'react'
import type { CloseReason } from '../modal/Modal.tsx'
import type { CommonProps } from '../private/commonProps.ts'
import { whenTouched } from '../private/whenTouched.ts'
import { PaletteDialog } from './paletteOnDemand.ts'
import type { Command, CommandGroup } from './useCommands.ts'

export interface CommandPaletteProps extends CommonProps<HTMLDivElement> {
  /** Whether it is open, where its owner decides it; a button of the page opens it. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** What it searches, in words: its accessible name, and the label of its input. */
  label: string
  /** What can be found, in groups: commands that are known, and searches. */
  groups: readonly CommandGroup[]
  /** An example of what can be typed. */
  placeholder?: string
  /** The letter that opens it together with Ctrl, or Command on a Mac; none where it is left out. */
  shortcut?: string
  /** A command was chosen; the palette is closed, and the focus is back. Where it has an `href`, go there. */
  onSelect: (command: Command) => void
  /** It was opened or closed. */
  onOpenChange?: (open: boolean, reason?: CloseReason) => void
}

/**
 * Search of pages, games and actions from anywhere: a dialog with a combobox whose options are always in view, by the
 * APG. What opens it is a button of the page's, and a shortcut. Its dialog is loaded when the page was used, or opened.
 */
export function CommandPalette({
  open,
  defaultOpen = false,
  shortcut,
  onSelect,
  onOpenChange,
  ...dialog
}: CommandPaletteProps) {
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  useEffect(() => whenTouched(() => void PaletteDialog.preload()), [])

  const change = (next: boolean, reason?: CloseReason) => {
    setOwn(next)
    if (next !== shown) onOpenChange?.(next, reason)
  }
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  useEffect(() => {
    if (shortcut === undefined) return
    const listen = (event: KeyboardEvent) => {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isModified || event.key.toLowerCase() !== shortcut.toLowerCase()) return
      event.preventDefault()
      latest.current(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [shortcut])

  return (
    wasShown && (
      <PaletteDialog
        {...dialog}
        open={shown}
        onClose={(reason) => change(false, reason)}
        onChoose={(command) => {
          change(false)
          onSelect(command)
        }}
      />
    )
  )
}
