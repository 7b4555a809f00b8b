import type { ReactNode } from 'react'
import { type ButtonVariantProps, buttonClass } from '../button/Button.tsx'
import { anchor, type LinkTarget } from '../link/Link.tsx'

export interface LinkButtonProps extends ButtonVariantProps, LinkTarget {
  /** The words on it: where it leads. */
  children: ReactNode
}

/** A link that looks like a button: it leads somewhere, and nothing else happens. */
export function LinkButton({
  children,
  icon,
  iconEnd,
  variant,
  tone,
  size,
  fullWidth,
  ...target
}: LinkButtonProps) {
  return (
    <a {...anchor(target)} className={buttonClass({ variant, tone, size, fullWidth })}>
      {icon}
      {children}
      {iconEnd}
    </a>
  )
}
