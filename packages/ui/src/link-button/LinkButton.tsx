import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../button/Button.tsx'
import { anchor, type LinkTarget } from '../link/Link.tsx'

export interface LinkButtonProps extends ButtonLook, LinkTarget {
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
  full,
  ...target
}: LinkButtonProps) {
  return (
    <a {...anchor(target)} className={buttonClass({ variant, tone, size, full })}>
      {icon}
      {children}
      {iconEnd}
    </a>
  )
}
