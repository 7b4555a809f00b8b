import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AlertTone, alertIcons } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { useValue } from '../field/useValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import * as css from './InlineBanner.css.ts'

/** What can be done about a banner: a button, or a link. */
export type InlineBannerAction = {
  /** Stable key. */
  id: string
  /** What it does. */
  label: string
} & ({ href: string } | { loading?: boolean; onClick: () => void })

export interface InlineBannerProps extends CommonProps<HTMLElement> {
  /** Accessible name of the banner, which is a landmark of the page. */
  label: string
  /** The message. */
  children: ReactNode
  /** @default 'info' */
  tone?: AlertTone
  /** A few words above the message. */
  title?: ReactNode
  /** What can be done about it: one or two, the first one first. */
  actions?: readonly InlineBannerAction[]
  /** Adds a close button. @default false */
  dismissible?: boolean
  /** Whether it is shown, where its owner decides it. */
  open?: boolean
  /** Whether it is shown at first. @default true */
  defaultOpen?: boolean
  /** It was closed. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A message about the whole page or a section of it, as wide as that, with what can be done about it. What responds to an
 * action of the reader's is an Alert or a toast, which are announced.
 */
export function InlineBanner({
  label,
  children,
  tone = 'info',
  title,
  actions = [],
  dismissible = false,
  open,
  defaultOpen = true,
  onOpenChange,
  ...root
}: InlineBannerProps) {
  const { t } = useLingui()
  const [shown, setShown] = useValue(open, defaultOpen, onOpenChange)
  if (!shown) return null
  const Icon = alertIcons[tone]
  return (
    <section aria-label={label} {...commonProps(root)} className={cx(css.banner, toneClass[tone])}>
      <span className={css.icon}>
        <Icon />
      </span>
      <div className={css.body}>
        <div className={css.words}>
          {title !== undefined && <strong className={css.title}>{title}</strong>}
          <div>{children}</div>
        </div>
        {actions.length > 0 && (
          <div className={css.actions}>
            {actions.map((action, index) => {
              const look = { tone, size: 'small', variant: index === 0 ? 'solid' : 'outline' } as const
              return 'href' in action ? (
                <LinkButton key={action.id} {...look} href={action.href}>
                  {action.label}
                </LinkButton>
              ) : (
                <Button key={action.id} {...look} loading={action.loading ?? false} onClick={action.onClick}>
                  {action.label}
                </Button>
              )
            })}
          </div>
        )}
      </div>
      {dismissible && (
        <span className={css.dismiss}>
          <IconButton
            icon={<CloseIcon />}
            label={t({ message: 'Dismiss', context: 'button that takes a message away' })}
            onClick={() => setShown(false)}
          />
        </span>
      )}
    </section>
  )
}
