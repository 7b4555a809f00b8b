import { Toggle } from 'radix-ui'
import type { ReactNode } from 'react'
import { type ButtonSize, buttonClass } from '../button/Button.tsx'
import { useValue } from '../field/useValue.ts'
import { CheckIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import type { Tone } from '../tokens/scales.ts'
import * as css from './ToggleButton.css.ts'

export interface ToggleButtonProps extends CommonProps<HTMLButtonElement> {
  /** What is on or off; the words stay the same in both. */
  children: ReactNode
  /** Whether it is on, when the owner decides it. */
  pressed?: boolean
  /** Whether it is on at first, when the button keeps it itself. @default false */
  defaultPressed?: boolean
  /** An icon before the words; a check replaces it while it is on. */
  icon?: ReactNode
  /** @default 'accent' */
  tone?: Tone
  /** @default 'medium' */
  size?: ButtonSize
  /** @default false */
  disabled?: boolean
  /** Called on a change, with the new state. */
  onPressedChange?: (pressed: boolean) => void
}

/** A button that stays pressed: a filter, a view. For a lasting setting use a SwitchField. */
export function ToggleButton({
  children,
  pressed,
  defaultPressed = false,
  icon,
  tone = 'accent',
  size = 'medium',
  disabled = false,
  onPressedChange,
  ...root
}: ToggleButtonProps) {
  const [on, setOn] = useValue(pressed, defaultPressed, onPressedChange)
  return (
    <Toggle.Root
      {...commonProps(root)}
      pressed={on}
      onPressedChange={setOn}
      disabled={disabled}
      className={cx(
        buttonClass({ variant: on ? 'soft' : 'outline', tone: on ? tone : 'neutral', size }),
        css.words,
        on && css.on,
      )}
    >
      {on ? (
        <span className={css.check}>
          <CheckIcon />
        </span>
      ) : (
        icon
      )}
      {children}
    </Toggle.Root>
  )
}
