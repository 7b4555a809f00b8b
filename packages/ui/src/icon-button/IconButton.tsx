import type { MouseEvent, ReactNode } from 'react'
import { busy, iconSizes, round as roundShape } from '../button/Button.css.ts'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button/Button.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { reportNameless } from '../private/reportNameless.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import type { Tone } from '../tokens/scales.ts'

export interface IconButtonProps extends CommonProps<HTMLButtonElement> {
  /** The icon, one of this package's. */
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
  /** Spins while something is loading; takes no clicks. @default false */
  loading?: boolean
  /** For a toggle button: whether it is on. */
  pressed?: boolean
  /** Called on activation. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button with an icon in place of words; its label is its name and its tooltip. */
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
  onClick,
  ...root
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') reportNameless('IconButton', label)
  return (
    <button
      type={type}
      disabled={disabled}
      title={label}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-pressed={pressed}
      className={cx(
        buttonClass({ variant, tone, size }),
        iconSizes[size],
        round && roundShape,
        loading && busy,
      )}
      onClick={loading ? undefined : onClick}
      {...commonProps(root)}
    >
      {loading ? <Spinner size="small" /> : icon}
    </button>
  )
}
