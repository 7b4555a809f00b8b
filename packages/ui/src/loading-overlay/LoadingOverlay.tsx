import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './LoadingOverlay.css.ts'

export interface LoadingOverlayProps extends CommonProps<HTMLDivElement> {
  /** The content. */
  children?: ReactNode
  /** While true the content is dimmed and cannot be used. */
  loading: boolean
  /** What is awaited. @default 'Loading' */
  label?: string
}

/** Content that stays in its place while its next state is on its way. */
export function LoadingOverlay({ children, loading, label, ...root }: LoadingOverlayProps) {
  const { t } = useLingui()
  return (
    <div aria-busy={loading} className={css.holder} {...commonProps(root)}>
      <div inert={loading} className={loading ? css.waiting : undefined}>
        {children}
      </div>
      {loading && (
        <div className={css.mark}>
          <Spinner
            size="large"
            label={label ?? t({ message: 'Loading', context: 'something is on its way' })}
          />
        </div>
      )}
    </div>
  )
}
