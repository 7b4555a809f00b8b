import { TextField } from '@baize/ui'
import { useState } from 'react'

export interface FilterSearchProps {
  label: string
  value: string | undefined
  /** Null: everything. */
  onValueChange: (value: string | null) => void
}

/** A filter that is typed: it applies when the field is left or Enter is pressed. */
export function FilterSearch({ label, value = '', onValueChange }: FilterSearchProps) {
  const [typed, setTyped] = useState(value)
  const [kept, setKept] = useState(value)
  if (kept !== value) {
    setKept(value)
    setTyped(value)
  }
  const hold = () => {
    if (typed.trim() !== value) onValueChange(typed.trim() || null)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        hold()
      }}
    >
      <TextField label={label} value={typed} maxLength={64} onValueChange={setTyped} onBlur={hold} />
    </form>
  )
}
