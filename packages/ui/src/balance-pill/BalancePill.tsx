import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Amount } from '../amount/Amount.tsx'
import { useValue } from '../field/useValue.ts'
import { HideIcon, RefreshIcon, ShowIcon, WalletIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './BalancePill.css.ts'

export interface BalancePillProps extends CommonProps<HTMLFieldSetElement> {
  /** Decimal string, as on the wire; undefined while it is not known yet. */
  amount: string | undefined
  /** Sign of the currency. */
  currency?: string
  /** Whether the amount is kept from onlookers, where its owner keeps that. */
  hidden?: boolean
  /** Whether the amount is kept from onlookers at first, where it keeps that by itself. @default false */
  defaultHidden?: boolean
  /** Asked to hide the amount, or to show it. */
  onHiddenChange?: (hidden: boolean) => void
  /** Asked what the balance is made of, in a dialog: the amount is a button for it. Without it the amount is text. */
  onOpen?: () => void
  /** Called to fetch the balance again. */
  onRefresh: () => void
  /** Whether a refresh is under way. @default false */
  refreshing?: boolean
}

/** A decimal string of a million and more. */
const isLong = (amount: string | undefined) => (amount?.length ?? 0) > '999999.99'.length

/** The wallet's balance in the header: hide, show, refresh. */
export function BalancePill({
  amount,
  currency,
  hidden: owned,
  defaultHidden = false,
  onHiddenChange,
  onOpen,
  onRefresh,
  refreshing = false,
  ...root
}: BalancePillProps) {
  const { t } = useLingui()
  const [hidden, setHidden] = useValue(owned, defaultHidden, onHiddenChange)
  const announcement = useRefreshAnnouncement(refreshing)
  const shown = amount === undefined ? '–' : <Amount value={amount} currency={currency} hidden={hidden} />
  const Eye = hidden ? ShowIcon : HideIcon
  return (
    <fieldset
      className={css.pill}
      aria-label={t({ message: 'Balance', context: 'Name of the balance in the header' })}
      {...commonProps(root)}
    >
      <span className={css.icon} aria-hidden>
        <WalletIcon />
      </span>
      {onOpen && amount !== undefined ? (
        <button
          className={css.amountButton}
          data-long={isLong(amount) || undefined}
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {shown}
        </button>
      ) : (
        <span className={css.amount} data-long={isLong(amount) || undefined}>
          {shown}
        </span>
      )}
      <button
        className={css.button}
        type="button"
        aria-label={t`Hide balance`}
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      >
        <Eye />
      </button>
      <button
        className={css.refreshButton}
        type="button"
        aria-label={t`Refresh balance`}
        aria-disabled={refreshing}
        onClick={refreshing ? undefined : onRefresh}
      >
        <RefreshIcon className={css.refresh} data-busy={refreshing || undefined} />
      </button>
      <span role="status">
        <VisuallyHidden>{announcement === 'done' ? t`Balance refreshed` : ''}</VisuallyHidden>
      </span>
    </fieldset>
  )
}

/** Says once that a refresh ended; silent while the page loads. */
function useRefreshAnnouncement(refreshing: boolean): 'none' | 'done' {
  const [was, setWas] = useState(refreshing)
  const [announcement, setAnnouncement] = useState<'none' | 'done'>('none')
  if (was !== refreshing) {
    setWas(refreshing)
    setAnnouncement(refreshing ? 'none' : 'done')
  }
  useEffect(() => {
    if (announcement === 'none') return
    const timer = setTimeout(() => setAnnouncement('none'), 3000)
    return () => clearTimeout(timer)
  }, [announcement])
  return announcement
}
