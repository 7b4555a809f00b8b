import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import * as css from '../empty-state/EmptyState.css.ts'
import { Heading } from '../heading/Heading.tsx'
import { CriticalIcon, RefreshIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'

export interface ErrorStateProps extends CommonProps<HTMLDivElement> {
  /** @default 'This could not be loaded' */
  title?: ReactNode
  /** What happened, and what to do. */
  children?: ReactNode
  /** @default a cross in a circle */
  icon?: ReactNode
  /** Adds a button that retries. */
  onRetry?: () => void
  /** It is being tried again. @default false */
  retrying?: boolean
  /** Other ways on. */
  action?: ReactNode
  /** Place of the title in the outline. @default 2 */
  level?: 1 | 2 | 3 | 4
}

/** In place of what could not be shown. */
export function ErrorState({
  title,
  children,
  icon,
  onRetry,
  retrying = false,
  action,
  level = 2,
  ...root
}: ErrorStateProps) {
  const { t } = useLingui()
  return (
    <div {...commonProps(root)} role="alert" className={css.state}>
      <span className={cx(css.mark, css.critical)}>{icon === undefined ? <CriticalIcon /> : icon}</span>
      <Heading level={level} size="item">
        {title ?? t({ message: 'Something didn’t load', context: 'heading in place of missing content' })}
      </Heading>
      {children !== undefined && <div className={css.message}>{children}</div>}
      <div className={css.actions}>
        {onRetry && (
          <Button
            variant="outline"
            tone="neutral"
            icon={<RefreshIcon />}
            loading={retrying}
            onClick={onRetry}
          >
            {t({ message: 'Try again', context: 'button after a failure' })}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
