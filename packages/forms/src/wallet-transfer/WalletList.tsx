import { Amount, IconButton, StatusLabel, Text } from '@baize/ui'
import { RefreshIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from './WalletList.css.ts'
import type { Wallet } from './wallet.ts'

export interface WalletListProps {
  wallets: readonly Wallet[]
  /** Sign of the currency. */
  currency: string
  /** Fetches the balance of one wallet again; rejects when it could not be read. */
  onRefresh: (walletId: string) => Promise<void>
}

/** What is in each wallet, each fetched by itself: a vendor that does not respond delays no other. */
export function WalletList({ wallets, currency, onRefresh }: WalletListProps) {
  const { t } = useLingui()
  return (
    <ul className={css.list} aria-label={t({ message: 'Your wallets', context: 'name of a list' })}>
      {wallets.map((wallet) => (
        <WalletRow key={wallet.id} wallet={wallet} currency={currency} onRefresh={onRefresh} />
      ))}
    </ul>
  )
}

function WalletRow({ wallet, currency, onRefresh }: Omit<WalletListProps, 'wallets'> & { wallet: Wallet }) {
  const { t } = useLingui()
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still')
  const { id, name, language, balance, maintenance } = wallet

  async function refresh() {
    setState('asking')
    try {
      await onRefresh(id)
      setState('still')
    } catch {
      setState('failed')
    }
  }
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Text as="span" weight="medium">
          <bdi lang={language}>{name}</bdi>
        </Text>
        {maintenance ? (
          <StatusLabel tone="caution">
            {t({ message: 'Under maintenance', context: 'state of a wallet of a vendor' })}
          </StatusLabel>
        ) : (
          <Text as="span" tabular weight="strong">
            {state === 'failed' || balance === null ? (
              <Text as="span" size="sm" tone="muted">
                {t({ message: 'Unavailable', context: 'in place of a balance that could not be read' })}
              </Text>
            ) : (
              <Amount value={balance} currency={currency} />
            )}
          </Text>
        )}
      </div>
      <IconButton
        icon={<RefreshIcon />}
        label={t({ message: `Refresh the balance of ${name}`, comment: 'button; the variable is a wallet' })}
        variant="plain"
        tone="neutral"
        size="small"
        loading={state === 'asking'}
        onClick={() => void refresh()}
      />
    </li>
  )
}
