import type { MouseEvent, ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import type { Tone } from '../tokens/scales.ts'
import * as css from './Button.css.ts'

/** How prominent a button is. */
export const buttonVariants = ['solid', 'soft', 'outline', 'plain'] as const
/** How prominent a button is. */
export type ButtonVariant = (typeof buttonVariants)[number]

/** Heights of buttons and fields. */
export const buttonSizes = ['small', 'medium', 'large'] as const
/** A height of a button. */
export type ButtonSize = (typeof buttonSizes)[number]

export interface ButtonVariantProps {
  /** How prominent it is. One solid button a screen. @default 'solid' */
  variant?: ButtonVariant | undefined
  /** What activating it means; `premium` is for money in. @default 'accent' */
  tone?: Tone | undefined
  /** @default 'medium' */
  size?: ButtonSize | undefined
  /** As wide as its container. @default false */
  fullWidth?: boolean | undefined
  /** An icon before the words. */
  icon?: ReactNode
  /** An icon after the words. */
  iconEnd?: ReactNode
}

export interface ButtonProps extends ButtonVariantProps, CommonProps<HTMLButtonElement> {
  /** The words on it: what it does. */
  children: ReactNode
  /** What the button does to its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** @default false */
  disabled?: boolean
  /** Shows a spinner and takes no clicks; keeps its width and its focus. @default false */
  loading?: boolean
  /** For a toggle button: whether it is on. */
  pressed?: boolean
  /** Takes focus when the dialog around it opens. @default false */
  initialFocus?: boolean
  /** The form it belongs to, where it is outside of it. */
  form?: string
  /** Called on activation. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The classes of a button's look; shared with LinkButton. */
export function buttonClass({
  variant = 'solid',
  tone = 'accent',
  size = 'medium',
  fullWidth = false,
}: ButtonVariantProps): string {
  return cx(
    css.button,
    toneClass[tone],
    css.buttonSizes[size],
    css.buttonVariants[variant],
    css.inactive,
    fullWidth && css.full,
  )
}

/** A button. */
export function Button({
  children,
  icon,
  iconEnd,
  type = 'button',
  disabled = false,
  loading = false,
  pressed,
  initialFocus = false,
  form,
  onClick,
  variant,
  tone,
  size,
  fullWidth,
  ...root
}: ButtonProps) {
  const label = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  )
  return (
    <button
      // A button that is loading still submits by Enter unless its type says otherwise.
      type={loading ? 'button' : type}
      form={form}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-pressed={pressed}
      data-autofocus={initialFocus || undefined}
      className={cx(buttonClass({ variant, tone, size, fullWidth }), loading && css.busy)}
      onClick={loading ? undefined : onClick}
      {...commonProps(root)}
    >
      {loading ? (
        <>
          <span className={css.busyLabel}>{label}</span>
          <span className={css.busyMark}>
            <Spinner size="small" />
          </span>
        </>
      ) : (
        label
      )}
    </button>
  )
}
