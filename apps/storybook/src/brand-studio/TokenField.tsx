import { FieldFrame, IconButton, VisuallyHidden } from '@baize/ui'
import { RefreshIcon } from '@baize/ui/icons'
import { memo, useRef, useState } from 'react'
import { same } from './changes.ts'
import { colourOfHex, isColour, pickerHex } from './colour.ts'
import type { Role } from './roles.ts'
import * as css from './TokenField.css.ts'
import type { Part } from './tokens-document.ts'
import type { StudioActs } from './useStudio.ts'
import { read, write } from './written.ts'

interface TokenFieldProps {
  role: Role
  part: Part
  /** How it is spoken of: “Surfaces, Page, light”. */
  name: string
  value: unknown
  /** The value in the end, where it points at another token. */
  shown: unknown
  /** The value at the start; the field is marked where it differs. */
  start: unknown
  /** What was written that cannot be used, and why. */
  refused: { text: string; problem: string } | undefined
  acts: StudioActs
}

const labels: Record<Part, string> = { base: 'Value', light: 'Light', dark: 'Dark' }

/** One token: its text as it is written, a picker where it is a colour, and a button to reset it. */
export const TokenField = memo(function TokenField(props: TokenFieldProps) {
  const { role, part, name, value, shown, start, refused, acts } = props
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // What was typed is shown as it was typed for as long as it is the token's value.
  const text = refused?.text ?? (means(role.type, typed, value) ? typed : write(role.type, value))

  const put = (next: string) => {
    setTyped(next)
    acts.write(role, part, next)
  }
  const reset = () => {
    acts.reset(role.path, part)
    field.current?.focus()
  }
  const changed = !same(value, start) || refused !== undefined
  const long = role.type === 'shadow' || role.type === 'fontFamily'
  const Control = long ? 'textarea' : 'input'

  return (
    <FieldFrame
      label={
        <>
          <span aria-hidden="true">{labels[part]}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
          {!same(value, start) && <span className={css.changed}> changed</span>}
        </>
      }
      error={refused?.problem}
    >
      {(attributes) => (
        <div className={css.box}>
          {isColour(shown) && (
            <input
              type="color"
              className={css.picker}
              aria-label={`${name}, picker`}
              value={pickerHex(shown)}
              onChange={(event) => put(picked(event.target.value, shown.alpha))}
            />
          )}
          <Control
            {...attributes}
            ref={field}
            className={css.text}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            rows={long ? 3 : undefined}
            value={text}
            onChange={(event) => put(event.target.value)}
            onBlur={() => setTyped('')}
          />
          {changed && (
            <IconButton icon={<RefreshIcon />} label={`Reset ${name}`} size="small" onClick={reset} />
          )}
        </div>
      )}
    </FieldFrame>
  )
})

function means(type: string, text: string, value: unknown): boolean {
  const meant = read(type, text)
  return 'value' in meant && same(meant.value, value)
}

/** A picker knows no opacity: the token keeps its own. */
function picked(hex: string, alpha = 1): string {
  const colour = colourOfHex(hex)
  return alpha < 1 && colour ? write('color', { ...colour, alpha }) : hex
}
