import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CautionIcon, CloseIcon, CriticalIcon, InfoIcon, PositiveIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import * as css from './Alert.css.ts'

/** What an alert may say. */
export const alertTones = ['info', 'positive', 'caution', 'critical'] as const
/** What an alert says. */
export type AlertTone = (typeof alertTones)[number]

/** The icon of each tone. */
export const alertIcons = {
  info: InfoIcon,
  positive: PositiveIcon,
  caution: CautionIcon,
  critical: CriticalIcon,
} as const satisfies Record<AlertTone, unknown>

export interface AlertProps extends CommonProps<HTMLDivElement> {
  /** The message. */
  children: ReactNode
  /** @default 'info' */
  tone?: AlertTone
  /** A few words above the message. */
  title?: ReactNode
  /** Buttons or links under the words. */
  action?: ReactNode
  /** Read out when it appears: `polite` waits, `assertive` interrupts. Leave out for what is there from the start. */
  announce?: 'polite' | 'assertive'
  /** Adds a close button. */
  onDismiss?: () => void
}

const roles = { polite: 'status', assertive: 'alert' } as const

/** A message that stays in its place on the page. */
export function Alert({ children, tone = 'info', title, action, announce, onDismiss, ...root }: AlertProps) {
  const { t } = useLingui()
  const Icon = alertIcons[tone]
  return (
    <div {...commonProps(root)} role={announce && roles[announce]} className={cx(css.alert, toneClass[tone])}>
      <span className={css.icon}>
        <Icon />
      </span>
      <div className={css.words}>
        {title !== undefined && <strong className={css.title}>{title}</strong>}
        <div>{children}</div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={css.dismiss}>
          <IconButton
            icon={<CloseIcon />}
            label={t({ message: 'Dismiss', context: 'button that takes a message away' })}
            onClick={onDismiss}
          />
        </span>
      )}
    </div>
  )
}
