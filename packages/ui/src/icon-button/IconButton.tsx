import type { MouseEvent, ReactNode } from 'react'
import { busy, iconSizes, round as roundShape } from '../button/Button.css.ts'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button/Button.tsx'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import type { Tone } from '../tokens/scales.ts'

export interface IconButtonProps extends RootProps<HTMLButtonElement> {
  /** The picture, one of this package's icons. */
  icon: ReactNode
  /** What it does, in words. */
  label: string
  /** @default 'plain' */
  variant?: ButtonVariant
  /** @default 'neutral' */
  tone?: Tone
  /** @default 'medium' */
  size?: ButtonSize
  /** A circle. @default false */
  round?: boolean
  /** What the button does to its form. @default 'button' */
  type?: 'button' | 'submit'
  /** @default false */
  disabled?: boolean
  /** Turns while something is on its way; takes no presses. @default false */
  loading?: boolean
  /** For a toggle button: whether it is on. */
  pressed?: boolean
  /** For a button that opens something: whether it is open. */
  expanded?: boolean
  /** What kind of thing it opens. */
  opens?: 'dialog' | 'menu' | 'listbox'
  /** Id of what it opens or changes. */
  controls?: string
  /** It was pressed. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button with a picture in place of words; its label is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  tone = 'neutral',
  size = 'medium',
  round = false,
  type = 'button',
  disabled = false,
  loading = false,
  pressed,
  expanded,
  opens,
  controls,
  onClick,
  ...root
}: IconButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      title={label}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-haspopup={opens}
      aria-controls={controls}
      className={join(
        buttonClass({ variant, tone, size }),
        iconSizes[size],
        round && roundShape,
        loading && busy,
      )}
      onClick={loading ? undefined : onClick}
      {...rootAttributes(root)}
    >
      {loading ? <Spinner size="small" /> : icon}
    </button>
  )
}
